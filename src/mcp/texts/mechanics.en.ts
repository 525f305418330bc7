import {
  LARGEST_PAGE,
  LONGEST_REPORT_TEXT,
  MOST_DRAWN,
  MOST_IDS,
  REPORTS_PER_MINUTE,
  SHORTEST_QUESTION_TEXT,
} from '../../contract/limits.ts';
import type { Mechanic, MechanicText } from './mechanic.ts';

export const MECHANICS_EN: Readonly<Record<Mechanic, MechanicText>> = {
  daily_challenge: {
    title: 'Daily challenge',
    line: 'everybody gets the same questions on the same day',
    plan: `The service has no daily question; your backend chooses once a day and hands out ids.

1. Make a table daily(day date primary key, ids uuid[], lang text). At 00:00 UTC a job with your secret key draws:
   GET {{api}}/questions/random?amount=10&lang={{lang}}&difficulty=medium&exclude=<up to ${MOST_IDS} ids of the last days>
   As a tool: {{random}} {"amount": 10, "lang": "{{lang}}", "difficulty": "medium", "exclude": [<ids of the last ${MOST_IDS / 10} days>]}
2. Insert with "on conflict (day) do nothing", so that two jobs cannot choose differently, and read the row back: what is stored is the challenge.
3. When a player opens the day, your backend fetches the questions by their ids, in this order:
   GET {{api}}/questions?ids=<10 ids>
   Ask once and keep the answer for the day; one request serves all players.
4. A question that was hidden since morning is absent from the answer (compare ids). Replace it in the row once, by one more draw with all ids of the day in exclude.
5. For players in the other language add content_language=pl or en to the request of step 3. Ids in meta.missing have no translation: show the original.
6. Shuffle the options with a random generator of your own that is seeded by the day and the question's id, so that all see the same order.
Test it: two players, one before and one after midnight UTC; restart the job twice.`,
  },
  no_repeat: {
    title: 'No repeats',
    line: 'a player never sees the same question twice',
    plan: `The service does not know what a player has seen; keep the ids.

1. Keep one list for each player, newest last, with two ids of each question: its id, and its root, which is rootQuestionId or, where that is null, the id again. In the browser under one key of localStorage, or seen(player, question_id, root_id, at) on your server.
2. Draw with the newest ${MOST_IDS} ids (not roots: exclude leaves out exactly the records that it names):
   GET {{api}}/questions/random?amount=10&lang={{lang}}&topic=<slug>&exclude=<newest ${MOST_IDS} ids>
   As a tool: {{random}} {"amount": 10, "lang": "{{lang}}", "topic": "<slug>", "exclude": [...]}
3. More than ${MOST_IDS} seen: draw ${MOST_DRAWN} instead of 10, drop those whose root is in your list, keep ten. Nothing left after three draws means that nearly all of the set was seen.
4. A translation is another record with the same root. Where a player changes between languages always drop by root, as in step 3.
5. meta.count below amount means that nothing else matches: tell the player, drop a filter or forget the oldest half of the list.
6. To go through a whole set exactly once, do not draw at all: walk GET {{api}}/questions?topic=<slug>&lang={{lang}}&limit=${LARGEST_PAGE} by _links.next, store the ids, shuffle them, and fetch ten at a time with ids=.
Test it: a topic with 30 questions, three draws of ten, no id twice; the fourth draw is empty.`,
  },
  multi_language_same_q: {
    title: 'The same question in two languages',
    line: 'English and Polish players answer the same question',
    plan: `lang chooses questions of a language; only content_language maps a question to its translation.

1. Draw in the language of the host:
   {{random}} {"amount": 20, "lang": "{{lang}}"}
2. Map all ids at once:
   GET {{api}}/questions?ids=<20 ids>&content_language=<the other language>&lang=<the other language>
   As a tool: {{list}} {"ids": [...], "content_language": "<the other>", "lang": "<the other>"}; lang sets only the language of labels here.
3. Ids without a sibling are in meta.missing; the answer keeps the order of the others. So the pairs are: ids that are not missing, in order, with the questions of the answer, in order.
4. For a game that needs every question in both, draw more than you need (20 for 10) and keep the first ten pairs.
5. Keep one id for the pair: rootQuestionId or, where that is null, id; it is the same for both, the id of the first record of their chain. Score by it. Report a mistake by the id of the record in which the player saw it.
6. Options of two languages have no common order: take an order for positions (0 right, 1 to 3 wrong), shuffle the positions once for the room, apply it to both.
7. translator tells how a translation came to be; show "machine" to players who may correct it, and report mistakes with type "translation".
Test it: the answer of the pair has as many options in both languages; switch a player's language in the middle of a round.`,
  },
  multiplayer_sync: {
    title: 'Multiplayer in step',
    line: 'all players of a room have the same question at the same time',
    plan: `One draws, all others get ids and times; nobody draws for himself.

1. The room's server draws when the game starts, with the secret key:
   GET {{api}}/questions/random?amount=15&lang={{lang}}&exclude=<ids of the room's last games>
   Draw five more than will be played, as a reserve.
2. Keep on the server: room, ids in order, for each question the shuffled options and which position is right.
3. Send to the players only what they need: question id, text, options by position, number, startsAt as server time in milliseconds, and how long it is open.
4. Players measure the offset of their clock at joining (three round trips, the shortest counts) and show the question at startsAt, not when the message arrives. Send each question two seconds ahead.
5. Answers go to the server: (question id, position). The server stamps the time of arrival, takes the first answer of a player, and refuses what comes after the end plus 300 ms.
6. Who joins late or reloads asks the server for the state: number, ids so far, scores. Never let a client draw again.
7. For players of the other language map the ids once at the start, as multi_language_same_q says.
8. A room is one draw and at most one mapping, two requests however many players: far below any limit.
Test it: two browsers, one with its clock five minutes wrong and one on a slow line.`,
  },
  streak_persistence: {
    title: 'Streaks that last',
    line: 'days in a row are counted and survive a new device',
    plan: `Streaks are yours to keep; the service gives stable ids to hang them on.

1. Store one row a player and day: streak_log(player, day date, question_ids uuid[], right int, finished_at timestamptz), primary key (player, day).
2. Decide whose midnight counts and write it down: UTC is simplest with daily_challenge; local midnight needs the time zone stored with the player, changed at most once a day.
3. A day counts when its challenge was finished. Compute the streak from the rows: go back from today, or from yesterday while today is open, until a day lacks. Do not store a counter that can drift.
4. Offline: keep finished days in the browser with their question ids and send them when there is a connection; the server takes a day that is at most 48 hours old, with "on conflict do nothing".
5. Joker: a table freeze(player, day) filled by your rules; the computation takes such a day as finished.
6. To show an old day, fetch its questions by the ids stored:
   GET {{api}}/questions?ids=<ids of the day>&lang={{lang}}
   As a tool: {{list}} {"ids": [...], "lang": "{{lang}}"}
   What is absent was taken out of service since: show "no longer available" and keep the score.
7. Nothing of this needs a request beyond those of the game itself.
Test it: finish at 23:59 and 00:01; two devices on one day; a day with a joker between two finished ones.`,
  },
  anti_cheat: {
    title: 'Against cheating',
    line: 'the right answer stays on your server until it is given',
    plan: `Every answer of this service contains the right answer. So the player's browser must not ask it.

1. Only your backend calls, with a secret key (scope sk), which never leaves it:
   GET {{api}}/questions/random?amount=10&lang={{lang}}
2. For each question make a random token, and keep: token, player, question id, options in a shuffled order, position of the right one, issued_at.
3. Send to the browser: token, text, options. Not the question's id, which anybody with a publishable key could look up, and no attribution.url, which leads to the source.
4. The browser sends (token, position). Take the first answer of a token, within 20 seconds of issued_at by the server's clock; all else counts as wrong.
5. Answer with right or wrong, the right option, explanation and attribution: now they may be shown.
6. Against collecting: at most one open token a player; 300 questions a day; the ids of the player's last ${MOST_IDS} questions in exclude.
7. Against bots: look at the time to answer. Below 700 ms for a text of more than 60 characters, three times in a row, is a reason to ask for a check.
8. For prizes add questions of difficulty hard and expert, whose answers are not the first hit of a search, and type text_input, which has no options to try.
Test it: search everything the browser receives for the right answer; send a token twice, late, and as another player.`,
  },
  anki_cards: {
    title: 'Anki cards',
    line: 'a topic becomes a deck for learning, kept up to date',
    plan: `A deck is a list with attribution; the id makes updates possible.

1. Choose what goes in and count it first:
   {{list}} {"topic": "<slug>", "lang": "{{lang}}", "license": "CC-BY", "count": "exact", "limit": 1}
2. Walk all pages, ${LARGEST_PAGE} at a time:
   GET {{api}}/questions?topic=<slug>&lang={{lang}}&license=CC-BY&limit=${LARGEST_PAGE}, then _links.next until there is none. As a tool: meta.nextCursor as cursor.
3. Write a text file for the import: first the lines #separator:tab, #html:false, #guid column:1, #tags column:5, then one line a question: id, text, correctAnswer, explanation with the source, tags joined by spaces. Replace tabs and line ends in the fields by spaces.
4. The id as guid makes Anki update a card in place of adding a second one.
5. Fourth column: explanation, then "Source: <attribution.author or attribution.source>, <attribution.license>, <attribution.licenseUrl>". Licences of the CC-BY family require it; a deck with CC-BY-SA questions must itself be shared under that licence, so keep those in a deck of their own (license=CC-BY-SA).
6. Multiple choice as a card: the front with the options in alphabetical order, the back with the right one; or leave the options out, which teaches more.
7. Later only what has changed, with the time of the last run:
   GET {{api}}/questions?topic=<slug>&lang={{lang}}&license=CC-BY&updated_since=<RFC 3339 time>&limit=${LARGEST_PAGE}
   Which cards are gone: ask for the known ids, ${MOST_IDS} at a time, with ids=; what is absent is no longer served.
Test it: import twice; the second time must add nothing.`,
  },
  lead_capture_followup: {
    title: 'Follow-up after a quiz',
    line: 'players who want it get their results and the answers by mail',
    plan: `Addresses stay in your own system. Nothing about players is ever sent to this service.

1. Run the quiz with questions drawn by your backend:
   {{random}} {"amount": 10, "lang": "{{lang}}", "topic": "<slug>"}
   Store the game: game id, question ids, positions chosen, score, time. No name, no address.
2. Show the result to everybody first. Then offer: "Send me the answers and explanations", with a field for the address, a sentence on what it is used for, a link to your privacy notice, and an unticked box for anything beyond this one mail.
3. Store address, time, wording of the consent and game id apart from the game; confirm the address by a link before anything else is sent.
4. Make the mail from the stored ids, in one request:
   GET {{api}}/questions?ids=<10 ids>&lang={{lang}}
   For each question: text, the player's answer, correctAnswer, explanation, and one line with attribution.source, attribution.license and attribution.url.
5. One more topic as a reason to come back: take a slug of coOccurringTags of {{bySlug}} {"slug": "<slug>", "lang": "{{lang}}"}, find a topic for it with {{topics}}, and link to a quiz on it.
6. A question that is absent by then was taken out of service: leave it out and say how many are shown.
7. Every mail has a link to unsubscribe; erase address and consent on demand, the game may stay.
8. reporterEmail of a report is for questions about that report only. Never fill it with an address that was given for the mail.
Test it: a player without consent gets nothing; unsubscribing works without signing in.`,
  },
  report_wrong_content: {
    title: 'Reporting what is wrong',
    line: 'players can say that a question is wrong, and it is looked at',
    plan: `Reports go to those who keep the catalogue; several about one question are seen together.

1. Put "Something wrong?" beside each question after it was answered. Let the player choose: wrong answer or premise (factual), bad translation (translation), offensive (inappropriate), author or source wrong (attribution), other.
2. From a browser, without any key:
   POST {{api}}/report with Content-Type: application/json
   {"type": "factual", "questionId": "<id>", "comment": "<what is wrong, what would be right, where that is said>"}
   As a tool: {{report}} with the same fields. Show the user what will be sent and call it only when they agree.
3. Name the question by questionId. Only when the id is lost: questionText (${SHORTEST_QUESTION_TEXT} to ${LONGEST_REPORT_TEXT} characters) or questionUrl. None of the three gives 422.
4. 201 brings reportId: show it to the player and keep it with the question's id.
5. ${REPORTS_PER_MINUTE} reports a minute for one network address. On 429 keep the report and send it again after Retry-After seconds. From a backend all players share its address, so let browsers send.
6. Hide the question for this player at once: put the id on the no_repeat list. Do not hide it for others because of one report.
7. Look once a day whether something came of it: {{byId}} {"id": "<id>"}. A later updatedAt means corrected; not_found means taken out of service, and when the message names another id, that question stands in its place.
8. Ask for reporterEmail only if the player wants to be asked back, and leave it out otherwise.
Test it with your own wording in comment, once; reports are read by people.`,
  },
};
