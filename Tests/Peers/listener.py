"""A recogniser that speaks Wyoming by the package `wyoming`, as Home Assistant's do: in place of what was said, its
transcript tells what arrived. Prints the port that it listens at."""
import asyncio
import socket
import zlib

from wyoming.asr import Transcribe, Transcript
from wyoming.audio import AudioChunk, AudioStart, AudioStop
from wyoming.info import AsrModel, AsrProgram, Attribution, Describe, Info
from wyoming.server import AsyncEventHandler, AsyncServer

SUSI = Attribution(name="Susi", url="https://example.org")
INFO = Info(asr=[AsrProgram(
    name="listener", description="tells what arrived", attribution=SUSI, installed=True, version="1",
    models=[AsrModel(name="none", description="none", attribution=SUSI, installed=True, version="1",
                     languages=["en", "de"])])])


class Listener(AsyncEventHandler):
    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.wish = Transcribe()
        self.start = None
        self.sound = b""

    async def handle_event(self, event):
        if Describe.is_type(event.type):
            await self.write_event(INFO.event())
        elif Transcribe.is_type(event.type):
            self.wish = Transcribe.from_event(event)
        elif AudioStart.is_type(event.type):
            self.start = AudioStart.from_event(event)
        elif AudioChunk.is_type(event.type):
            chunk = AudioChunk.from_event(event)
            assert (chunk.rate, chunk.width, chunk.channels) == (self.start.rate, 2, 1)
            self.sound += chunk.audio
        elif AudioStop.is_type(event.type):
            told = [self.wish.language, self.wish.name, self.start.rate, self.start.width, self.start.channels,
                    len(self.sound), zlib.crc32(self.sound), "Grüße"]
            await self.write_event(Transcript(text=" ".join(str(each) for each in told)).event())
            return False
        return True


async def main():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = AsyncServer.from_uri(f"tcp://127.0.0.1:{port}")
    await server.start(Listener)
    print(port, flush=True)
    await asyncio.Event().wait()


asyncio.run(main())
