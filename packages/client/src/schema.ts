// Generated from the OpenAPI document and the table of filters: `npm run generate -- client` writes it again.

export interface paths {
    readonly "/api/v1/questions/random": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Draw random questions
         * @description Returns 10 random questions by default. Every matching question is equally likely, and none comes twice in one response.
         *
         *     - `?amount=5&category=geography&difficulty=easy`: five easy questions about geography
         *     - `?lang=pl&tags=rivers,europe`: Polish questions with both tags
         *     - `?exclude=ID,ID`: none of these questions, for example those that a player has just seen; up to 250 ids
         */
        readonly get: operations["drawQuestions"];
        readonly put?: never;
        /**
         * Draw random questions with a JSON body
         * @description Draws questions as `GET /questions/random` does, with its parameters as fields of a JSON object. Use it where a URL would be too long: 250 ids in `exclude` take 9.8 KB.
         */
        readonly post: operations["drawQuestionsByBody"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/questions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List questions
         * @description Lists questions page by page, newest first, or looks up questions by id.
         *
         *     - `?topic=rivers-of-the-world&limit=100`: one page; follow `_links.next` for the others
         *     - `?updated_since=2026-01-31&count=exact`: what has changed since that day, oldest change first
         *     - `?ids=ID,ID`: these questions, in this order; up to 250 ids
         *     - `?ids=ID&content_language=pl`: their Polish translations; `meta.missing` lists the ids that have none
         */
        readonly get: operations["listQuestions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/questions/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * List questions with a JSON body
         * @description Lists or looks up questions as `GET /questions` does, with its parameters as fields of a JSON object. Use it where a URL would be too long: 250 ids take 9.8 KB. For the next page, send the same object with `meta.nextCursor` as `cursor`.
         */
        readonly post: operations["searchQuestions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/questions/facets": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Count what each choice of a filter would match
         * @description Counts the questions that match the filters, and for every choice of a filter those that *would* match with it: a menu shows the numbers next to its entries. Filters are those of `GET /questions`.
         *
         *     - Choices of `category`, `difficulty`, `type`, `lang`, `quality`, `source`, `license`, `topic`, `subcategory` and `tags_any` replace the values of the request. With `?category=history`, `geography` has as many matches as it would have instead of history.
         *     - Choices of `tags` and `regions` are added to those of the request.
         *     - `?tags=europe&facets=tags,difficulty`: only these two facets, which takes less time
         *
         *     Counts are up to a minute old, those of few matches a few seconds.
         */
        readonly get: operations["countFacets"];
        readonly put?: never;
        /**
         * Count what each choice of a filter would match, with a JSON body
         * @description Counts as `GET /questions/facets` does, with its parameters as fields of a JSON object.
         */
        readonly post: operations["countFacetsByBody"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/questions/removed": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List questions that are no longer served
         * @description Lists questions that are no longer served since a date: hidden, merged into another one, or deleted. A client that keeps a copy reads this list along with `GET /questions?updated_since=`.
         */
        readonly get: operations["listRemovedQuestions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/questions/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get one question by id
         * @description Returns one question with its quality. If the question has been merged into another one, the response is 404, and `canonicalId` is the id of the other one.
         */
        readonly get: operations["getQuestion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/categories": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the 24 categories with their question counts
         * @description Lists the 24 categories with the number of their questions. Requests also accept the category ids of OpenTDB.
         */
        readonly get: operations["listCategories"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/categories/{category}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a category with its facets and sample questions
         * @description Returns a category with counts by difficulty, language, source and region, its most frequent tags, and sample questions. It can be given by its slug, its id or its OpenTDB id.
         */
        readonly get: operations["getCategory"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/topics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the curated topics
         * @description Lists curated topics: groups of tags or subcategories that people would call a subject. `?q=riv` searches in labels and aliases, ignoring case and accents.
         */
        readonly get: operations["listTopics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/topics/{slug}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a topic with its facets and sample questions
         * @description Returns a topic with counts by category, difficulty, language, source and region, tags that often come with it, related topics, and sample questions. The topic can be given by its slug or by an alias.
         */
        readonly get: operations["getTopic"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tags": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the tags of the questions
         * @description Lists tags, those of most questions first. `?q=RIV` finds `rivers`: case and accents are ignored.
         */
        readonly get: operations["listTags"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tags/{tag}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a tag with its facets and sample questions
         * @description Returns a tag with counts by category, difficulty, language, source and region, tags that often come with it, and sample questions.
         */
        readonly get: operations["getTag"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/subcategories": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the subcategories of the questions
         * @description Lists subcategories, those of most questions first. `?q=` searches as in tags.
         */
        readonly get: operations["listSubcategories"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/subcategories/{subcategory}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a subcategory with its facets and sample questions
         * @description Returns the same about a subcategory as `GET /tags/{tag}` about a tag.
         */
        readonly get: operations["getSubcategory"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/regions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the regions of cultural affinity
         * @description Lists countries and cultural regions by code. A question with a region is better known to people there.
         */
        readonly get: operations["listRegions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/regions/{code}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a region with its facets and sample questions
         * @description Returns the same about a country or cultural region as `GET /tags/{tag}` about a tag. The code can be in upper or lower case.
         */
        readonly get: operations["getRegion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/suggest": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Suggest topics, tags and other names while someone types
         * @description Suggests topics, categories, tags, subcategories and regions for a search box, while someone types: those whose name is the text, then those that begin with it, have a word that does, or contain it; of equal ones those of most questions first.
         *
         *     - `?q=łodz`: case and accents are ignored; topics are found by their aliases, too
         *     - `?q=riv&kinds=topic,tag&limit=3`: at most three of each of these kinds
         *     - `?q=geograpy`: what was probably meant, if nothing contains the text
         */
        readonly get: operations["suggestNames"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/stats": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get counts over the whole catalogue
         * @description Returns the number of questions in total and by language, source, licence, category, difficulty, topic and tag.
         */
        readonly get: operations["getStats"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/stats/growth": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the growth of the catalogue by month
         * @description Returns how many questions were added in each month, in total and by source, since the first one. Questions that are no longer served are not counted.
         */
        readonly get: operations["getGrowth"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/stats/translations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get how much of the catalogue is translated
         * @description Returns for each language how many of its questions exist in the others, and how many translations are out of date.
         */
        readonly get: operations["getTranslations"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/languages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the supported languages with their question counts
         * @description Lists the languages of questions and labels.
         */
        readonly get: operations["listLanguages"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/exports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the files with all questions
         * @description Lists files with all questions of a language and licence, as compressed JSON lines. Only secret keys may download them.
         */
        readonly get: operations["listExports"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/exports/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Download a file with questions
         * @description Downloads a file that `GET /exports` lists, whole or in parts (`Range`).
         */
        readonly get: operations["downloadExport"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the calling key, its tier and its limits
         * @description Describes the key of the request: its tier, its limits, and how much of them is used.
         */
        readonly get: operations["getMe"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/usage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get daily request counts
         * @description Returns the requests of your account: today, this week and this month, and day by day.
         */
        readonly get: operations["getUsage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/report": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Report a problem with a question
         * @description Reports a problem with a question. No key is needed. Identify the question in one of three ways:
         *
         *     - `questionId`, if you have it
         *     - `questionText`, copied from a screen
         *     - `questionUrl`, a public page that shows the question
         */
        readonly post: operations["createReport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        readonly Difficulty: "trivial" | "easy" | "medium" | "hard" | "expert";
        /** @enum {string} */
        readonly Language: "en" | "pl";
        /** @enum {string} */
        readonly QuestionType: "multiple" | "boolean" | "text_input";
        /** @enum {string} */
        readonly Quality: "high" | "needs_review";
        /** @enum {string} */
        readonly QualityFilter: "high" | "standard" | "all";
        /** @enum {string} */
        readonly QuestionField: "id" | "text" | "correctAnswer" | "incorrectAnswers" | "type" | "difficulty" | "language" | "category" | "subcategories" | "tags" | "regions" | "attribution" | "translationOf" | "rootQuestionId" | "translator" | "explanation" | "extensions" | "createdAt" | "updatedAt" | "quality";
        /** @enum {string} */
        readonly Source: "arc" | "creak" | "entityq" | "kqa-pro" | "mintaka" | "mkqa" | "nq-open" | "opentdb" | "opentriviaqa" | "qasc" | "svc" | "webq";
        /** @enum {string} */
        readonly Translator: "machine" | "human" | "native";
        /** @enum {string} */
        readonly CountMode: "estimate" | "exact" | "none";
        /** @enum {string} */
        readonly ListOrder: "newest" | "shuffled";
        /** @enum {string} */
        readonly TopicKind: "tag" | "subcategory";
        /** @enum {string} */
        readonly RegionKind: "country" | "cultural";
        /** @enum {string} */
        readonly FacetName: "category" | "difficulty" | "type" | "lang" | "quality" | "source" | "license" | "regions" | "topic" | "subcategory" | "tags" | "tags_any";
        /** @enum {string} */
        readonly SuggestionKind: "category" | "topic" | "tag" | "subcategory" | "region";
        /** @enum {string} */
        readonly SuggestionMatch: "exact" | "prefix" | "word" | "part" | "similar";
        /** @enum {string} */
        readonly RemovalReason: "hidden" | "merged" | "deleted";
        /** @enum {string} */
        readonly ReportType: "translation" | "factual" | "inappropriate" | "attribution" | "other";
        /** @enum {string} */
        readonly KeyScope: "pk" | "sk";
        /** @enum {string} */
        readonly Tier: "free" | "indie" | "pro" | "enterprise";
        readonly Question: {
            /** @description UUID v7. It never changes after import. */
            readonly id: string;
            /** @description The question in its own language. */
            readonly text?: string;
            readonly correctAnswer?: string;
            readonly incorrectAnswers?: readonly string[];
            readonly type?: components["schemas"]["QuestionType"];
            readonly difficulty?: components["schemas"]["Difficulty"] | null;
            readonly language?: components["schemas"]["Language"];
            readonly category?: components["schemas"]["Category"];
            readonly subcategories?: readonly components["schemas"]["SlugLabel"][];
            readonly tags?: readonly components["schemas"]["SlugLabel"][];
            /** @description Regions where people are more likely to know the answer, as lower-case codes. Empty if it is known everywhere. */
            readonly regions?: readonly string[];
            readonly attribution: components["schemas"]["Attribution"];
            /** @description The question that this one translates; null for originals. */
            readonly translationOf?: string | null;
            /** @description The original at the start of the translation chain; null for originals. */
            readonly rootQuestionId?: string | null;
            /** @description Null for originals. */
            readonly translator?: components["schemas"]["Translator"] | null;
            /** @description Why the answer is correct. */
            readonly explanation?: string | null;
            /** @description Additional fields of the source. New stable fields are added here. */
            readonly extensions?: components["schemas"]["QuestionExtensions"];
            readonly createdAt?: string;
            readonly updatedAt?: string;
            /** @description Present in responses by id, and elsewhere with `quality=all`. */
            readonly quality?: components["schemas"]["Quality"];
            /** @description The same question in other languages. Present with `include=translations`. */
            readonly translations?: readonly components["schemas"]["Translation"][];
        };
        readonly Category: {
            /** @description Internal id. */
            readonly id: number;
            readonly slug: string;
            /** @description Localized by `lang`. */
            readonly name: string;
        };
        readonly SlugLabel: {
            readonly slug: string;
            /** @description Localized by `lang`. */
            readonly label: string;
        };
        readonly Attribution: {
            /** @description Upstream contributor or community. */
            readonly author: string | null;
            readonly source: components["schemas"]["Source"];
            /** @description The licence that applies, as an SPDX identifier. */
            readonly license: string;
            /** @description Version of the upstream licence. */
            readonly licenseVersion: string | null;
            readonly licenseUrl: string | null;
            /** @description Id in the upstream source. */
            readonly sourceId: string;
            /** @description Link to the upstream record. */
            readonly url: string | null;
            /** @description The service's own modifications, e.g. `quizified`. */
            readonly modifications: readonly string[];
            /** @description Time of the service's last modification. */
            readonly lastModified: string;
        };
        readonly Translation: {
            readonly id: string;
            readonly language: components["schemas"]["Language"];
        };
        readonly QuestionExtensions: {
            /** @description Slugs of the top-level field `subcategories`. */
            readonly subcategories: readonly string[];
        } & {
            readonly [key: string]: unknown;
        };
        readonly RemovedQuestion: {
            readonly id: string;
            readonly removedAt: string;
            /** @description `hidden` by a moderator, `merged` into another question, or `deleted` from its source. */
            readonly reason: components["schemas"]["RemovalReason"];
            /** @description For a merged question, the question served instead, if there is one. */
            readonly canonicalId: string | null;
        };
        readonly ExportFile: {
            /** @description File name, for `GET /exports/{name}`. */
            readonly name: string;
            readonly language: components["schemas"]["Language"];
            readonly license: string;
            /** @description Lines of the file. */
            readonly questions: number;
            /** @description Size of the compressed file. */
            readonly bytes: number;
            /** @description SHA-256 of the compressed file, hexadecimal. */
            readonly sha256: string;
            readonly madeAt: string;
            /** @description Where a mirror continues: with `updated_since` in `/questions` and `since` in `/questions/removed`. */
            readonly since: string;
        };
        readonly CategoryEntry: {
            readonly id: number;
            readonly slug: string;
            /** @description Localized by `lang`. */
            readonly name: string;
            /** @description Id in the category scheme of the `opentdb` source. */
            readonly opentdbId: number | null;
            readonly parentId: number | null;
            /** @description Visible questions in all languages, types and tiers. */
            readonly count: number;
            /** @description Questions that a request without further filters returns: in the language `lang`, of the high tier, not open-ended. Present with `include=playable`. */
            readonly playable?: number;
        };
        readonly LanguageEntry: {
            readonly code: components["schemas"]["Language"];
            /** @description Localized by `lang`. */
            readonly name: string;
            readonly nativeName: string;
            /** @description Visible questions in all languages, types and tiers. */
            readonly count: number;
        };
        readonly TopicEntry: {
            readonly slug: string;
            /** @description Whether the topic groups tags or subcategories. */
            readonly kind: components["schemas"]["TopicKind"];
            /** @description Localized by `lang`. */
            readonly label: string;
            /** @description Other names that find the topic. */
            readonly aliases: readonly string[];
            /** @description Visible questions in all languages, types and tiers. */
            readonly count: number;
            /** @description Questions that a request without further filters returns: in the language `lang`, of the high tier, not open-ended. Present with `include=playable`. */
            readonly playable?: number;
        };
        readonly SlugEntry: {
            readonly slug: string;
            /** @description Localized by `lang`. */
            readonly label: string;
            /** @description Visible questions in all languages, types and tiers. */
            readonly count: number;
            /** @description Questions that a request without further filters returns: in the language `lang`, of the high tier, not open-ended. Present with `include=playable`. */
            readonly playable?: number;
        };
        readonly RegionEntry: {
            /** @description The code as in `regions` of questions. */
            readonly code: string;
            /** @description A country, or a cultural or religious group. */
            readonly kind: components["schemas"]["RegionKind"];
            /** @description Localized by `lang`. */
            readonly label: string;
            /** @description Visible questions in all languages, types and tiers. */
            readonly count: number;
        };
        readonly CategoryCount: {
            readonly slug: string;
            /** @description Localized by `lang`. */
            readonly name: string;
            /** @description Visible questions in all languages, types and tiers. */
            readonly count: number;
        };
        readonly CategoryLevels: {
            readonly slug: string;
            /** @description Localized by `lang`. */
            readonly name: string;
            readonly levels: components["schemas"]["DifficultyCounts"];
        };
        readonly DifficultyCounts: {
            readonly trivial: number;
            readonly easy: number;
            readonly medium: number;
            readonly hard: number;
            readonly expert: number;
            /** @description Questions without a rating: `difficulty` is a placeholder or null. */
            readonly unrated: number;
        };
        readonly RegionCount: {
            /** @description The code as in `regions` of questions. */
            readonly code: string;
            /** @description Localized by `lang`. */
            readonly label: string;
            /** @description Visible questions in all languages, types and tiers. */
            readonly count: number;
        };
        readonly Facets: {
            /** @description Categories that have questions, most questions first. */
            readonly byCategory: readonly components["schemas"]["CategoryCount"][];
            readonly byDifficulty: components["schemas"]["DifficultyCounts"];
            /** @description Difficulties in each category that has questions, most questions first. */
            readonly difficultyByCategory: readonly components["schemas"]["CategoryLevels"][];
            readonly byLanguage: {
                readonly [key: string]: number;
            };
            /** @description Sources that have questions. */
            readonly bySource: {
                readonly [key: string]: number;
            };
            /** @description Regions that have questions, most questions first. */
            readonly byRegion: readonly components["schemas"]["RegionCount"][];
            /** @description The 20 most frequent tags of its questions, without its own. */
            readonly coOccurringTags: readonly components["schemas"]["SlugEntry"][];
            /** @description Which of `coOccurringTags` share the most of its questions: for each tag up to three, and each pair once. They draw a map of the tags. */
            readonly tagPairs: readonly components["schemas"]["TagPair"][];
            /** @description The 20 most frequent subcategories of its questions, without its own. */
            readonly coOccurringSubcategories: readonly components["schemas"]["SlugEntry"][];
            /** @description The 12 other topics that most of its questions belong to. */
            readonly relatedTopics: readonly components["schemas"]["RelatedTopic"][];
        };
        readonly TagPair: {
            readonly tags: readonly string[];
            /** @description Visible questions of both, in all languages, types and tiers. */
            readonly count: number;
        };
        readonly RelatedTopic: {
            readonly slug: string;
            /** @description Localized by `lang`. */
            readonly label: string;
            /** @description Visible questions of both, in all languages, types and tiers. */
            readonly count: number;
            /** @description Questions that a request without further filters returns: in the language `lang`, of the high tier, not open-ended. Present with `include=playable`. */
            readonly playable?: number;
        };
        readonly TopicSample: {
            /** @description UUID v7. It never changes after import. */
            readonly id: string;
            /** @description The question in its own language. */
            readonly text: string;
            readonly type: components["schemas"]["QuestionType"];
            readonly difficulty: components["schemas"]["Difficulty"] | null;
            readonly language: components["schemas"]["Language"];
            readonly attribution: components["schemas"]["Attribution"];
        };
        readonly TopicDetails: {
            readonly slug: string;
            /** @description Whether the topic groups tags or subcategories. */
            readonly kind: components["schemas"]["TopicKind"];
            /** @description Localized by `lang`. */
            readonly label: string;
            /** @description Other names that find the topic. */
            readonly aliases: readonly string[];
            /** @description Visible questions in all languages, types and tiers. */
            readonly count: number;
            /** @description Questions that a request with only this filter and `lang` returns, a minute ago or later. */
            readonly playable: number;
            /** @description The label in every language. */
            readonly labels: {
                readonly [key: string]: string;
            };
        };
        readonly SlugDetails: {
            readonly slug: string;
            /** @description Localized by `lang`. */
            readonly label: string;
            /** @description Visible questions in all languages, types and tiers. */
            readonly count: number;
            /** @description Questions that a request with only this filter and `lang` returns, a minute ago or later. */
            readonly playable: number;
            /** @description The label in every language. */
            readonly labels: {
                readonly [key: string]: string;
            };
        };
        readonly CategoryDetails: {
            readonly id: number;
            readonly slug: string;
            /** @description Localized by `lang`. */
            readonly name: string;
            /** @description Id in the category scheme of the `opentdb` source. */
            readonly opentdbId: number | null;
            readonly parentId: number | null;
            /** @description Visible questions in all languages, types and tiers. */
            readonly count: number;
            /** @description Questions that a request with only this filter and `lang` returns, a minute ago or later. */
            readonly playable: number;
            /** @description The label in every language. */
            readonly labels: {
                readonly [key: string]: string;
            };
        };
        readonly RegionDetails: {
            /** @description The code as in `regions` of questions. */
            readonly code: string;
            /** @description A country, or a cultural or religious group. */
            readonly kind: components["schemas"]["RegionKind"];
            /** @description Localized by `lang`. */
            readonly label: string;
            /** @description Visible questions in all languages, types and tiers. */
            readonly count: number;
            /** @description The label in every language. */
            readonly labels: {
                readonly [key: string]: string;
            };
            /** @description Questions that a request with only this filter and `lang` returns, a minute ago or later. */
            readonly playable: number;
        };
        readonly QuestionFacets: {
            /** @description All categories, most matches first, also those that match nothing. */
            readonly category?: readonly components["schemas"]["FacetCount"][];
            /** @description All levels, easiest first, also those that match nothing. */
            readonly difficulty?: readonly components["schemas"]["FacetCount"][];
            /** @description All types, also those that match nothing. */
            readonly type?: readonly components["schemas"]["FacetCount"][];
            /** @description All languages, also those that match nothing. */
            readonly lang?: readonly components["schemas"]["FacetCount"][];
            /** @description All tiers. Each includes the better ones, also those that match nothing. */
            readonly quality?: readonly components["schemas"]["FacetCount"][];
            /** @description Sources: the 30 with the most matches, and those of the request. */
            readonly source?: readonly components["schemas"]["FacetCount"][];
            /** @description Licences, as exact identifiers: the 30 with the most matches, and those of the request. */
            readonly license?: readonly components["schemas"]["FacetCount"][];
            /** @description Regions that can be added to those of the request, and these: all that match, most matches first. */
            readonly regions?: readonly components["schemas"]["FacetCount"][];
            /** @description Topics, instead of those in `topic` and `topics_any`: the 30 with the most matches, and those of the request. */
            readonly topic?: readonly components["schemas"]["FacetCount"][];
            /** @description Subcategories: the 30 with the most matches, and those of the request. */
            readonly subcategory?: readonly components["schemas"]["FacetCount"][];
            /** @description Tags that can be added to `tags`: the 30 with the most matches, and those of the request. */
            readonly tags?: readonly components["schemas"]["FacetCount"][];
            /** @description Tags, instead of those in `tags_any`: the 30 with the most matches, and those of the request. */
            readonly tags_any?: readonly components["schemas"]["FacetCount"][];
        };
        readonly FacetCount: {
            /** @description The value as the parameter takes it. */
            readonly value: string;
            /** @description Localized by `lang`. Categories, languages, regions, topics, subcategories and tags have one. */
            readonly label?: string;
            /** @description Questions that match with this value. */
            readonly count: number;
        };
        readonly Suggestion: {
            readonly kind: components["schemas"]["SuggestionKind"];
            /** @description The slug; of regions the code. Filters take it. */
            readonly value: string;
            /** @description Localized by `lang`. */
            readonly label: string;
            /** @description The alias of a topic that matches, if neither its slug nor its label does. */
            readonly alias?: string;
            /** @description `exact`: a name is the text. `prefix`: it begins with it. `word`: one of its words does. `part`: it contains the text, or all of its words. `similar`: it is within two typing errors. */
            readonly match: components["schemas"]["SuggestionMatch"];
            /** @description Visible questions in all languages, types and tiers. */
            readonly count: number;
            /** @description Questions that a request without further filters returns: in the language `lang`, of the high tier, not open-ended. Present with `include=playable`. */
            readonly playable?: number;
        };
        readonly GrowthMonth: {
            /** @description Year and month (UTC). */
            readonly month: string;
            /** @description Visible questions created in this month. */
            readonly added: number;
            /** @description Visible questions created until the end of this month. */
            readonly total: number;
            /** @description Those of this month by source. */
            readonly bySource: {
                readonly [key: string]: number;
            };
        };
        readonly TranslationCoverage: {
            readonly code: components["schemas"]["Language"];
            /** @description Localized by `lang`. */
            readonly name: string;
            /** @description Visible questions in this language. */
            readonly count: number;
            /** @description How many of them exist in the other languages. */
            readonly translated: {
                readonly [key: string]: number;
            };
            /** @description Translations whose originals have changed since. */
            readonly stale: number;
        };
        readonly ApiKeyInfo: {
            readonly id: string;
            readonly name: string;
            /** @description The masked key: its prefix and its last characters. */
            readonly prefix: string;
            readonly scope: components["schemas"]["KeyScope"];
        };
        readonly RateLimitInfo: {
            /** @description Requests allowed in any 10 seconds, by all API keys together. */
            readonly limit: number;
            /** @description Requests of the burst remaining after this one. */
            readonly remaining: number;
            /** @description Seconds until the burst allows one more request. */
            readonly resetInSeconds: number;
            /** @description Same as `limit`. */
            readonly burstPer10s: number;
            /** @description Requests allowed per UTC day; null for an account without a daily limit, such as those of enterprise. */
            readonly perDay: number | null;
            /** @description Requests this UTC day, including this one. */
            readonly usedToday: number;
            /** @description Requests this UTC month, including this one. Same as `monthlyQuota.used`. */
            readonly usedThisMonth: number;
        };
        readonly MonthlyQuota: {
            /** @description Requests allowed per UTC month; null for no limit. */
            readonly limit: number | null;
            /** @description Requests this month, including this one. */
            readonly used: number;
            /** @description Start of the next month; null without a limit. */
            readonly resetsAt: string | null;
        };
        readonly UsageSummary: {
            readonly tier: components["schemas"]["Tier"];
            readonly today: components["schemas"]["UsageWindow"];
            /** @description Monday to Sunday. */
            readonly week: components["schemas"]["UsageWindow"];
            /** @description The calendar month. */
            readonly month: components["schemas"]["UsageWindow"];
        };
        readonly UsageWindow: {
            /** @description Requests in the window so far, counted as in `series`. */
            readonly count: number;
            /** @description Requests in the whole previous window: yesterday, last week or last month. */
            readonly prev: number;
            /** @description Change from `prev` to `count` in per cent, to one decimal; null when `prev` is 0. */
            readonly delta: number | null;
            /** @description Requests allowed in the window; null for no limit. */
            readonly limit: number | null;
            /** @description First day of the window, UTC. */
            readonly windowStart: string;
            /** @description Last day of the window, UTC. */
            readonly windowEnd: string;
        };
        readonly UsageDayPoint: {
            readonly day: string;
            /** @description Requests that count towards the account limits: those whose key, token or session was accepted, unless a limit refused them. */
            readonly requests: number;
            /** @description Requests refused with 429 by one of the limits. They are not in `requests`. */
            readonly rejected: number;
            /** @description Those of `requests` with status 5xx. */
            readonly errors: number;
            /** @description Those of `requests` with status 4xx, and all of `rejected`. */
            readonly clientErrors: number;
        };
        /** @description URLs of the neighbouring pages; absent where there is none. */
        readonly Links: {
            readonly next?: string;
            readonly prev?: string;
        };
        readonly FilterWarning: {
            /** @description `unknown_…`: the value of a filter does not exist. `no_words`: `q` has no letters or digits, so it finds nothing. `more_in_standard`: more questions match `q` with `quality=standard`. */
            readonly code: components["schemas"]["FilterWarningCode"];
            /** @description The parameter that has the value. */
            readonly parameter: string;
            readonly value: string;
            /** @description The value that was probably meant, or that finds more; null if there is none. */
            readonly suggestion: string | null;
            /** @description What is wrong, for people. */
            readonly message: string;
        };
        /** @enum {string} */
        readonly FilterWarningCode: "unknown_tag" | "unknown_topic" | "unknown_subcategory" | "unknown_region" | "unknown_license" | "no_words" | "more_in_standard";
        readonly Problem: {
            /** @description Page that explains the error and what to do. */
            readonly type: string;
            readonly title: string;
            readonly status: number;
            readonly detail: string;
            /** @description Path and query of the request. */
            readonly instance: string;
            readonly code: components["schemas"]["ErrorCode"];
            /** @description 400 only. */
            readonly errors?: readonly components["schemas"]["ProblemIssue"][];
            /** @description Only for a merged duplicate (404): the question that replaces it. */
            readonly canonicalId?: string;
            /** @description 404 only: the existing slug or code that is spelled most alike, if one is within two typing errors. */
            readonly suggestion?: string;
            /** @description 429 and 503 only: seconds to wait. */
            readonly retryAfter?: number;
            /** @description 429 only: the page that explains limits. */
            readonly upgradeUrl?: string;
            /** @description 429 only: the limit that was exceeded, as in `RateLimit-Limit`. */
            readonly limit?: number;
            /** @description 429 only: the tier whose limit was exceeded, or `anonymous` for a limit of callers without an account. */
            readonly tier?: string;
            /** @description 429 only: requests in the current window. */
            readonly current?: number;
        };
        readonly ProblemIssue: {
            /** @description Name of the parameter or field. */
            readonly path: string;
            readonly message: string;
        };
        /**
         * @description What is wrong, for programs.
         * @enum {string}
         */
        readonly ErrorCode: "invalid_query_param" | "invalid_body" | "missing_api_key" | "invalid_api_key" | "ip_not_allowed" | "invalid_token" | "insufficient_scope" | "secret_key_required" | "own_key_required" | "host_not_allowed" | "origin_not_allowed" | "question_not_found" | "topic_not_found" | "category_not_found" | "tag_not_found" | "subcategory_not_found" | "region_not_found" | "export_not_found" | "route_not_found" | "method_not_allowed" | "unprocessable_report" | "rate_limit_exceeded" | "daily_limit_exceeded" | "monthly_quota_exceeded" | "internal_error" | "service_unavailable" | "malformed_request" | "not_acceptable" | "request_timeout" | "body_too_large" | "unsupported_media_type" | "range_not_satisfiable" | "headers_too_large";
        readonly DrawQuestionsAnswer: {
            readonly data: readonly components["schemas"]["Question"][];
            readonly meta: components["schemas"]["DrawMeta"];
        };
        readonly DrawMeta: {
            /** @description Questions in this response. */
            readonly count: number;
            /** @description Questions that match the filters, when they were last searched for: up to a minute ago. Estimated above 50,000. It may leave out the questions in `exclude`. */
            readonly matching: number;
            readonly language: components["schemas"]["Language"];
            /** @description The seed of the draw. A draw without `seed` has none. */
            readonly seed?: string;
            /** @description Values of filters that do not exist, and hints about `q`; at most 10. Absent if there are none. */
            readonly warnings?: readonly components["schemas"]["FilterWarning"][];
            /** @description The same value as in the `X-Request-Id` header. */
            readonly requestId: string;
        };
        readonly ListQuestionsAnswer: {
            readonly data: readonly components["schemas"]["Question"][];
            readonly meta: components["schemas"]["ListQuestionsMeta"];
            readonly _links: components["schemas"]["Links"];
        };
        readonly ListQuestionsMeta: {
            /** @description Questions on this page. */
            readonly count: number;
            /** @description All matching questions; with `count=exact`. */
            readonly total?: number;
            /** @description Estimated number of matching questions: exact for small sets, within 5 % for large ones; with `count=estimate`. */
            readonly totalEstimate?: number;
            /** @description The value of `count`. */
            readonly countMode?: components["schemas"]["CountMode"];
            readonly language: components["schemas"]["Language"];
            /** @description With `order=shuffled`: the seed of the order. */
            readonly seed?: string;
            /** @description With `content_language`: ids without a translation in that language. */
            readonly missing?: readonly string[];
            /** @description Values of filters that do not exist, and hints about `q`; at most 10. Absent if there are none. */
            readonly warnings?: readonly components["schemas"]["FilterWarning"][];
            /** @description The same value as in the `X-Request-Id` header. */
            readonly requestId: string;
        };
        readonly SearchQuestionsAnswer: {
            readonly data: readonly components["schemas"]["Question"][];
            readonly meta: components["schemas"]["SearchQuestionsMeta"];
        };
        readonly SearchQuestionsMeta: {
            /** @description Questions on this page. */
            readonly count: number;
            /** @description All matching questions; with `count=exact`. */
            readonly total?: number;
            /** @description Estimated number of matching questions: exact for small sets, within 5 % for large ones; with `count=estimate`. */
            readonly totalEstimate?: number;
            /** @description The value of `count`. */
            readonly countMode?: components["schemas"]["CountMode"];
            readonly language: components["schemas"]["Language"];
            /** @description With `order=shuffled`: the seed of the order. */
            readonly seed?: string;
            /** @description With `content_language`: ids without a translation in that language. */
            readonly missing?: readonly string[];
            /** @description Values of filters that do not exist, and hints about `q`; at most 10. Absent if there are none. */
            readonly warnings?: readonly components["schemas"]["FilterWarning"][];
            /** @description Send it as `cursor`, with the other fields unchanged, for the next page. Null on the last page. */
            readonly nextCursor: string | null;
            /** @description The same for the previous page. Null on the first page. */
            readonly prevCursor: string | null;
            /** @description The same value as in the `X-Request-Id` header. */
            readonly requestId: string;
        };
        readonly CountFacetsAnswer: {
            readonly data: components["schemas"]["QuestionFacets"];
            readonly meta: components["schemas"]["FacetsMeta"];
        };
        readonly FacetsMeta: {
            /** @description Questions that match the request. */
            readonly total: number;
            readonly language: components["schemas"]["Language"];
            /** @description Values of filters that do not exist, and hints about `q`; at most 10. Absent if there are none. */
            readonly warnings?: readonly components["schemas"]["FilterWarning"][];
            /** @description The same value as in the `X-Request-Id` header. */
            readonly requestId: string;
        };
        readonly ListRemovedQuestionsAnswer: {
            readonly data: readonly components["schemas"]["RemovedQuestion"][];
            readonly meta: components["schemas"]["ListRemovedQuestionsMeta"];
            readonly _links: components["schemas"]["Links"];
        };
        readonly ListRemovedQuestionsMeta: {
            /** @description Entries on this page. */
            readonly count: number;
            /** @description The same value as in the `X-Request-Id` header. */
            readonly requestId: string;
        };
        readonly GetQuestionAnswer: {
            readonly data: components["schemas"]["Question"];
            readonly meta: components["schemas"]["LanguageMeta"];
        };
        readonly LanguageMeta: {
            readonly language: components["schemas"]["Language"];
            /** @description The same value as in the `X-Request-Id` header. */
            readonly requestId: string;
        };
        readonly ListCategoriesAnswer: {
            readonly data: readonly components["schemas"]["CategoryEntry"][];
            readonly meta: components["schemas"]["EntriesMeta"];
        };
        readonly EntriesMeta: {
            /** @description Entries in this response. */
            readonly count: number;
            readonly language: components["schemas"]["Language"];
            /** @description The same value as in the `X-Request-Id` header. */
            readonly requestId: string;
        };
        readonly GetCategoryAnswer: {
            readonly category: components["schemas"]["CategoryDetails"];
            readonly facets: components["schemas"]["Facets"];
            /** @description Up to 5 random questions of the high tier in the language `lang`. */
            readonly samples: readonly components["schemas"]["TopicSample"][];
            readonly meta: components["schemas"]["LanguageMeta"];
        };
        readonly ListTopicsAnswer: {
            readonly data: readonly components["schemas"]["TopicEntry"][];
            readonly meta: components["schemas"]["PageMeta"];
            readonly _links: components["schemas"]["Links"];
        };
        readonly PageMeta: {
            /** @description Entries on this page. */
            readonly count: number;
            /** @description Entries on all pages. */
            readonly total: number;
            readonly language: components["schemas"]["Language"];
            /** @description The same value as in the `X-Request-Id` header. */
            readonly requestId: string;
        };
        readonly GetTopicAnswer: {
            readonly topic: components["schemas"]["TopicDetails"];
            readonly facets: components["schemas"]["Facets"];
            /** @description Up to 5 random questions of the high tier in the language `lang`. */
            readonly samples: readonly components["schemas"]["TopicSample"][];
            readonly meta: components["schemas"]["LanguageMeta"];
        };
        readonly ListSlugsAnswer: {
            readonly data: readonly components["schemas"]["SlugEntry"][];
            readonly meta: components["schemas"]["PageMeta"];
            readonly _links: components["schemas"]["Links"];
        };
        readonly GetTagAnswer: {
            readonly tag: components["schemas"]["SlugDetails"];
            readonly facets: components["schemas"]["Facets"];
            /** @description Up to 5 random questions of the high tier in the language `lang`. */
            readonly samples: readonly components["schemas"]["TopicSample"][];
            readonly meta: components["schemas"]["LanguageMeta"];
        };
        readonly GetSubcategoryAnswer: {
            readonly subcategory: components["schemas"]["SlugDetails"];
            readonly facets: components["schemas"]["Facets"];
            /** @description Up to 5 random questions of the high tier in the language `lang`. */
            readonly samples: readonly components["schemas"]["TopicSample"][];
            readonly meta: components["schemas"]["LanguageMeta"];
        };
        readonly ListRegionsAnswer: {
            readonly data: readonly components["schemas"]["RegionEntry"][];
            readonly meta: components["schemas"]["PageMeta"];
            readonly _links: components["schemas"]["Links"];
        };
        readonly GetRegionAnswer: {
            readonly region: components["schemas"]["RegionDetails"];
            readonly facets: components["schemas"]["Facets"];
            /** @description Up to 5 random questions of the high tier in the language `lang`. */
            readonly samples: readonly components["schemas"]["TopicSample"][];
            readonly meta: components["schemas"]["LanguageMeta"];
        };
        readonly SuggestNamesAnswer: {
            /** @description The best matches first. Entries without questions are left out. */
            readonly data: readonly components["schemas"]["Suggestion"][];
            readonly meta: components["schemas"]["EntriesMeta"];
        };
        readonly GetStatsAnswer: {
            readonly total: number;
            readonly byLanguage: {
                readonly [key: string]: number;
            };
            /** @description Sources that have questions. */
            readonly bySource: {
                readonly [key: string]: number;
            };
            /** @description All 24 categories, most questions first. */
            readonly byCategory: readonly components["schemas"]["CategoryCount"][];
            readonly byDifficulty: components["schemas"]["DifficultyCounts"];
            /** @description Difficulties in each category that has questions, most questions first. */
            readonly difficultyByCategory: readonly components["schemas"]["CategoryLevels"][];
            /** @description Licences that questions have, as SPDX identifiers. */
            readonly byLicense: {
                readonly [key: string]: number;
            };
            /** @description The 100 topics with the most questions. */
            readonly byTopic: readonly components["schemas"]["SlugEntry"][];
            /** @description The 100 tags with the most questions. */
            readonly byTag: readonly components["schemas"]["SlugEntry"][];
            /** @description The 20 regions with the most questions. */
            readonly topRegions: readonly components["schemas"]["RegionCount"][];
            /** @description Questions of the high tier. */
            readonly byQualityHigh: {
                readonly [key: string]: number;
            };
            readonly meta: components["schemas"]["GetStatsMeta"];
        };
        readonly GetStatsMeta: {
            readonly generatedAt: string;
            readonly language: components["schemas"]["Language"];
            /** @description The same value as in the `X-Request-Id` header. */
            readonly requestId: string;
        };
        readonly GetGrowthAnswer: {
            /** @description All months from the first question to the last, the earliest first. */
            readonly data: readonly components["schemas"]["GrowthMonth"][];
            readonly meta: components["schemas"]["CountedMeta"];
        };
        readonly CountedMeta: {
            /** @description Entries in this response. */
            readonly count: number;
            /** @description When the questions were counted. */
            readonly generatedAt: string;
            readonly language: components["schemas"]["Language"];
            /** @description The same value as in the `X-Request-Id` header. */
            readonly requestId: string;
        };
        readonly GetTranslationsAnswer: {
            readonly data: readonly components["schemas"]["TranslationCoverage"][];
            readonly meta: components["schemas"]["CountedMeta"];
        };
        readonly ListLanguagesAnswer: {
            readonly data: readonly components["schemas"]["LanguageEntry"][];
            readonly meta: components["schemas"]["EntriesMeta"];
        };
        readonly ListExportsAnswer: {
            readonly data: readonly components["schemas"]["ExportFile"][];
            readonly meta: components["schemas"]["ListExportsMeta"];
        };
        readonly ListExportsMeta: {
            /** @description Files in this response. */
            readonly count: number;
            /** @description Why there are none. */
            readonly note?: string;
            /** @description The same value as in the `X-Request-Id` header. */
            readonly requestId: string;
        };
        readonly GetMeAnswer: {
            readonly key: components["schemas"]["ApiKeyInfo"];
            readonly tier: components["schemas"]["Tier"];
            readonly rateLimit: components["schemas"]["RateLimitInfo"];
            readonly monthlyQuota: components["schemas"]["MonthlyQuota"];
            readonly meta: components["schemas"]["RequestMeta"];
        };
        readonly RequestMeta: {
            /** @description The same value as in the `X-Request-Id` header. */
            readonly requestId: string;
        };
        readonly GetUsageAnswer: {
            readonly summary: components["schemas"]["UsageSummary"];
            /** @description One entry per day, oldest first, including days without requests. */
            readonly series: readonly components["schemas"]["UsageDayPoint"][];
            readonly meta: components["schemas"]["GetUsageMeta"];
        };
        readonly GetUsageMeta: {
            readonly from: string;
            readonly to: string;
            readonly days: number;
            /** @description The same value as in the `X-Request-Id` header. */
            readonly requestId: string;
        };
        readonly CreateReportAnswer: {
            /** @constant */
            readonly received: true;
            /** @description Include it when you ask about the report. */
            readonly reportId: string;
            readonly meta: components["schemas"]["RequestMeta"];
        };
        readonly DrawQuestionsRequest: {
            /**
             * @description Language of the questions and labels. If nothing matches, the result is empty; there is no fallback language.
             * @default en
             */
            readonly lang: components["schemas"]["Language"];
            /** @description Category slug (recommended), id (1–24) or OpenTDB id (9–32). */
            readonly category?: string;
            /** @description Questions of this level, from common knowledge to specialist knowledge. */
            readonly difficulty?: components["schemas"]["Difficulty"];
            /** @description By default `multiple` and `boolean` questions. `text_input` returns open-ended questions. */
            readonly type?: components["schemas"]["QuestionType"];
            /** @description Questions with all of these tags. */
            readonly tags?: readonly string[];
            /** @description Questions with at least one of these tags. */
            readonly tags_any?: readonly string[];
            /** @description Curated topic: its slug or an alias. Case is ignored. */
            readonly topic?: string;
            /** @description Questions of at least one of these topics, given as `topic`. */
            readonly topics_any?: readonly string[];
            /** @description Raw subcategory. */
            readonly subcategory?: string;
            /**
             * @description `high`: the cleanest and most broadly useful questions. `standard` adds niche questions. `all` adds questions flagged for review and shows `quality`.
             * @default high
             */
            readonly quality: components["schemas"]["QualityFilter"];
            /** @description Questions with all of these region codes, in upper or lower case. */
            readonly regions?: readonly string[];
            /** @description Questions from these sources. */
            readonly source?: readonly components["schemas"]["Source"][];
            /** @description No questions from these sources. Applied after `source`. */
            readonly exclude_source?: readonly components["schemas"]["Source"][];
            /** @description SPDX identifier such as `CC-BY-SA-4.0`, or a family such as `CC-BY-SA`, in upper or lower case. */
            readonly license?: string;
            /** @description Questions that contain all of these words in their text, options or explanation. Case, diacritics and endings of words do not matter. "Quotation marks" require words in this order. */
            readonly q?: string;
            /**
             * @description Number of questions.
             * @default 10
             */
            readonly amount: number;
            /** @description Alias of `amount`; ignored when `amount` has another value than its default. */
            readonly limit?: number;
            /** @description Ids of questions to exclude. */
            readonly exclude?: readonly string[];
            /** @description Any text, such as a date or the id of a game. The same seed, filters and catalogue give everyone the same questions in the same order. With a larger `amount`, more follow; questions in `exclude` are replaced by the next ones. Without a seed, a draw cannot be repeated. */
            readonly seed?: string;
            /** @description Only these fields of each question, and `id` and `attribution`. By default all, but `quality` only for a single id and with `quality=all`. */
            readonly fields?: readonly components["schemas"]["QuestionField"][];
            /** @description Additional fields. `translations` lists the ids of each question in other languages. */
            readonly include?: readonly "translations"[];
        };
        readonly SearchQuestionsRequest: {
            /**
             * @description Language of the questions and labels. If nothing matches, the result is empty; there is no fallback language.
             * @default en
             */
            readonly lang: components["schemas"]["Language"];
            /** @description Category slug (recommended), id (1–24) or OpenTDB id (9–32). */
            readonly category?: string;
            /** @description Questions of this level, from common knowledge to specialist knowledge. */
            readonly difficulty?: components["schemas"]["Difficulty"];
            /** @description By default `multiple` and `boolean` questions. `text_input` returns open-ended questions. */
            readonly type?: components["schemas"]["QuestionType"];
            /** @description Questions with all of these tags. */
            readonly tags?: readonly string[];
            /** @description Questions with at least one of these tags. */
            readonly tags_any?: readonly string[];
            /** @description Curated topic: its slug or an alias. Case is ignored. */
            readonly topic?: string;
            /** @description Questions of at least one of these topics, given as `topic`. */
            readonly topics_any?: readonly string[];
            /** @description Raw subcategory. */
            readonly subcategory?: string;
            /**
             * @description `high`: the cleanest and most broadly useful questions. `standard` adds niche questions. `all` adds questions flagged for review and shows `quality`.
             * @default high
             */
            readonly quality: components["schemas"]["QualityFilter"];
            /** @description Questions with all of these region codes, in upper or lower case. */
            readonly regions?: readonly string[];
            /** @description Questions from these sources. */
            readonly source?: readonly components["schemas"]["Source"][];
            /** @description No questions from these sources. Applied after `source`. */
            readonly exclude_source?: readonly components["schemas"]["Source"][];
            /** @description SPDX identifier such as `CC-BY-SA-4.0`, or a family such as `CC-BY-SA`, in upper or lower case. */
            readonly license?: string;
            /** @description Questions that contain all of these words in their text, options or explanation. Case, diacritics and endings of words do not matter. "Quotation marks" require words in this order. */
            readonly q?: string;
            /** @description Page cursor. Follow `_links` instead of constructing it. */
            readonly cursor?: string;
            /**
             * @description Page size. With 0, the response has the counts in `meta` only.
             * @default 20
             */
            readonly limit: number;
            /** @description `newest` is the default without `q`. `shuffled` pages through all matching questions in random order, each once. */
            readonly order?: components["schemas"]["ListOrder"];
            /** @description With `order=shuffled`: any text that determines the order. Without it, the first page chooses one; the cursor contains it. */
            readonly seed?: string;
            /** @description Questions changed at or after this RFC 3339 date-time or date (UTC), oldest change first. */
            readonly updated_since?: string;
            /**
             * @description `exact` returns `meta.total`, `estimate` returns `meta.totalEstimate`.
             * @default estimate
             */
            readonly count: components["schemas"]["CountMode"];
            /** @description Batch lookup: these questions in this order, in any language, type and quality. Combine it only with `lang`, `count`, `content_language`, `fields`, `include`, `quality=all` and a `limit` that is not smaller. Defaults count as absent. */
            readonly ids?: readonly string[];
            /** @description With `ids`: returns each question in this language instead. Ids without a translation are listed in `meta.missing`. */
            readonly content_language?: components["schemas"]["Language"];
            /** @description Only these fields of each question, and `id` and `attribution`. By default all, but `quality` only for a single id and with `quality=all`. */
            readonly fields?: readonly components["schemas"]["QuestionField"][];
            /** @description Additional fields. `translations` lists the ids of each question in other languages. */
            readonly include?: readonly "translations"[];
        };
        readonly CountFacetsRequest: {
            /**
             * @description Language of the questions and labels. If nothing matches, the result is empty; there is no fallback language.
             * @default en
             */
            readonly lang: components["schemas"]["Language"];
            /** @description Category slug (recommended), id (1–24) or OpenTDB id (9–32). */
            readonly category?: string;
            /** @description Questions of this level, from common knowledge to specialist knowledge. */
            readonly difficulty?: components["schemas"]["Difficulty"];
            /** @description By default `multiple` and `boolean` questions. `text_input` returns open-ended questions. */
            readonly type?: components["schemas"]["QuestionType"];
            /** @description Questions with all of these tags. */
            readonly tags?: readonly string[];
            /** @description Questions with at least one of these tags. */
            readonly tags_any?: readonly string[];
            /** @description Curated topic: its slug or an alias. Case is ignored. */
            readonly topic?: string;
            /** @description Questions of at least one of these topics, given as `topic`. */
            readonly topics_any?: readonly string[];
            /** @description Raw subcategory. */
            readonly subcategory?: string;
            /**
             * @description `high`: the cleanest and most broadly useful questions. `standard` adds niche questions. `all` adds questions flagged for review and shows `quality`.
             * @default high
             */
            readonly quality: components["schemas"]["QualityFilter"];
            /** @description Questions with all of these region codes, in upper or lower case. */
            readonly regions?: readonly string[];
            /** @description Questions from these sources. */
            readonly source?: readonly components["schemas"]["Source"][];
            /** @description No questions from these sources. Applied after `source`. */
            readonly exclude_source?: readonly components["schemas"]["Source"][];
            /** @description SPDX identifier such as `CC-BY-SA-4.0`, or a family such as `CC-BY-SA`, in upper or lower case. */
            readonly license?: string;
            /** @description Questions that contain all of these words in their text, options or explanation. Case, diacritics and endings of words do not matter. "Quotation marks" require words in this order. */
            readonly q?: string;
            /** @description Only these facets. By default all except `tags_any`. */
            readonly facets?: readonly components["schemas"]["FacetName"][];
        };
        readonly CreateReportRequest: {
            /** @description `translation`: mistranslation or distortion. `factual`: wrong answer or premise. `inappropriate`: offensive content. `attribution`: incorrect or missing attribution. */
            readonly type: components["schemas"]["ReportType"];
            /** @description The reported question. It may have been hidden or merged. */
            readonly questionId?: string;
            /** @description Text of the question, if its id is unknown. */
            readonly questionText?: string;
            /** @description Public URL where the question was seen. The service does not open it. */
            readonly questionUrl?: string;
            /** @description What is wrong, and what would be correct. */
            readonly comment?: string;
            /** @description E-mail address for questions about the report. */
            readonly reporterEmail?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly drawQuestions: {
        readonly parameters: {
            readonly query?: {
                /** @description Language of the questions and labels. If nothing matches, the result is empty; there is no fallback language. Default: `en`. */
                readonly lang?: components["schemas"]["Language"];
                /** @description Category slug (recommended), id (1–24) or OpenTDB id (9–32). Example: `geography`. */
                readonly category?: string;
                /** @description Questions of this level, from common knowledge to specialist knowledge. */
                readonly difficulty?: components["schemas"]["Difficulty"];
                /** @description By default `multiple` and `boolean` questions. `text_input` returns open-ended questions. */
                readonly type?: components["schemas"]["QuestionType"];
                /** @description Questions with all of these tags. Comma-separated. Repeating the parameter works too, with or without `[]` after its name. Example: `rivers,europe`. */
                readonly tags?: readonly string[];
                /** @description Questions with at least one of these tags. Comma-separated. Repeating the parameter works too, with or without `[]` after its name. Example: `rivers,lakes`. */
                readonly tags_any?: readonly string[];
                /** @description Curated topic: its slug or an alias. Case is ignored. Example: `rivers-of-the-world`. */
                readonly topic?: string;
                /** @description Questions of at least one of these topics, given as `topic`. Comma-separated. Repeating the parameter works too, with or without `[]` after its name. Example: `rivers-of-the-world,poland`. */
                readonly topics_any?: readonly string[];
                /** @description Raw subcategory. Example: `hydrology`. */
                readonly subcategory?: string;
                /** @description `high`: the cleanest and most broadly useful questions. `standard` adds niche questions. `all` adds questions flagged for review and shows `quality`. Default: `high`. */
                readonly quality?: components["schemas"]["QualityFilter"];
                /** @description Questions with all of these region codes, in upper or lower case. Comma-separated. Repeating the parameter works too, with or without `[]` after its name. Example: `pl`. */
                readonly regions?: readonly string[];
                /** @description Questions from these sources. Comma-separated. Repeating the parameter works too, with or without `[]` after its name. Example: `svc`. */
                readonly source?: readonly components["schemas"]["Source"][];
                /** @description No questions from these sources. Applied after `source`. Comma-separated. Repeating the parameter works too, with or without `[]` after its name. Example: `opentdb`. */
                readonly exclude_source?: readonly components["schemas"]["Source"][];
                /** @description SPDX identifier such as `CC-BY-SA-4.0`, or a family such as `CC-BY-SA`, in upper or lower case. Example: `CC-BY-4.0`. */
                readonly license?: string;
                /** @description Questions that contain all of these words in their text, options or explanation. Case, diacritics and endings of words do not matter. "Quotation marks" require words in this order. Example: `land`. */
                readonly q?: string;
                /** @description Number of questions. */
                readonly amount?: number;
                /** @description Alias of `amount`; ignored when `amount` has another value than its default. */
                readonly limit?: number;
                /** @description Ids of questions to exclude. Comma-separated. Repeating the parameter works too, with or without `[]` after its name. Example: `01a205b3-d000-7bdc-af8c-25e29694640f`. */
                readonly exclude?: readonly string[];
                /** @description Any text, such as a date or the id of a game. The same seed, filters and catalogue give everyone the same questions in the same order. With a larger `amount`, more follow; questions in `exclude` are replaced by the next ones. Without a seed, a draw cannot be repeated. Example: `2026-01-31`. */
                readonly seed?: string;
                /** @description Only these fields of each question, and `id` and `attribution`. By default all, but `quality` only for a single id and with `quality=all`. Comma-separated. Repeating the parameter works too, with or without `[]` after its name. */
                readonly fields?: readonly components["schemas"]["QuestionField"][];
                /** @description Additional fields. `translations` lists the ids of each question in other languages. Comma-separated. Repeating the parameter works too, with or without `[]` after its name. */
                readonly include?: readonly "translations"[];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Random questions, fewer than requested if fewer match. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DrawQuestionsAnswer"];
                };
            };
        };
    };
    readonly drawQuestionsByBody: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DrawQuestionsRequest"];
            };
        };
        readonly responses: {
            /** @description Random questions, fewer than requested if fewer match. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DrawQuestionsAnswer"];
                };
            };
        };
    };
    readonly listQuestions: {
        readonly parameters: {
            readonly query?: {
                /** @description Language of the questions and labels. If nothing matches, the result is empty; there is no fallback language. Default: `en`. */
                readonly lang?: components["schemas"]["Language"];
                /** @description Category slug (recommended), id (1–24) or OpenTDB id (9–32). Example: `geography`. */
                readonly category?: string;
                /** @description Questions of this level, from common knowledge to specialist knowledge. */
                readonly difficulty?: components["schemas"]["Difficulty"];
                /** @description By default `multiple` and `boolean` questions. `text_input` returns open-ended questions. */
                readonly type?: components["schemas"]["QuestionType"];
                /** @description Questions with all of these tags. Comma-separated. Repeating the parameter works too, with or without `[]` after its name. Example: `rivers,europe`. */
                readonly tags?: readonly string[];
                /** @description Questions with at least one of these tags. Comma-separated. Repeating the parameter works too, with or without `[]` after its name. Example: `rivers,lakes`. */
                readonly tags_any?: readonly string[];
                /** @description Curated topic: its slug or an alias. Case is ignored. Example: `rivers-of-the-world`. */
                readonly topic?: string;
                /** @description Questions of at least one of these topics, given as `topic`. Comma-separated. Repeating the parameter works too, with or without `[]` after its name. Example: `rivers-of-the-world,poland`. */
                readonly topics_any?: readonly string[];
                /** @description Raw subcategory. Example: `hydrology`. */
                readonly subcategory?: string;
                /** @description `high`: the cleanest and most broadly useful questions. `standard` adds niche questions. `all` adds questions flagged for review and shows `quality`. Default: `high`. */
                readonly quality?: components["schemas"]["QualityFilter"];
                /** @description Questions with all of these region codes, in upper or lower case. Comma-separated. Repeating the parameter works too, with or without `[]` after its name. Example: `pl`. */
                readonly regions?: readonly string[];
                /** @description Questions from these sources. Comma-separated. Repeating the parameter works too, with or without `[]` after its name. Example: `svc`. */
                readonly source?: readonly components["schemas"]["Source"][];
                /** @description No questions from these sources. Applied after `source`. Comma-separated. Repeating the parameter works too, with or without `[]` after its name. Example: `opentdb`. */
                readonly exclude_source?: readonly components["schemas"]["Source"][];
                /** @description SPDX identifier such as `CC-BY-SA-4.0`, or a family such as `CC-BY-SA`, in upper or lower case. Example: `CC-BY-4.0`. */
                readonly license?: string;
                /** @description Questions that contain all of these words in their text, options or explanation. Case, diacritics and endings of words do not matter. "Quotation marks" require words in this order. Example: `land`. */
                readonly q?: string;
                /** @description Page cursor. Follow `_links` instead of constructing it. */
                readonly cursor?: string;
                /** @description Page size. With 0, the response has the counts in `meta` only. */
                readonly limit?: number;
                /** @description `newest` is the default without `q`. `shuffled` pages through all matching questions in random order, each once. */
                readonly order?: components["schemas"]["ListOrder"];
                /** @description With `order=shuffled`: any text that determines the order. Without it, the first page chooses one; the cursor contains it. Example: `2026-01-31`. */
                readonly seed?: string;
                /** @description Questions changed at or after this RFC 3339 date-time or date (UTC), oldest change first. Example: `2026-01-31T12:00:00Z`. */
                readonly updated_since?: string;
                /** @description `exact` returns `meta.total`, `estimate` returns `meta.totalEstimate`. Default: `estimate`. */
                readonly count?: components["schemas"]["CountMode"];
                /** @description Batch lookup: these questions in this order, in any language, type and quality. Combine it only with `lang`, `count`, `content_language`, `fields`, `include`, `quality=all` and a `limit` that is not smaller. Defaults count as absent. Comma-separated. Repeating the parameter works too, with or without `[]` after its name. Example: `01a205b3-d000-7bdc-af8c-25e29694640f`. */
                readonly ids?: readonly string[];
                /** @description With `ids`: returns each question in this language instead. Ids without a translation are listed in `meta.missing`. */
                readonly content_language?: components["schemas"]["Language"];
                /** @description Only these fields of each question, and `id` and `attribution`. By default all, but `quality` only for a single id and with `quality=all`. Comma-separated. Repeating the parameter works too, with or without `[]` after its name. */
                readonly fields?: readonly components["schemas"]["QuestionField"][];
                /** @description Additional fields. `translations` lists the ids of each question in other languages. Comma-separated. Repeating the parameter works too, with or without `[]` after its name. */
                readonly include?: readonly "translations"[];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of questions, or the questions with the ids. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListQuestionsAnswer"];
                };
            };
        };
    };
    readonly searchQuestions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SearchQuestionsRequest"];
            };
        };
        readonly responses: {
            /** @description A page of questions, or the questions with the ids. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SearchQuestionsAnswer"];
                };
            };
        };
    };
    readonly countFacets: {
        readonly parameters: {
            readonly query?: {
                /** @description Language of the questions and labels. If nothing matches, the result is empty; there is no fallback language. Default: `en`. */
                readonly lang?: components["schemas"]["Language"];
                /** @description Category slug (recommended), id (1–24) or OpenTDB id (9–32). Example: `geography`. */
                readonly category?: string;
                /** @description Questions of this level, from common knowledge to specialist knowledge. */
                readonly difficulty?: components["schemas"]["Difficulty"];
                /** @description By default `multiple` and `boolean` questions. `text_input` returns open-ended questions. */
                readonly type?: components["schemas"]["QuestionType"];
                /** @description Questions with all of these tags. Comma-separated. Repeating the parameter works too, with or without `[]` after its name. Example: `rivers,europe`. */
                readonly tags?: readonly string[];
                /** @description Questions with at least one of these tags. Comma-separated. Repeating the parameter works too, with or without `[]` after its name. Example: `rivers,lakes`. */
                readonly tags_any?: readonly string[];
                /** @description Curated topic: its slug or an alias. Case is ignored. Example: `rivers-of-the-world`. */
                readonly topic?: string;
                /** @description Questions of at least one of these topics, given as `topic`. Comma-separated. Repeating the parameter works too, with or without `[]` after its name. Example: `rivers-of-the-world,poland`. */
                readonly topics_any?: readonly string[];
                /** @description Raw subcategory. Example: `hydrology`. */
                readonly subcategory?: string;
                /** @description `high`: the cleanest and most broadly useful questions. `standard` adds niche questions. `all` adds questions flagged for review and shows `quality`. Default: `high`. */
                readonly quality?: components["schemas"]["QualityFilter"];
                /** @description Questions with all of these region codes, in upper or lower case. Comma-separated. Repeating the parameter works too, with or without `[]` after its name. Example: `pl`. */
                readonly regions?: readonly string[];
                /** @description Questions from these sources. Comma-separated. Repeating the parameter works too, with or without `[]` after its name. Example: `svc`. */
                readonly source?: readonly components["schemas"]["Source"][];
                /** @description No questions from these sources. Applied after `source`. Comma-separated. Repeating the parameter works too, with or without `[]` after its name. Example: `opentdb`. */
                readonly exclude_source?: readonly components["schemas"]["Source"][];
                /** @description SPDX identifier such as `CC-BY-SA-4.0`, or a family such as `CC-BY-SA`, in upper or lower case. Example: `CC-BY-4.0`. */
                readonly license?: string;
                /** @description Questions that contain all of these words in their text, options or explanation. Case, diacritics and endings of words do not matter. "Quotation marks" require words in this order. Example: `land`. */
                readonly q?: string;
                /** @description Only these facets. By default all except `tags_any`. Comma-separated. Repeating the parameter works too, with or without `[]` after its name. Example: `category,tags`. */
                readonly facets?: readonly components["schemas"]["FacetName"][];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The number of matches, and those of each choice. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CountFacetsAnswer"];
                };
            };
        };
    };
    readonly countFacetsByBody: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CountFacetsRequest"];
            };
        };
        readonly responses: {
            /** @description The number of matches, and those of each choice. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CountFacetsAnswer"];
                };
            };
        };
    };
    readonly listRemovedQuestions: {
        readonly parameters: {
            readonly query: {
                /** @description Questions removed at or after this RFC 3339 date-time or date (UTC), oldest removal first. */
                readonly since: string;
                /** @description Page cursor. Follow `_links` instead of constructing it. */
                readonly cursor?: string;
                /** @description Page size. */
                readonly limit?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of removed questions. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListRemovedQuestionsAnswer"];
                };
            };
        };
    };
    readonly getQuestion: {
        readonly parameters: {
            readonly query?: {
                /** @description Language of the labels. It does not translate questions. Default: `en`. */
                readonly lang?: components["schemas"]["Language"];
                /** @description Only these fields of each question, and `id` and `attribution`. By default all, but `quality` only for a single id and with `quality=all`. Comma-separated. Repeating the parameter works too, with or without `[]` after its name. */
                readonly fields?: readonly components["schemas"]["QuestionField"][];
                /** @description Additional fields. `translations` lists the ids of each question in other languages. Comma-separated. Repeating the parameter works too, with or without `[]` after its name. */
                readonly include?: readonly "translations"[];
            };
            readonly header?: {
                /** @description The `ETag` of your copy: if it is still current, the response is 304 without a body. */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of a question. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The question. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetQuestionAnswer"];
                };
            };
        };
    };
    readonly listCategories: {
        readonly parameters: {
            readonly query?: {
                /** @description Language of the labels. It does not translate questions. Default: `en`. */
                readonly lang?: components["schemas"]["Language"];
                /** @description Additional members. `playable` counts the questions of each entry that a request without further filters returns, so that a menu offers no empty draw. Comma-separated. Repeating the parameter works too, with or without `[]` after its name. */
                readonly include?: readonly "playable"[];
            };
            readonly header?: {
                /** @description The `ETag` of your copy: if it is still current, the response is 304 without a body. */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The categories. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListCategoriesAnswer"];
                };
            };
        };
    };
    readonly getCategory: {
        readonly parameters: {
            readonly query?: {
                /** @description Language of the labels. It does not translate questions. Default: `en`. */
                readonly lang?: components["schemas"]["Language"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The slug (recommended), the id or the OpenTDB id. */
                readonly category: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The category, its counts and sample questions. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetCategoryAnswer"];
                };
            };
        };
    };
    readonly listTopics: {
        readonly parameters: {
            readonly query?: {
                /** @description Language of the labels. It does not translate questions. Default: `en`. */
                readonly lang?: components["schemas"]["Language"];
                /** @description Substring of the slug, label or an alias. Case and diacritics are ignored. Example: `land`. */
                readonly q?: string;
                /** @description Page cursor. Follow `_links` instead of constructing it. */
                readonly cursor?: string;
                /** @description Entries per page. */
                readonly limit?: number;
                /** @description Additional members. `playable` counts the questions of each entry that a request without further filters returns, so that a menu offers no empty draw. Comma-separated. Repeating the parameter works too, with or without `[]` after its name. */
                readonly include?: readonly "playable"[];
                /** @description Only topics that group tags, or only those that group subcategories. */
                readonly kind?: components["schemas"]["TopicKind"];
            };
            readonly header?: {
                /** @description The `ETag` of your copy: if it is still current, the response is 304 without a body. */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of topics. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListTopicsAnswer"];
                };
            };
        };
    };
    readonly getTopic: {
        readonly parameters: {
            readonly query?: {
                /** @description Language of the labels. It does not translate questions. Default: `en`. */
                readonly lang?: components["schemas"]["Language"];
            };
            readonly header?: never;
            readonly path: {
                /** @description Slug or alias of the topic. Case is ignored. */
                readonly slug: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The topic, its counts and sample questions. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetTopicAnswer"];
                };
            };
        };
    };
    readonly listTags: {
        readonly parameters: {
            readonly query?: {
                /** @description Language of the labels. It does not translate questions. Default: `en`. */
                readonly lang?: components["schemas"]["Language"];
                /** @description Substring of the slug or label. Case and diacritics are ignored. Example: `land`. */
                readonly q?: string;
                /** @description Page cursor. Follow `_links` instead of constructing it. */
                readonly cursor?: string;
                /** @description Entries per page. */
                readonly limit?: number;
                /** @description Additional members. `playable` counts the questions of each entry that a request without further filters returns, so that a menu offers no empty draw. Comma-separated. Repeating the parameter works too, with or without `[]` after its name. */
                readonly include?: readonly "playable"[];
            };
            readonly header?: {
                /** @description The `ETag` of your copy: if it is still current, the response is 304 without a body. */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of tags. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListSlugsAnswer"];
                };
            };
        };
    };
    readonly getTag: {
        readonly parameters: {
            readonly query?: {
                /** @description Language of the labels. It does not translate questions. Default: `en`. */
                readonly lang?: components["schemas"]["Language"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The slug. */
                readonly tag: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The tag, its counts and sample questions. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetTagAnswer"];
                };
            };
        };
    };
    readonly listSubcategories: {
        readonly parameters: {
            readonly query?: {
                /** @description Language of the labels. It does not translate questions. Default: `en`. */
                readonly lang?: components["schemas"]["Language"];
                /** @description Substring of the slug or label. Case and diacritics are ignored. Example: `land`. */
                readonly q?: string;
                /** @description Page cursor. Follow `_links` instead of constructing it. */
                readonly cursor?: string;
                /** @description Entries per page. */
                readonly limit?: number;
                /** @description Additional members. `playable` counts the questions of each entry that a request without further filters returns, so that a menu offers no empty draw. Comma-separated. Repeating the parameter works too, with or without `[]` after its name. */
                readonly include?: readonly "playable"[];
            };
            readonly header?: {
                /** @description The `ETag` of your copy: if it is still current, the response is 304 without a body. */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of subcategories. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListSlugsAnswer"];
                };
            };
        };
    };
    readonly getSubcategory: {
        readonly parameters: {
            readonly query?: {
                /** @description Language of the labels. It does not translate questions. Default: `en`. */
                readonly lang?: components["schemas"]["Language"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The slug. */
                readonly subcategory: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The subcategory, its counts and sample questions. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetSubcategoryAnswer"];
                };
            };
        };
    };
    readonly listRegions: {
        readonly parameters: {
            readonly query?: {
                /** @description Language of the labels. It does not translate questions. Default: `en`. */
                readonly lang?: components["schemas"]["Language"];
                /** @description Substring of the code or label. Case and diacritics are ignored. Example: `land`. */
                readonly q?: string;
                /** @description Only countries, or only cultural and religious groups. */
                readonly kind?: components["schemas"]["RegionKind"];
                /** @description Code of the last region on the previous page, in upper or lower case. `meta.nextCursor` of the tool `svc_regions` adds the version of the counts, as in `pl.42`. Follow `_links` instead of constructing it. */
                readonly cursor?: string;
                /** @description Version of the counts on the previous page. `_links` contains it, so that no page repeats or skips a region whose count has changed. Counts are kept for 15 minutes; after that the latest are used. Example: `7`. */
                readonly as_of?: number;
                /** @description Entries per page. */
                readonly limit?: number;
            };
            readonly header?: {
                /** @description The `ETag` of your copy: if it is still current, the response is 304 without a body. */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of regions. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListRegionsAnswer"];
                };
            };
        };
    };
    readonly getRegion: {
        readonly parameters: {
            readonly query?: {
                /** @description Language of the labels. It does not translate questions. Default: `en`. */
                readonly lang?: components["schemas"]["Language"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The code, in upper or lower case. */
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The region, its counts and sample questions. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetRegionAnswer"];
                };
            };
        };
    };
    readonly suggestNames: {
        readonly parameters: {
            readonly query: {
                /** @description Language of the labels. It does not translate questions. Default: `en`. */
                readonly lang?: components["schemas"]["Language"];
                /** @description What was typed so far. Case and diacritics are ignored. */
                readonly q: string;
                /** @description Only these kinds. By default all. Comma-separated. Repeating the parameter works too, with or without `[]` after its name. */
                readonly kinds?: readonly components["schemas"]["SuggestionKind"][];
                /** @description Entries of each kind. */
                readonly limit?: number;
                /** @description Additional members. `playable` counts the questions of each entry that a request without further filters returns. Regions have none. Comma-separated. Repeating the parameter works too, with or without `[]` after its name. */
                readonly include?: readonly "playable"[];
            };
            readonly header?: {
                /** @description The `ETag` of your copy: if it is still current, the response is 304 without a body. */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The suggestions. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SuggestNamesAnswer"];
                };
            };
        };
    };
    readonly getStats: {
        readonly parameters: {
            readonly query?: {
                /** @description Language of the labels. It does not translate questions. Default: `en`. */
                readonly lang?: components["schemas"]["Language"];
            };
            readonly header?: {
                /** @description The `ETag` of your copy: if it is still current, the response is 304 without a body. */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The counts. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetStatsAnswer"];
                };
            };
        };
    };
    readonly getGrowth: {
        readonly parameters: {
            readonly query?: {
                /** @description Language of the labels. It does not translate questions. Default: `en`. */
                readonly lang?: components["schemas"]["Language"];
            };
            readonly header?: {
                /** @description The `ETag` of your copy: if it is still current, the response is 304 without a body. */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The months. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetGrowthAnswer"];
                };
            };
        };
    };
    readonly getTranslations: {
        readonly parameters: {
            readonly query?: {
                /** @description Language of the labels. It does not translate questions. Default: `en`. */
                readonly lang?: components["schemas"]["Language"];
            };
            readonly header?: {
                /** @description The `ETag` of your copy: if it is still current, the response is 304 without a body. */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The languages with their translations. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetTranslationsAnswer"];
                };
            };
        };
    };
    readonly listLanguages: {
        readonly parameters: {
            readonly query?: {
                /** @description Language of the labels. It does not translate questions. Default: `en`. */
                readonly lang?: components["schemas"]["Language"];
            };
            readonly header?: {
                /** @description The `ETag` of your copy: if it is still current, the response is 304 without a body. */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The languages. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListLanguagesAnswer"];
                };
            };
        };
    };
    readonly listExports: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The files. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListExportsAnswer"];
                };
            };
        };
    };
    readonly downloadExport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description A `name` from `GET /exports`. */
                readonly name: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The whole file. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/gzip": string;
                };
            };
            /** @description The part that the header `Range` names. */
            readonly 206: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/gzip": string;
                };
            };
        };
    };
    readonly getMe: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The key, its tier and its limits. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetMeAnswer"];
                };
            };
        };
    };
    readonly getUsage: {
        readonly parameters: {
            readonly query?: {
                /** @description Number of days, ending today. */
                readonly days?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requests in three windows and by day. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetUsageAnswer"];
                };
            };
        };
    };
    readonly createReport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateReportRequest"];
            };
        };
        readonly responses: {
            /** @description The report was stored. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreateReportAnswer"];
                };
            };
        };
    };
}

/** The filters of draws, lists and facets: whether one takes several values, and whether its values are a facet. */
export const FILTERS = {
    lang: { several: false, counted: true },
    category: { several: false, counted: true },
    difficulty: { several: false, counted: true },
    type: { several: false, counted: true },
    tags: { several: true, counted: true },
    tags_any: { several: true, counted: true },
    topic: { several: false, counted: true },
    topics_any: { several: true, counted: false },
    subcategory: { several: false, counted: true },
    quality: { several: false, counted: true },
    regions: { several: true, counted: true },
    source: { several: true, counted: true },
    exclude_source: { several: true, counted: false },
    license: { several: false, counted: true },
    q: { several: false, counted: false },
} as const;
