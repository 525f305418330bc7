import {
  LARGEST_PAGE,
  LONGEST_REPORT_TEXT,
  MOST_DRAWN,
  MOST_IDS,
  REPORTS_PER_MINUTE,
  SHORTEST_QUESTION_TEXT,
} from '../../../contract/limits.ts';
import type { Mechanic, MechanicText } from './mechanic.ts';

export const MECHANICS_EN: Readonly<Record<Mechanic, MechanicText>> = {
  daily_challenge: {
    title: 'Daily challenge',
    line: 'everyone gets the same questions on the same day',
    plan: `The service has no daily question, but a seed gives everyone the same draw until the catalogue changes. Your backend draws the questions once a day and sends out their ids, so that a change during the day changes nothing.

1. Create a table daily(day date primary key, ids uuid[], lang text). At 00:00 UTC a job with your secret key draws:
   GET {{api}}/questions/random?amount=10&lang={{lang}}&difficulty=medium&seed=<the day>&exclude=<up to ${MOST_IDS} ids of the last days>
   As a tool: {{random}} {"amount": 10, "lang": "{{lang}}", "difficulty": "medium", "seed": "<the day>", "exclude": [<ids of the last ${MOST_IDS / 10} days>]}
2. Insert with "on conflict (day) do nothing", so that two jobs cannot choose differently. Then read the row back: the stored ids are the challenge. Without a backend, leave out exclude: clients with the same seed and filters draw the same questions, but they can see the answers and tomorrow's questions.
3. When a player opens the day, your backend fetches the questions by their ids, in this order:
   GET {{api}}/questions?ids=<10 ids>
   Send the request once and cache the response for the day: it serves all players.
4. A question that was hidden since the morning is missing from the response (compare the ids). Replace it in the row once: draw one more, with all ids of the day in exclude.
5. For players in the other language, add content_language=pl or en to the request in step 3. Ids in meta.missing have no translation: show the original.
6. Shuffle the options with a random generator seeded by the day and the question's id, so that all players see the same order.
Test it: two players, one before and one after midnight UTC. Restart the job twice.`,
  },
  no_repeat: {
    title: 'No repeats',
    line: 'a player never sees the same question twice',
    plan: `The service does not store what a player has seen, so store the ids yourself.

1. Keep one list per player, newest last, with two ids per question: its id and its root. The root is rootQuestionId, or the id itself where rootQuestionId is null. Store the list in localStorage under one key, or as seen(player, question_id, root_id, at) on your server.
2. Draw with the newest ${MOST_IDS} ids (not roots: exclude leaves out exactly the records that it names):
   GET {{api}}/questions/random?amount=10&lang={{lang}}&topic=<slug>&exclude=<newest ${MOST_IDS} ids>
   As a tool: {{random}} {"amount": 10, "lang": "{{lang}}", "topic": "<slug>", "exclude": [...]}
3. If the player has seen more than ${MOST_IDS}: draw ${MOST_DRAWN} instead of 10, drop those whose root is in your list, and keep ten. If nothing is left after three draws, the player has seen nearly the whole set.
4. A translation is another record with the same root. If a player switches between languages, always drop by root as in step 3.
5. If meta.count is below amount, nothing else matches: inform the player, and remove a filter or delete the oldest half of the list.
6. To play a whole set exactly once, do not draw at all: page through GET {{api}}/questions?topic=<slug>&lang={{lang}}&limit=10&order=shuffled&seed=<player id> by _links.next, which is each question once in the player's own order. Store only the link of the next page.
Test it: with a topic of 30 questions, three draws of ten have no id in common, and the fourth draw is empty.`,
  },
  multi_language_same_q: {
    title: 'The same question in two languages',
    line: 'English and Polish players answer the same question',
    plan: `lang selects questions in a language. Only content_language maps a question to its translation.

1. Draw in the language of the host:
   {{random}} {"amount": 20, "lang": "{{lang}}"}
2. Map all ids at once:
   GET {{api}}/questions?ids=<20 ids>&content_language=<the other language>&lang=<the other language>
   As a tool: {{list}} {"ids": [...], "content_language": "<the other>", "lang": "<the other>"}. Here lang sets only the language of the labels.
3. Ids without a translation are in meta.missing; the response keeps the order of the others. To form the pairs, combine the ids that are not missing, in order, with the questions of the response, in order.
4. If a game needs every question in both languages, draw more than you need (20 for 10) and keep the first ten pairs.
5. Identify a pair by rootQuestionId, or by id where rootQuestionId is null: it is the same in both languages. Use it for scores. Report a mistake by the id of the record in which the player saw it.
6. The options of the two languages have no common order. Number the positions (0 is right, 1 to 3 are wrong), shuffle the positions once per game, and apply the result to both.
7. translator shows how a translation was made. Show "machine" to players who may correct it, and report mistakes with the type "translation".
Test it: both questions of a pair have the same number of options. Switch a player's language in the middle of a round.`,
  },
  multiplayer_sync: {
    title: 'Synchronised multiplayer',
    line: 'all players of a game see the same question at the same time',
    plan: `The server draws, and the players get ids and times. Players never draw themselves.

1. The game's server draws when the game starts, with the secret key:
   GET {{api}}/questions/random?amount=15&lang={{lang}}&exclude=<ids of the group's last games>
   Draw five more than you will play, as a reserve.
2. Keep on the server: the game, the ids in order, and for each question the shuffled options and the position of the right one.
3. Send the players only what they need: question id, text, options by position, number, startsAt as server time in milliseconds, and the time to answer.
4. When players join, they measure their clock offset (three round trips; the shortest counts). They show the question at startsAt, not when the message arrives. Send each question two seconds ahead.
5. Answers go to the server as (question id, position). The server records the time of arrival, accepts the first answer of each player, and refuses answers later than 300 ms after the end.
6. Players who join late or reload request the state from the server: number, ids so far, scores. Never let a client draw again.
7. For players in the other language, map the ids once at the start, as in multi_language_same_q.
8. A game needs one draw and at most one mapping: two requests regardless of the number of players, far below any limit.
Test it: two browsers, one with a clock that is wrong by five minutes and one on a slow connection.`,
  },
  streak_persistence: {
    title: 'Lasting streaks',
    line: 'days in a row are counted and survive a change of device',
    plan: `You store the streaks; the service provides the permanent ids for them.

1. Store one row per player and day: streak_log(player, day date, question_ids uuid[], right int, finished_at timestamptz), primary key (player, day).
2. Decide whose midnight counts, and document it. UTC is simplest with daily_challenge. Local midnight needs the player's time zone, which may change at most once a day.
3. A day counts if its challenge was finished. Compute the streak from the rows: go back from today (or from yesterday while today is open) to the first missing day. Do not store a counter, which can drift.
4. Offline: keep finished days with their question ids in the browser, and send them when there is a connection. The server accepts days up to 48 hours old, with "on conflict do nothing".
5. Joker: add a table freeze(player, day), filled by your rules. The computation treats such a day as finished.
6. To show an old day, fetch its questions by the stored ids:
   GET {{api}}/questions?ids=<ids of the day>&lang={{lang}}
   As a tool: {{list}} {"ids": [...], "lang": "{{lang}}"}
   A missing question has been removed since: show "no longer available" and keep the score.
7. None of this needs requests beyond those of the game itself.
Test it: finish at 23:59 and at 00:01. Use two devices on one day. Put a joker day between two finished days.`,
  },
  anti_cheat: {
    title: 'Protection against cheating',
    line: 'the right answer stays on your server until the player has answered',
    plan: `Every response of this service contains the right answer, so the player's browser must not call it.

1. Only your backend calls the service, with a secret key (scope sk), which never leaves the backend:
   GET {{api}}/questions/random?amount=10&lang={{lang}}
2. For each question, create a random token and store: token, player, question id, shuffled options, position of the right option, issued_at.
3. Send to the browser: token, text, options. Do not send the question's id, which anyone with a publishable key could look up, or attribution.url, which leads to the source.
4. The browser sends (token, position). Accept the first answer per token, within 20 seconds of issued_at by the server's clock. Everything else counts as wrong.
5. Respond with right or wrong, the right option, explanation and attribution. Now they may be shown.
6. Against harvesting: allow at most one open token per player and 300 questions a day, and put the ids of the player's last ${MOST_IDS} questions into exclude.
7. Against bots: check the time to answer. If it is below 700 ms for a text of more than 60 characters three times in a row, ask for a verification.
8. For prizes, add questions of difficulty hard and expert, whose answers are not the first search result, and of type text_input, which have no options to try.
Test it: search everything that the browser receives for the right answer. Send a token twice, late, and as another player.`,
  },
  anki_cards: {
    title: 'Anki cards',
    line: 'a topic becomes a deck of cards that stays up to date',
    plan: `A deck is a list with attribution. The ids make updates possible.

1. Choose the content and count it first:
   {{list}} {"topic": "<slug>", "lang": "{{lang}}", "license": "CC-BY", "count": "exact", "limit": 1}
2. Page through all matches, ${LARGEST_PAGE} at a time:
   GET {{api}}/questions?topic=<slug>&lang={{lang}}&license=CC-BY&limit=${LARGEST_PAGE}, then _links.next until there is none. As a tool: meta.nextCursor as cursor.
3. Write a text file for the import. It starts with the lines #separator:tab, #html:false, #guid column:1, #tags column:5. Then comes one line per question: id, text, correctAnswer, explanation with the source, tags joined by spaces. Replace tabs and line ends in the fields by spaces.
4. With the id as guid, Anki updates a card instead of adding a second one.
5. Fourth column: explanation, then "Source: <attribution.author or attribution.source>, <attribution.license>, <attribution.licenseUrl>". Licences of the CC-BY family require it. A deck with CC-BY-SA questions must be shared under that licence, so keep them in a separate deck (license=CC-BY-SA).
6. Multiple choice as a card: put the options on the front in alphabetical order and the right one on the back. Or leave out the options, which teaches more.
7. Later fetch only the changes since the last run:
   GET {{api}}/questions?topic=<slug>&lang={{lang}}&license=CC-BY&updated_since=<RFC 3339 time>&limit=${LARGEST_PAGE}
   To find removed cards, request the known ids, ${MOST_IDS} at a time, with ids=. Missing ones are no longer served.
Test it: import twice. The second import must add nothing.`,
  },
  lead_capture_followup: {
    title: 'Follow-up after a quiz',
    line: 'players who want it get their results and the answers by mail',
    plan: `Addresses stay in your system. Never send anything about players to this service.

1. Run the quiz with questions that your backend draws:
   {{random}} {"amount": 10, "lang": "{{lang}}", "topic": "<slug>"}
   Store the game: game id, question ids, chosen positions, score, time. No name and no address.
2. Show the result to all players first. Then offer "Send me the answers and explanations", with a field for the address, a sentence about its use, a link to your privacy notice, and an unticked box for anything beyond this one mail.
3. Store address, time, wording of the consent and game id separately from the game. Confirm the address by a link before you send anything else.
4. Build the mail from the stored ids, with one request:
   GET {{api}}/questions?ids=<10 ids>&lang={{lang}}
   For each question: text, the player's answer, correctAnswer, explanation, and one line with attribution.source, attribution.license and attribution.url.
5. Suggest one more topic as a reason to come back: take a slug from coOccurringTags of {{bySlug}} {"slug": "<slug>", "lang": "{{lang}}"}, find a topic for it with {{topics}}, and link to a quiz on it.
6. A missing question has been removed since: leave it out, and say how many are shown.
7. Every mail has an unsubscribe link. Delete address and consent on request; the game may stay.
8. reporterEmail in a report is only for questions about that report. Never fill it with an address that a player gave for the mail.
Test it: a player without consent gets nothing, and unsubscribing works without signing in.`,
  },
  report_wrong_content: {
    title: 'Reporting wrong questions',
    line: 'players can report a wrong question, and someone reviews it',
    plan: `Reports go to the maintainers of the catalogue. Several reports about one question are shown together.

1. Show "Something wrong?" next to each question after it was answered. Let the player choose: wrong answer or premise (factual), bad translation (translation), offensive (inappropriate), wrong author or source (attribution), other.
2. From a browser, without a key:
   POST {{api}}/report with Content-Type: application/json
   {"type": "factual", "questionId": "<id>", "comment": "<what is wrong, what would be right, the source for it>"}
   As a tool: {{report}} with the same fields. Show the user what will be sent, and call it only if they agree.
3. Identify the question by questionId. Only if you do not have the id, use questionText (${SHORTEST_QUESTION_TEXT} to ${LONGEST_REPORT_TEXT} characters) or questionUrl. Without any of the three the response is 422.
4. A 201 response contains reportId: show it to the player and store it with the question's id.
5. The limit is ${REPORTS_PER_MINUTE} accepted reports a minute per IP address. On 429, keep the report and send it again after Retry-After seconds. Players behind one backend share its address, so let browsers send.
6. Hide the question for this player at once: add its id to the no_repeat list. Do not hide it for others because of one report.
7. Check the outcome once a day: {{byId}} {"id": "<id>"}. A later updatedAt means that it was corrected. not_found means that it was removed; if the message names another id, that question replaces it.
8. Ask for reporterEmail only if the player wants to be contacted; otherwise leave it out.
Test it once with your own text in comment; people read the reports.`,
  },
};
