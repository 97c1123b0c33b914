// Susi. SPDX-License-Identifier: Apache-2.0

// What the old web client sends: `GET` from a page of another origin, addresses put together without
// escapes, `undefined` for what is not set, and the token from a cookie of its own. Names in answers
// are turned into camel case, nearly everywhere.

import assert from "node:assert/strict";

function camel(json) {
  if (Array.isArray(json)) return json.map(camel);
  if (json === null || typeof json !== "object") return json;
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [
    name.replace(/[_-]+([a-zA-Z0-9])/g, (_, letter) => letter.toUpperCase()), camel(value),
  ]));
}

export function webFacts(base) {
  const facts = [];
  const fact = (text, check) => facts.push({ text, check });
  const email = "web@example.org";
  const place = "model=general&group=Small Talk&language=en&skill=greetings";
  let password = "Secret#1234";
  let token;

  async function get(target, status = 200, convert = camel) {
    const address = base + target + (token ? `${target.includes("?") ? "&" : "?"}access_token=${token}` : "");
    const reply = await fetch(address, { headers: { Origin: "https://chat.example.org" } });
    assert.equal(reply.headers.get("access-control-allow-origin"), "*", target);
    const json = await reply.json();
    assert.equal(reply.status, status, `${target}: ${json.message}`);
    return convert(json);
  }
  const plain = (target, status) => get(target, status, (json) => json);

  fact("a preflight is answered", async () => {
    const reply = await fetch(`${base}/susi/chat.json`, {
      method: "OPTIONS",
      headers: { Origin: "https://chat.example.org", "Access-Control-Request-Method": "GET" },
    });
    assert.equal(reply.status, 200);
    assert.equal(reply.headers.get("access-control-allow-origin"), "*");
  });
  fact("it starts without an account", async () => {
    assert.equal(typeof (await plain("/aaa/getApiKeys.json?type=public")).keys, "object");
    const { captchaConfig } = await get("/aaa/getCaptchaConfig.json");
    assert.deepEqual({ ...captchaConfig }, { login: "false", signUp: "false", changePassword: "false" });
    assert.equal((await get("/aaa/showAdminService.json")).showAdmin, false);
    assert.equal((await get("/aaa/account-permissions.json")).userRole, "anonymous");
  });
  fact("the rule for passwords is one it can apply", async () => {
    const rule = await get("/aaa/signup.json?getParameters=true");
    assert.ok(new RegExp(rule.regex).test(password) && !new RegExp(rule.regex).test("abc"));
    assert.equal(typeof rule.regexTooltip, "string");
  });
  fact("signing up and logging in work with what its form sends", async () => {
    const code = encodeURIComponent(password);
    await get(`/aaa/signup.json?signup=${email}&password=${code}&g-recaptcha-response=undefined`);
    const user = await get(
      `/aaa/login.json?type=access-token&login=${email}&password=${code}&g-recaptcha-response=undefined`,
    );
    assert.ok(user.accepted && user.validSeconds > 0 && /^[0-9a-f]{32}$/.test(user.uuid));
    token = user.accessToken;
    assert.equal((await get(`/aaa/login.json?type=check_password&login=${email}&password=${code}`)).accepted, true);
    assert.equal((await get("/aaa/account-permissions.json")).userRole, "user");
  });
  fact("a question is answered as its reducers read it", async () => {
    const chat = await get("/susi/chat.json?timezoneOffset=-60&q=Hello&language=en&device_type=Web Client");
    assert.equal(typeof chat.queryDate, "string");
    const [answer] = chat.answers;
    assert.equal(typeof answer.data[0], "object");
    assert.equal(typeof answer.actions[0].expression, "string");
  });
  fact("what is not set may be called undefined", async () => {
    const chat = await get("/susi/chat.json?timezoneOffset=undefined&q=Hello&language=undefined&latitude=undefined");
    assert.equal(chat.queryLanguage, "en");
  });
  fact("a skill is tried before it is saved", async () => {
    const skill = encodeURIComponent("::name Try\n\nwhat now\nnow this\n");
    const chat = await get(`/susi/chat.json?q=what now&instant=${skill}`);
    assert.equal(chat.answers[0].actions[0].expression, "now this");
  });
  fact("the history is the newest first", async () => {
    const { cognitions } = await get("/susi/memory.json");
    assert.deepEqual(cognitions.map((each) => each.query), ["what now", "Hello", "Hello"]);
    assert.ok(cognitions.every((each) => Array.isArray(each.answers)));
  });
  fact("the log of a thumb tolerates what it does not know", async () => {
    await get(`/cms/feedbackLog.json?model=undefined&group=Small Talk&language=en&skill=greetings&rating=positive`
      + `&user_query=Hello&susi_reply=Hi&country_code=undefined&country_name=undefined&device_type=Web Client`);
  });
  fact("settings are stored by their names", async () => {
    await plain("/aaa/changeUserSettings.json?theme=dark&enterAsSend=true&speechRate=1.5&userName=Jane Doe&timeZone=undefined");
    const { settings } = await plain("/aaa/listUserSettings.json");
    assert.deepEqual({ ...settings }, { theme: "dark", enterAsSend: "true", speechRate: "1.5", userName: "Jane Doe" });
    await plain("/aaa/changeUserSettings.json?", 400);
  });
  fact("its lists of skills have what they draw", async () => {
    const list = await get("/cms/getSkillList.json?group=All&language=en,de&applyFilter=true&filter_name=descending"
      + "&filter_type=rating&reviewed=true&staff_picks=false&q=&search_type=skill_name,descriptions&count=10&page=0");
    assert.ok(list.filteredData.length > 0 && list.pageCount >= 1);
    for (const card of list.filteredData) {
      assert.equal(card.reviewed, true);
      assert.ok(typeof card.skillTag === "string" && Array.isArray(card.supportedLanguages));
      assert.equal(typeof card.skillRating.stars.avgStar, "number");
    }
    const { metrics } = await get("/cms/getSkillMetricsData.json?language=en");
    assert.ok(Array.isArray(metrics.newest) && Array.isArray(metrics.staffPicks));
  });
  fact("the page of a skill has its figures", async () => {
    const { skillMetadata } = await get(`/cms/getSkillMetadata.json?${place}`);
    assert.equal(skillMetadata.skillTag, "greetings");
    assert.ok(Array.isArray(skillMetadata.examples));
    const usage = await get(`/cms/getSkillUsage.json?${place}&duration=7`);
    for (const day of usage.skillUsage ?? []) assert.equal(typeof day.count, "string");
    for (const target of ["getCountryWiseSkillUsage", "getDeviceWiseSkillUsage", "getRatingsOverTime"]) {
      assert.equal(typeof (await get(`/cms/${target}.json?${place}`)).accepted, "boolean");
    }
  });
  fact("stars, feedback, its removal and a report work", async () => {
    assert.equal((await get(`/cms/fiveStarRateSkill.json?${place}&stars=3`)).ratings.threeStar, 1);
    assert.equal((await get(`/cms/getRatingByUser.json?${place}`)).ratings.stars, 3);
    const { ratedSkills } = await get("/cms/getProfileDetails.json");
    assert.equal(ratedSkills[0].greetings.stars, 3);
    await get(`/cms/feedbackSkill.json?${place}&feedback=A comma, a space`);
    const texts = async () => (await get(`/cms/getSkillFeedback.json?${place}`)).feedback.map((each) => each.feedback);
    assert.ok((await texts()).includes("A comma, a space"));
    await get(`/cms/removeFeedback.json?${place}`);
    assert.ok(!(await texts()).includes("A comma, a space"));
    await get(`/cms/reportSkill.json?${place}&feedback=Bad`);
    await get(`/cms/reportSkill.json?${place}&feedback=Bad`, 422);
  });
  fact("the slide show and an author's skills are there", async () => {
    assert.equal(typeof (await plain("/cms/getSkillSlideshow.json")).slideshow, "object");
    await get("/cms/getSkillsByAuthor.json?author=Nobody");
    await get(`/cms/getSkillsByAuthor.json?author_email=${email}`);
  });
  fact("a skill is made, changed, found in its history and deleted", async () => {
    const form = new FormData();
    const fields = {
      model: "general", group: "Knowledge", language: "en", skill: "web_made", access_token: token,
      image_name: "default.jpg", content: "::name Web made\n::author Jane\n\nwhat is web made\nThis is.\n",
    };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const made = await (await fetch(`${base}/cms/createSkill.json`, { method: "POST", body: form })).json();
    assert.equal(made.accepted, true, made.message);
    const own = "model=general&group=Knowledge&language=en&skill=web_made";
    assert.match((await get(`/cms/getSkill.json?${own}`)).text, /what is web made/);
    assert.ok((await get(`/cms/getSkillHistory.json?${own}`)).commits.length >= 1);
    await get(`/cms/deleteSkill.json?${own}`);
  });
  fact("the password is changed, with the form's captcha unset", async () => {
    const [old, fresh] = [password, "Other#1234"].map(encodeURIComponent);
    await get(`/aaa/changepassword.json?changepassword=${email}&password=${old}&newpassword=${fresh}&g-recaptcha-response=undefined`);
    password = "Other#1234";
    token = undefined;
    const login = `/aaa/login.json?type=access-token&login=${email}&password=`;
    await get(login + old, 422);
    token = (await get(login + fresh)).accessToken;
  });
  fact("the account is deleted, with everything in it", async () => {
    await get("/aaa/login.json?delete=true");
    await get("/aaa/listUserSettings.json", 401);
    token = undefined;
    assert.equal((await get(`/aaa/checkRegistration.json?check_email=${email}`)).exists, false);
  });
  return facts;
}
