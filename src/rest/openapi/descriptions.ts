import { DRAWN_BY_DEFAULT, LARGEST_PAGE, MOST_IDS } from '../../contract/limits.ts';

/** What each operation is for, by operation id, with examples of what its parameters do. Markdown. */
export const DESCRIPTIONS: Readonly<Record<string, string>> = {
  drawQuestions: `Returns ${DRAWN_BY_DEFAULT} random questions by default. Every matching question is equally likely, and none comes twice in one response.

- \`?amount=5&category=geography&difficulty=easy\`: five easy questions about geography
- \`?lang=pl&tags=rivers,europe\`: Polish questions with both tags
- \`?exclude=ID,ID\`: none of these questions, for example those that a player has just seen; up to ${MOST_IDS} ids`,
  listQuestions: `Lists questions page by page, newest first, or looks up questions by id.

- \`?topic=rivers-of-the-world&limit=${LARGEST_PAGE}\`: one page; follow \`_links.next\` for the others
- \`?updated_since=2026-01-31&count=exact\`: what has changed since that day, oldest change first
- \`?ids=ID,ID\`: these questions, in this order; up to ${MOST_IDS} ids
- \`?ids=ID&content_language=pl\`: their Polish translations; \`meta.missing\` lists the ids that have none`,
  drawQuestionsByBody: `Draws questions as \`GET /questions/random\` does, with its parameters as fields of a JSON object. Use it where a URL would be too long: ${MOST_IDS} ids in \`exclude\` take 9.8 KB.`,
  searchQuestions: `Lists or looks up questions as \`GET /questions\` does, with its parameters as fields of a JSON object. Use it where a URL would be too long: ${MOST_IDS} ids take 9.8 KB. For the next page, send the same object with \`meta.nextCursor\` as \`cursor\`.`,
  countFacets: `Counts the questions that match the filters, and for every choice of a filter those that *would* match with it: a menu shows the numbers next to its entries. Filters are those of \`GET /questions\`.

- Choices of \`category\`, \`difficulty\`, \`type\`, \`lang\`, \`quality\`, \`source\`, \`license\`, \`topic\`, \`subcategory\` and \`tags_any\` replace the values of the request. With \`?category=history\`, \`geography\` has as many matches as it would have instead of history.
- Choices of \`tags\` and \`regions\` are added to those of the request.
- \`?tags=europe&facets=tags,difficulty\`: only these two facets, which takes less time

Counts are up to a minute old, those of few matches a few seconds.`,
  countFacetsByBody:
    'Counts as `GET /questions/facets` does, with its parameters as fields of a JSON object.',
  listRemovedQuestions:
    'Lists questions that are no longer served since a date: hidden, merged into another one, or deleted. A client that keeps a copy reads this list along with `GET /questions?updated_since=`.',
  getQuestion:
    'Returns one question with its quality. If the question has been merged into another one, the response is 404, and `canonicalId` is the id of the other one.',
  listCategories:
    'Lists the 24 categories with the number of their questions. Requests also accept the category ids of OpenTDB.',
  listTopics:
    'Lists curated topics: groups of tags or subcategories that people would call a subject. `?q=riv` searches in labels and aliases, ignoring case and accents.',
  getTopic:
    'Returns a topic with counts by category, difficulty, language, source and region, tags that often come with it, related topics, and sample questions. The topic can be given by its slug or by an alias.',
  getCategory:
    'Returns a category with counts by difficulty, language, source and region, its most frequent tags, and sample questions. It can be given by its slug, its id or its OpenTDB id.',
  getTag:
    'Returns a tag with counts by category, difficulty, language, source and region, tags that often come with it, and sample questions.',
  getSubcategory: 'Returns the same about a subcategory as `GET /tags/{tag}` about a tag.',
  getRegion:
    'Returns the same about a country or cultural region as `GET /tags/{tag}` about a tag. The code can be in upper or lower case.',
  listTags:
    'Lists tags, those of most questions first. `?q=RIV` finds `rivers`: case and accents are ignored.',
  listSubcategories: 'Lists subcategories, those of most questions first. `?q=` searches as in tags.',
  listRegions:
    'Lists countries and cultural regions by code. A question with a region is better known to people there.',
  suggestNames: `Suggests topics, categories, tags, subcategories and regions for a search box, while someone types: those whose name is the text, then those that begin with it, have a word that does, or contain it; of equal ones those of most questions first.

- \`?q=łodz\`: case and accents are ignored; topics are found by their aliases, too
- \`?q=riv&kinds=topic,tag&limit=3\`: at most three of each of these kinds
- \`?q=geograpy\`: what was probably meant, if nothing contains the text`,
  getStats:
    'Returns the number of questions in total and by language, source, licence, category, difficulty, topic and tag.',
  getGrowth:
    'Returns how many questions were added in each month, in total and by source, since the first one. Questions that are no longer served are not counted.',
  getTranslations:
    'Returns for each language how many of its questions exist in the others, and how many translations are out of date.',
  listLanguages: 'Lists the languages of questions and labels.',
  listExports:
    'Lists files with all questions of a language and licence, as compressed JSON lines. Only secret keys may download them.',
  downloadExport: 'Downloads a file that `GET /exports` lists, whole or in parts (`Range`).',
  getMe: 'Describes the key of the request: its tier, its limits, and how much of them is used.',
  getUsage: 'Returns the requests of your account: today, this week and this month, and day by day.',
  createReport: `Reports a problem with a question. No key is needed. Identify the question in one of three ways:

- \`questionId\`, if you have it
- \`questionText\`, copied from a screen
- \`questionUrl\`, a public page that shows the question`,
};

/** What a successful response has, by operation id. */
export const RETURNS: Readonly<Record<string, string>> = {
  drawQuestions: 'Random questions, fewer than requested if fewer match.',
  drawQuestionsByBody: 'Random questions, fewer than requested if fewer match.',
  listQuestions: 'A page of questions, or the questions with the ids.',
  searchQuestions: 'A page of questions, or the questions with the ids.',
  countFacets: 'The number of matches, and those of each choice.',
  countFacetsByBody: 'The number of matches, and those of each choice.',
  listRemovedQuestions: 'A page of removed questions.',
  getQuestion: 'The question.',
  listCategories: 'The categories.',
  getCategory: 'The category, its counts and sample questions.',
  listTopics: 'A page of topics.',
  getTopic: 'The topic, its counts and sample questions.',
  listTags: 'A page of tags.',
  getTag: 'The tag, its counts and sample questions.',
  listSubcategories: 'A page of subcategories.',
  getSubcategory: 'The subcategory, its counts and sample questions.',
  listRegions: 'A page of regions.',
  getRegion: 'The region, its counts and sample questions.',
  suggestNames: 'The suggestions.',
  getStats: 'The counts.',
  getGrowth: 'The months.',
  getTranslations: 'The languages with their translations.',
  listLanguages: 'The languages.',
  listExports: 'The files.',
  downloadExport: 'The whole file.',
  getMe: 'The key, its tier and its limits.',
  getUsage: 'The requests in three windows and by day.',
  createReport: 'The report was stored.',
};
