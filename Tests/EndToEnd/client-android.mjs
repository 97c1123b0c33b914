// Susi. SPDX-License-Identifier: Apache-2.0

// What the old Android app sends: writes are `POST` with all parameters in the query and an empty
// body, and the token is in every address. Gson reads the answers: a value of another kind than its
// model declares makes the whole answer unreadable, and a null where none may be crashes later.

import assert from "node:assert/strict";

/** Reads as Gson does: `shape` has the kinds of the model's fields, absent ones keep their defaults. */
function gson(shape, json, place = "") {
  const wrong = () => assert.fail(`${place}: ${JSON.stringify(json)} is not ${JSON.stringify(shape)}`);
  assert.notEqual(json, null, `${place} is null`);
  if (json === undefined) return;
  if (typeof shape === "string") {
    const text = typeof json === "object" ? wrong() : String(json);
    if (shape === "int" && !/^-?\d+$/.test(text)) wrong();
    if (shape === "double" && !Number.isFinite(Number(text))) wrong();
    if (shape === "bool" && typeof json !== "boolean") wrong();
  } else if (Array.isArray(shape)) {
    if (!Array.isArray(json)) wrong();
    json.forEach((each, index) => gson(shape[0], each, `${place}[${index}]`));
  } else {
    if (typeof json !== "object" || Array.isArray(json)) wrong();
    for (const name of Object.keys("*" in shape ? json : shape)) {
      gson(shape["*"] ?? shape[name], json[name], `${place}.${name}`);
    }
  }
}

const action = {
  type: "string", expression: "string", language: "string", latitude: "double", longitude: "double",
  zoom: "double", columns: { "*": "string" }, count: "int", plan_delay: "int", delay: "int", link: "string",
  text: "string", identifier: "string", query: "string",
};
const chatShape = {
  query: "string", count: "int", client_id: "string", query_date: "string", answer_date: "string",
  answer_time: "int", session: { identity: { type: "string", name: "string", anonymous: "bool" } },
  answers: [{ data: [{ "*": "string" }], metadata: { count: "int" }, actions: [action], skills: ["string"] }],
};
const stars = {
  one_star: "int", two_star: "int", three_star: "int", four_star: "int", five_star: "int", total_star: "int",
  avg_star: "double",
};
const card = {
  model: "string", group: "string", language: "string", developer_privacy_policy: "string",
  descriptions: "string", image: "string", author: "string", author_url: "string", skill_name: "string",
  terms_of_use: "string", dynamic_content: "bool", examples: ["string"], skill_tag: "string",
  skill_rating: { positive: "string", negative: "string", feedback_count: "int", stars },
};

function looksLikeChat(chat) {
  gson(chatShape, chat);
  assert.ok(chat.answers.length > 0 && chat.answers[0].skills.length > 0 && chat.answers[0].data.length > 0);
  assert.match(chat.answer_date, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
}

export function androidFacts(base) {
  const facts = [];
  const fact = (text, check) => facts.push({ text, check });
  const email = "android@example.org";
  let password = "Secret#1234";
  let token;
  let path;

  async function send(method, target, parameters, status = 200) {
    const query = new URLSearchParams({ ...parameters, ...(token ? { access_token: token } : {}) });
    const reply = await fetch(`${base}${target}?${query}`, { method, body: method === "POST" ? "" : undefined });
    const text = await reply.text();
    assert.equal(reply.status, status, `${target}: ${text.slice(0, 300)}`);
    return JSON.parse(text);
  }
  const get = (target, parameters, status) => send("GET", target, parameters, status);
  const post = (target, parameters, status) => send("POST", target, parameters, status);
  const skill = () => ({ model: "general", group: path[4], language: path[5], skill: path[6].split(".")[0] });

  fact("signing up needs nothing in the body", async () => {
    gson({ message: "string", accepted: "bool" }, await post("/aaa/signup.json", { signup: email, password }));
  });
  fact("logging in gives a token with its time", async () => {
    const login = { login: email, type: "access-token" };
    await post("/aaa/login.json", { ...login, password: "wrong" }, 422);
    const reply = await post("/aaa/login.json", { ...login, password });
    gson({ message: "string", access_token: "string", valid_seconds: "int", accepted: "bool" }, reply);
    token = reply.access_token;
  });
  fact("questions with a place are answered in the types it declares", async () => {
    const chat = await get("/susi/chat.json", {
      timezoneOffset: "-60", q: "Hello", language: "en", latitude: "52.5", longitude: "13.4", geosource: "ip",
      country_code: "DE", country_name: "Germany", device_type: "Android",
    });
    looksLikeChat(chat);
    assert.equal(chat.session.identity.name, email);
    path = chat.answers[0].skills[0].split("/");
  });
  for (const q of ["What time is it", "set volume to 50", "xyzzy", "2 + 2", "stop", "  ", "ä&=?%🙂"]) {
    fact(`“${q}” is answered in the types it declares`, async () => {
      looksLikeChat(await get("/susi/chat.json", { q, language: "en", device_type: "Android" }));
    });
  }
  fact("the history is made of the same types", async () => {
    const memory = await get("/susi/memory.json", {});
    gson({ cognitions: [chatShape] }, memory);
    assert.equal(memory.cognitions.at(-1).query, "Hello");
  });
  fact("a thumb is taken", async () => {
    const reply = await post("/cms/rateSkill.json", { ...skill(), rating: "negative" });
    gson({ accepted: "bool", message: "string" }, reply);
  });
  fact("settings under its own names are found under those it reads", async () => {
    for (const [key, value] of [
      ["enter_send", "false"], ["mic_input", "true"], ["speech_output", "true"], ["speech_always", "false"],
      ["prefLanguage", "de"],
    ]) {
      await post("/aaa/changeUserSettings.json", { key1: key, value1: value, count: "1" });
    }
    const { settings } = await get("/aaa/listUserSettings.json", {});
    assert.deepEqual({ ...settings }, {
      enterAsSend: "false", micInput: "true", speechOutput: "true", speechOutputAlways: "false",
      prefLanguage: "de",
    });
  });
  fact("groups are never empty", async () => {
    const { groups } = await get("/cms/getGroups.json", {});
    gson(["string"], groups);
    assert.equal(typeof groups[0], "string");
  });
  fact("the start page of skills has its lists", async () => {
    const reply = await get("/cms/getSkillMetricsData.json", { model: "general", language: "en" });
    gson({ metrics: { "*": [card] } }, reply);
    for (const name of ["staffPicks", "rating", "newest", "latest", "usage", "feedback"]) {
      assert.ok(Array.isArray(reply.metrics[name]), name);
    }
  });
  for (const type of ["rating", "lexicographical", "creation_date", "modified_date", "usage", "feedback"]) {
    fact(`skills are listed by ${type}`, async () => {
      const reply = await get("/cms/getSkillList.json", {
        group: path[4], language: "en", applyFilter: "true", filter_name: "descending", filter_type: type,
        ...(type === "usage" ? { duration: "7" } : {}),
      });
      gson({ group: "string", language: "string", filteredData: [card] }, reply);
      assert.ok(reply.filteredData.length > 0);
    });
  }
  fact("stars, feedback and a report are taken", async () => {
    gson({ ratings: stars }, await post("/cms/fiveStarRateSkill.json", { ...skill(), stars: "5" }));
    gson({ ratings: { stars: "int", timestamp: "string" } }, await get("/cms/getRatingByUser.json", skill()));
    gson({ message: "string" }, await post("/cms/feedbackSkill.json", { ...skill(), feedback: "Good" }));
    const entry = {
      email: "string", feedback: "string", timestamp: "string", rating: "int", avatar: "string",
      user_name: "string",
    };
    const { feedback } = await get("/cms/getSkillFeedback.json", skill());
    gson([entry], feedback);
    assert.ok(feedback.some((each) => each.feedback === "Good"));
    const { language: _, ...place } = skill();
    await post("/cms/reportSkill.json", { ...place, feedback: "Bad" });
  });
  fact("a speaker is added and listed", async () => {
    await post("/aaa/addNewDevice.json", {
      macid: "00:1B:44:11:3A:B7", name: "Speaker", room: "Kitchen", latitude: "52.5", longitude: "13.4",
    });
    const { devices } = await get("/aaa/listUserDevices.json", {});
    gson({ "*": { name: "string", room: "string", geolocation: { latitude: "string", longitude: "string" } } }, devices);
    assert.equal(devices["00:1B:44:11:3A:B7"].room, "Kitchen");
  });
  fact("the password is changed", async () => {
    await post("/aaa/changepassword.json", { changepassword: email, password, newpassword: "Other#1234" });
    password = "Other#1234";
    token = undefined;
    token = (await post("/aaa/login.json", { login: email, password, type: "access-token" })).access_token;
  });
  fact("a token that nobody knows is no error for a question", async () => {
    const known = token;
    token = "0123456789abcdefghijABCDEFGHIJ";
    looksLikeChat(await get("/susi/chat.json", { q: "Hello" }));
    await get("/aaa/listUserSettings.json", {}, 401);
    token = known;
  });
  return facts;
}
