// Susi. SPDX-License-Identifier: Apache-2.0

// What the old iOS app sends: forms for login and sign-up, `GET` for everything else, switches as 1
// and 0, and its token under another name when it chats. It takes JSON objects with status 2xx only.

import assert from "node:assert/strict";

const chatDate = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Everything the app force-unwraps, or crashes on, in a chat object. */
export function looksLikeChat(chat) {
  assert.equal(typeof chat.query, "string");
  assert.match(chat.query_date, chatDate);
  assert.match(chat.answer_date, chatDate);
  const [answer] = chat.answers;
  assert.ok(answer.actions.length > 0 && answer.actions.every((action) => typeof action.type === "string"));
  assert.ok(Array.isArray(answer.data) && answer.data.every((row) => typeof row === "object"));
  assert.equal(answer.skills[0].split("/").length, 7);
  for (const action of answer.actions) {
    if (action.type === "answer") assert.equal(typeof action.expression, "string");
    if (action.type === "map") {
      for (const name of ["latitude", "longitude", "zoom"]) assert.ok(Number.isFinite(Number(action[name])));
      assert.match(action.zoom, /^\d+$/);
    }
    if (action.type === "rss") assert.ok(action.count >= 0 && action.count <= answer.data.length);
  }
}

export function iosFacts(base) {
  const facts = [];
  const fact = (text, check) => facts.push({ text, check });
  const email = "ios@example.org";
  let password = "Secret#1234";
  let user;
  let path;
  let listed;

  async function send(method, target, parameters, status = 200) {
    const form = new URLSearchParams(parameters).toString();
    const reply = method === "GET"
      ? await fetch(`${base}${target}?${form}`, { headers: { Accept: "*/*" } })
      : await fetch(base + target, {
        method, body: form, headers: { "Content-Type": "application/x-www-form-urlencoded; charset=utf-8" },
      });
    const json = await reply.json();
    assert.equal(reply.status, status, `${target}: ${json.message}`);
    assert.ok(typeof json === "object" && !Array.isArray(json));
    return json;
  }
  const get = (target, parameters, status) => send("GET", target, parameters, status);
  const post = (target, parameters, status) => send("POST", target, parameters, status);
  const token = () => ({ access_token: user.access_token });
  const skill = () => ({ model: "general", group: path[4], language: path[5], skill: path[6].split(".")[0] });

  fact("an address is free before sign-up", async () => {
    assert.equal((await get("/aaa/checkRegistration.json", { check_email: email })).exists, false);
  });
  fact("sign-up works at once", async () => {
    const reply = await post("/aaa/signup.json", { signup: email, password });
    assert.equal(reply.accepted, true);
    assert.equal((await get("/aaa/checkRegistration.json", { check_email: email })).exists, true);
  });
  fact("a second sign-up is refused", async () => {
    await post("/aaa/signup.json", { signup: email, password }, 422);
  });
  fact("wrong passwords and unknown people have their own codes", async () => {
    await post("/aaa/login.json", { login: email, password: "wrong", type: "access-token" }, 422);
    await post("/aaa/login.json", { login: "nobody@example.org", password, type: "access-token" }, 401);
  });
  fact("the login message ends with the address, and the session lasts", async () => {
    user = await post("/aaa/login.json", { login: email, password, type: "access-token" });
    assert.equal(user.message.split(" ").at(-1), email);
    assert.ok(Number.isInteger(user.valid_seconds) && user.valid_seconds > 0);
    assert.match(user.access_token, /^[A-Za-z0-9]{30}$/);
  });
  fact("a question is answered in a form it can show", async () => {
    const chat = await get("/susi/chat.json", {
      q: "Hello", timezoneOffset: "-530", language: "en", device_type: "iOS", country_code: "DE",
      country_name: "Germany", "access-token": user.access_token,
    });
    looksLikeChat(chat);
    assert.equal(chat.session.identity.name, email);
    path = chat.answers[0].skills[0].split("/");
  });
  fact("what nobody knows is answered too", async () => {
    looksLikeChat(await get("/susi/chat.json", { q: "xyzzy frobnicate", "access-token": user.access_token }));
  });
  fact("the history has what was asked with either spelling of the token, the newest first", async () => {
    const memory = await get("/susi/memory.json", token());
    assert.deepEqual(memory.cognitions.map((each) => each.query), ["xyzzy frobnicate", "Hello"]);
    memory.cognitions.forEach(looksLikeChat);
  });
  fact("a thumb and its log are taken, without a token", async () => {
    const thumb = { ...skill(), rating: "positive" };
    assert.equal((await get("/cms/rateSkill.json", thumb)).accepted, true);
    assert.equal((await get("/cms/feedbackLog.json", {
      ...thumb, user_query: "Hello", susi_reply: "Hi!", country_name: "Germany", country_code: "DE",
      device_type: "iOS",
    })).accepted, true);
  });
  fact("settings are stored in both ways and come back as texts", async () => {
    for (const [key, value] of [["enterAsSend", "0"], ["speechRate", "0.75"], ["hotwordRecognition", "1"]]) {
      await get("/aaa/changeUserSettings.json", { [key]: value, count: "1", ...token() });
    }
    await get("/aaa/changeUserSettings.json", { key1: "theme", value1: "dark", count: "1", ...token() });
    const { settings } = await get("/aaa/listUserSettings.json", token());
    assert.deepEqual(
      { ...settings },
      { enterAsSend: "false", speechRate: "0.75", hotwordRecognition: "true", theme: "dark" },
    );
  });
  fact("every group is listed, with skills to show", async () => {
    const { groups } = await get("/cms/getGroups.json", { language: "en" });
    assert.ok(groups.length > 0);
    let count = 0;
    for (const group of groups) {
      const list = await get("/cms/getSkillList.json", { group, language: "en" });
      for (const name of ["model", "group", "language"]) assert.equal(typeof list[name], "string");
      for (const [key, card] of Object.entries(list.skills)) {
        count += 1;
        assert.equal(typeof card.skill_name, "string");
        assert.equal(typeof card.skill_rating.stars.avg_star, "number");
        assert.ok(Number.isInteger(card.skill_rating.stars.total_star));
        listed ??= { model: list.model, group: list.group, skill: key };
      }
    }
    assert.ok(count > 0);
  });
  fact("a burst of listings is not refused", async () => {
    const lists = Array.from({ length: 20 }, () => get("/cms/getSkillList.json", { group: "All", language: "en" }));
    await Promise.all(lists);
  });
  fact("languages are listed", async () => {
    assert.ok((await get("/cms/getAllLanguages.json", {})).languagesArray.includes("en"));
  });
  fact("stars are given, and found again", async () => {
    const mine = { ...listed, language: "en", ...token() };
    const { ratings } = await get("/cms/fiveStarRateSkill.json", { ...mine, stars: "4" });
    assert.ok(Number.isInteger(ratings.four_star) && typeof ratings.avg_star === "number");
    assert.equal((await get("/cms/getRatingByUser.json", mine)).ratings.stars, 4);
    await get("/cms/fiveStarRateSkill.json", { ...listed, language: "en", stars: "4" }, 401);
  });
  fact("feedback is written without a language, and read with one", async () => {
    await get("/cms/feedbackSkill.json", { ...listed, feedback: "Nice & short", ...token() });
    const { feedback } = await get("/cms/getSkillFeedback.json", { ...listed, language: "en" });
    assert.equal(feedback[0].feedback, "Nice & short");
    assert.equal(typeof feedback[0].rating, "number");
  });
  fact("a skill is reported once", async () => {
    const report = { ...listed, language: "en", feedback: "Not for children", ...token() };
    assert.equal((await get("/cms/reportSkill.json", report)).accepted, true);
    await get("/cms/reportSkill.json", report, 422);
  });
  fact("a bookmark is set and taken away", async () => {
    const mark = { ...listed, language: "en", ...token() };
    assert.equal((await get("/cms/bookmarkSkill.json", { ...mark, bookmark: "1" })).bookmark, true);
    assert.equal((await get("/cms/bookmarkSkill.json", { ...mark, bookmark: "0" })).bookmark, false);
  });
  fact("pictures are always there", async () => {
    for (const target of [
      "/getAvatar.png?q=x", `/getAvatar.png?access_token=${user.access_token}`, "/cms/getImage.png",
      "/cms/getImage.png?model=general&language=en&group=Knowledge&image=images/none.png",
    ]) {
      const reply = await fetch(base + target);
      assert.equal(reply.status, 200, target);
      assert.match(reply.headers.get("content-type"), /^image\//);
    }
  });
  fact("the password is changed", async () => {
    const change = { changepassword: email, ...token() };
    await get("/aaa/changepassword.json", { ...change, password: "wrong", newpassword: "Other#1234" }, 422);
    const reply = await get("/aaa/changepassword.json", { ...change, password, newpassword: "Other#1234" });
    assert.equal(typeof reply.message, "string");
    await post("/aaa/login.json", { login: email, password, type: "access-token" }, 422);
    password = "Other#1234";
    user = await post("/aaa/login.json", { login: email, password, type: "access-token" });
  });
  fact("a forgotten password can always be asked for", async () => {
    const reply = await fetch(`${base}/aaa/recoverpassword.json?forgotemail=${email}`);
    assert.ok([200, 422, 503].includes(reply.status) && typeof (await reply.json()).message === "string");
  });
  fact("after logout the token is nobody's", async () => {
    await get("/aaa/login.json", { logout: "true", ...token() });
    assert.deepEqual((await get("/susi/memory.json", token())).session.identity.anonymous, true);
    await get("/aaa/listUserSettings.json", token(), 401);
  });
  fact("a server address that ends with a slash works", async () => {
    const reply = await fetch(`${base}//susi//chat.json?q=Hello`);
    looksLikeChat(await reply.json());
  });
  return facts;
}
