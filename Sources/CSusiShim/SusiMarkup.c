// Susi. SPDX-License-Identifier: Apache-2.0

#include "SusiMarkup.h"

#include <errno.h>
#include <iconv.h>
#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <limits.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// For each end of an element the library looks through all that are open.
static const int deepest = 1000;

struct reading {
    const struct susi_markup_calls *calls;
    void *context;
    xmlParserCtxtPtr parser;
    int depth;
    int has_ended;
};

static void note(struct reading *reading, int status) {
    if (status == 0 || reading->has_ended) return;
    reading->has_ended = 1;
    xmlStopParser(reading->parser);
}

static void begin(void *context, const xmlChar *name, const xmlChar **attributes) {
    struct reading *reading = context;
    if (reading->has_ended) return;
    const char *const *list = (const char *const *)attributes;
    reading->depth++;
    note(reading, reading->depth > deepest);
    if (reading->has_ended) return;
    note(reading, reading->calls->begin(reading->context, (const char *)name, list));
}

static void end(void *context, const xmlChar *name) {
    struct reading *reading = context;
    if (reading->has_ended) return;
    reading->depth--;
    note(reading, reading->calls->end(reading->context, (const char *)name));
}

static void text(void *context, const xmlChar *bytes, int count) {
    struct reading *reading = context;
    if (reading->has_ended || count <= 0) return;
    note(reading, reading->calls->text(reading->context, (const char *)bytes, (size_t)count));
}

/// Has the parser tell us alone; nothing else is called, so nothing is built.
static void prepare(xmlParserCtxtPtr parser, struct reading *reading) {
    xmlSAXHandler handler;
    memset(&handler, 0, sizeof handler);
    handler.startElement = begin;
    handler.endElement = end;
    handler.characters = text;
    handler.ignorableWhitespace = text;
    handler.cdataBlock = text;
    handler.initialized = 1;
    *parser->sax = handler;
    parser->userData = reading;
    reading->parser = parser;
    xmlSwitchEncoding(parser, XML_CHAR_ENCODING_UTF8);
}

static pthread_once_t once = PTHREAD_ONCE_INIT;

void susi_read_html(
    const char *bytes, size_t count, const struct susi_markup_calls *calls, void *context
) {
    pthread_once(&once, xmlInitParser);
    if (count == 0 || count > INT_MAX) return;
    htmlParserCtxtPtr parser = htmlCreateMemoryParserCtxt(bytes, (int)count);
    if (parser == NULL) return;
    struct reading reading = {calls, context, parser, 0, 0};
    htmlCtxtUseOptions(
        parser, HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING |
                    HTML_PARSE_NONET | HTML_PARSE_IGNORE_ENC
    );
    prepare(parser, &reading);
    htmlParseDocument(parser);
    htmlFreeParserCtxt(parser);
}

void susi_read_xml(
    const char *bytes, size_t count, const struct susi_markup_calls *calls, void *context
) {
    pthread_once(&once, xmlInitParser);
    if (count == 0 || count > INT_MAX) return;
    xmlParserCtxtPtr parser = xmlCreateMemoryParserCtxt(bytes, (int)count);
    if (parser == NULL) return;
    struct reading reading = {calls, context, parser, 0, 0};
    xmlCtxtUseOptions(
        parser, XML_PARSE_RECOVER | XML_PARSE_NOERROR | XML_PARSE_NOWARNING | XML_PARSE_NONET |
                    XML_PARSE_IGNORE_ENC
    );
    prepare(parser, &reading);
    xmlParseDocument(parser);
    // A document of ours has none, unless the library made one for itself.
    if (parser->myDoc != NULL) xmlFreeDoc(parser->myDoc);
    xmlFreeParserCtxt(parser);
}

uint32_t susi_html_entity(const char *name) {
    const htmlEntityDesc *entity = htmlEntityLookup((const xmlChar *)name);
    return entity == NULL ? 0 : entity->value;
}

char *susi_to_utf8(const char *set, const char *bytes, size_t count, size_t *length) {
    iconv_t converter = iconv_open("UTF-8", set);
    if (converter == (iconv_t)-1) return NULL;
    // No character needs more than four bytes, and what is none becomes three.
    size_t room = count * 4 + 16;
    char *text = malloc(room);
    if (text == NULL) {
        iconv_close(converter);
        return NULL;
    }
    char *from = (char *)bytes;
    char *to = text;
    while (count > 0) {
        if (iconv(converter, &from, &count, &to, &room) != (size_t)-1) break;
        if (errno != EILSEQ || room < 3) break;
        memcpy(to, "\xEF\xBF\xBD", 3);
        to += 3;
        room -= 3;
        from++;
        count--;
    }
    iconv_close(converter);
    *length = (size_t)(to - text);
    return text;
}
