import type { Answer, Link } from './link.ts';

/** Cities with the seat of an international body. */
// prettier-ignore
export const SEATS: readonly Answer[] = [
  { key: 'brussels', en: 'Brussels', pl: 'Bruksela' },
  { key: 'new-york', en: 'New York', pl: 'Nowy Jork' },
  { key: 'paris', en: 'Paris', pl: 'Paryż' },
  { key: 'the-hague', en: 'The Hague', pl: 'Haga' },
  { key: 'geneva', en: 'Geneva', pl: 'Genewa' },
  { key: 'vienna', en: 'Vienna', pl: 'Wiedeń' },
  { key: 'washington', en: 'Washington', pl: 'Waszyngton' },
  { key: 'luxembourg', en: 'Luxembourg', pl: 'Luksemburg' },
  { key: 'strasbourg', en: 'Strasbourg', pl: 'Strasburg' },
  { key: 'frankfurt', en: 'Frankfurt am Main', pl: 'Frankfurt nad Menem' },
  { key: 'warsaw', en: 'Warsaw', pl: 'Warszawa' },
  { key: 'lyon', en: 'Lyon' },
  { key: 'rome', en: 'Rome', pl: 'Rzym' },
  { key: 'addis-ababa', en: 'Addis Ababa', pl: 'Addis Abeba' },
  { key: 'jakarta', en: 'Jakarta', pl: 'Dżakarta' },
  { key: 'cairo', en: 'Cairo', pl: 'Kair' },
  { key: 'london', en: 'London', pl: 'Londyn' },
  { key: 'lausanne', en: 'Lausanne', pl: 'Lozanna' },
  { key: 'zurich', en: 'Zurich', pl: 'Zurych' },
  { key: 'bern', en: 'Bern', pl: 'Berno' },
];

/** An international body and the city of its seat, the Polish name in the nominative. */
// prettier-ignore
export const INSTITUTIONS: readonly Link[] = [
  { key: 'nato', en: 'NATO', to: 'brussels', familiarity: 1, beside: ['paris'] },
  { key: 'european-commission', en: 'European Commission', pl: 'Komisja Europejska', to: 'brussels', familiarity: 1, beside: ['luxembourg'] },
  { key: 'united-nations', en: 'United Nations', pl: 'Organizacja Narodów Zjednoczonych', to: 'new-york', familiarity: 1, beside: ['geneva', 'vienna', 'the-hague'] },
  { key: 'unicef', en: 'UNICEF', to: 'new-york', familiarity: 3 },
  { key: 'unesco', en: 'UNESCO', to: 'paris', familiarity: 2 },
  { key: 'oecd', en: 'OECD', to: 'paris', familiarity: 3 },
  { key: 'international-court-of-justice', en: 'International Court of Justice', pl: 'Międzynarodowy Trybunał Sprawiedliwości', to: 'the-hague', familiarity: 2 },
  { key: 'europol', en: 'Europol', to: 'the-hague', familiarity: 3 },
  { key: 'world-health-organization', en: 'World Health Organization', pl: 'Światowa Organizacja Zdrowia', to: 'geneva', familiarity: 2 },
  { key: 'international-committee-of-the-red-cross', en: 'International Committee of the Red Cross', pl: 'Międzynarodowy Komitet Czerwonego Krzyża', to: 'geneva', familiarity: 2 },
  { key: 'world-trade-organization', en: 'World Trade Organization', pl: 'Światowa Organizacja Handlu', to: 'geneva', familiarity: 3 },
  { key: 'international-labour-organization', en: 'International Labour Organization', pl: 'Międzynarodowa Organizacja Pracy', to: 'geneva', familiarity: 4 },
  { key: 'international-atomic-energy-agency', en: 'International Atomic Energy Agency', pl: 'Międzynarodowa Agencja Energii Atomowej', to: 'vienna', familiarity: 3 },
  { key: 'opec', en: 'OPEC', to: 'vienna', familiarity: 3 },
  { key: 'osce', en: 'OSCE', pl: 'OBWE', to: 'vienna', familiarity: 4 },
  { key: 'international-monetary-fund', en: 'International Monetary Fund', pl: 'Międzynarodowy Fundusz Walutowy', to: 'washington', familiarity: 2 },
  { key: 'world-bank', en: 'World Bank', pl: 'Bank Światowy', to: 'washington', familiarity: 2 },
  { key: 'court-of-justice-of-the-european-union', en: 'Court of Justice of the European Union', pl: 'Trybunał Sprawiedliwości Unii Europejskiej', to: 'luxembourg', familiarity: 3 },
  { key: 'european-investment-bank', en: 'European Investment Bank', pl: 'Europejski Bank Inwestycyjny', to: 'luxembourg', familiarity: 4 },
  { key: 'council-of-europe', en: 'Council of Europe', pl: 'Rada Europy', to: 'strasbourg', familiarity: 3 },
  { key: 'european-court-of-human-rights', en: 'European Court of Human Rights', pl: 'Europejski Trybunał Praw Człowieka', to: 'strasbourg', familiarity: 2 },
  { key: 'european-central-bank', en: 'European Central Bank', pl: 'Europejski Bank Centralny', to: 'frankfurt', familiarity: 2 },
  { key: 'frontex', en: 'Frontex', to: 'warsaw', familiarity: 3, regions: ['pl'] },
  { key: 'interpol', en: 'Interpol', to: 'lyon', familiarity: 3 },
  { key: 'fao', en: 'FAO', to: 'rome', familiarity: 4 },
  { key: 'african-union', en: 'African Union', pl: 'Unia Afrykańska', to: 'addis-ababa', familiarity: 4 },
  { key: 'asean', en: 'ASEAN', to: 'jakarta', familiarity: 4 },
  { key: 'arab-league', en: 'Arab League', pl: 'Liga Państw Arabskich', to: 'cairo', familiarity: 3 },
  { key: 'commonwealth-of-nations', en: 'Commonwealth of Nations', pl: 'Wspólnota Narodów', to: 'london', familiarity: 3 },
  { key: 'international-olympic-committee', en: 'International Olympic Committee', pl: 'Międzynarodowy Komitet Olimpijski', to: 'lausanne', familiarity: 3 },
  { key: 'fifa', en: 'FIFA', to: 'zurich', familiarity: 3 },
  { key: 'universal-postal-union', en: 'Universal Postal Union', pl: 'Światowy Związek Pocztowy', to: 'bern', familiarity: 5 },
];

/** Countries for questions about parliaments and presidents; the group is the continent. */
// prettier-ignore
export const STATES: readonly Answer[] = [
  { key: 'poland', en: 'Poland', pl: 'Polska', group: 'europe' },
  { key: 'germany', en: 'Germany', pl: 'Niemcy', group: 'europe' },
  { key: 'sweden', en: 'Sweden', pl: 'Szwecja', group: 'europe' },
  { key: 'norway', en: 'Norway', pl: 'Norwegia', group: 'europe' },
  { key: 'denmark', en: 'Denmark', pl: 'Dania', group: 'europe' },
  { key: 'iceland', en: 'Iceland', pl: 'Islandia', group: 'europe' },
  { key: 'russia', en: 'Russia', pl: 'Rosja', group: 'europe' },
  { key: 'ukraine', en: 'Ukraine', pl: 'Ukraina', group: 'europe' },
  { key: 'spain', en: 'Spain', pl: 'Hiszpania', group: 'europe' },
  { key: 'lithuania', en: 'Lithuania', pl: 'Litwa', group: 'europe' },
  { key: 'latvia', en: 'Latvia', pl: 'Łotwa', group: 'europe' },
  { key: 'estonia', en: 'Estonia', group: 'europe' },
  { key: 'finland', en: 'Finland', pl: 'Finlandia', group: 'europe' },
  { key: 'ireland', en: 'Ireland', pl: 'Irlandia', group: 'europe' },
  { key: 'croatia', en: 'Croatia', pl: 'Chorwacja', group: 'europe' },
  { key: 'israel', en: 'Israel', pl: 'Izrael', group: 'asia' },
  { key: 'india', en: 'India', pl: 'Indie', group: 'asia' },
  { key: 'mongolia', en: 'Mongolia', group: 'asia' },
  { key: 'turkey', en: 'Turkey', pl: 'Turcja', group: 'asia' },
  { key: 'japan', en: 'Japan', pl: 'Japonia', group: 'asia' },
];

/** The name of a parliament, or of its lower house, in the language of the country. */
// prettier-ignore
export const PARLIAMENTS: readonly Link[] = [
  { key: 'bundestag', en: 'Bundestag', to: 'germany', familiarity: 1 },
  { key: 'knesset', en: 'Knesset', pl: 'Kneset', to: 'israel', familiarity: 2, regions: ['jewish', 'il'] },
  { key: 'riksdag', en: 'Riksdag', to: 'sweden', familiarity: 3, beside: ['finland'] },
  { key: 'storting', en: 'Storting', to: 'norway', familiarity: 4 },
  { key: 'folketing', en: 'Folketing', to: 'denmark', familiarity: 4 },
  { key: 'althing', en: 'Althing', to: 'iceland', familiarity: 4 },
  { key: 'state-duma', en: 'State Duma', pl: 'Duma Państwowa', to: 'russia', familiarity: 2 },
  { key: 'verkhovna-rada', en: 'Verkhovna Rada', pl: 'Rada Najwyższa (Werchowna Rada)', to: 'ukraine', familiarity: 2 },
  { key: 'cortes-generales', en: 'Cortes Generales', pl: 'Kortezy Generalne', to: 'spain', familiarity: 3 },
  { key: 'seimas', en: 'Seimas', to: 'lithuania', familiarity: 3, regions: ['lt', 'pl'] },
  { key: 'saeima', en: 'Saeima', to: 'latvia', familiarity: 4, regions: ['lv'] },
  { key: 'riigikogu', en: 'Riigikogu', to: 'estonia', familiarity: 4, regions: ['ee'] },
  { key: 'eduskunta', en: 'Eduskunta', to: 'finland', familiarity: 4, regions: ['fi'] },
  { key: 'oireachtas', en: 'Oireachtas', to: 'ireland', familiarity: 4, regions: ['ie'] },
  { key: 'sabor', en: 'Sabor', to: 'croatia', familiarity: 3, regions: ['hr'] },
  { key: 'lok-sabha', en: 'Lok Sabha', to: 'india', familiarity: 4, regions: ['in'] },
  { key: 'state-great-khural', en: 'State Great Khural', pl: 'Wielki Churał Państwowy', to: 'mongolia', familiarity: 4 },
];

/** First presidents of their states, with some later American ones; the group is the part of the world. */
// prettier-ignore
export const PRESIDENTS: readonly Answer[] = [
  { key: 'washington', en: 'George Washington', group: 'america' },
  { key: 'adams', en: 'John Adams', group: 'america' },
  { key: 'jefferson', en: 'Thomas Jefferson', group: 'america' },
  { key: 'lincoln', en: 'Abraham Lincoln', group: 'america' },
  { key: 'narutowicz', en: 'Gabriel Narutowicz', group: 'europe' },
  { key: 'ataturk', en: 'Kemal Atatürk', group: 'europe' },
  { key: 'masaryk', en: 'Tomáš Garrigue Masaryk', group: 'europe' },
  { key: 'yeltsin', en: 'Boris Yeltsin', pl: 'Borys Jelcyn', group: 'europe' },
  { key: 'kravchuk', en: 'Leonid Kravchuk', pl: 'Łeonid Krawczuk', group: 'europe' },
  { key: 'heuss', en: 'Theodor Heuss', group: 'europe' },
  { key: 'hyde', en: 'Douglas Hyde', group: 'europe' },
  { key: 'stahlberg', en: 'Kaarlo Juho Ståhlberg', group: 'europe' },
  { key: 'tudjman', en: 'Franjo Tuđman', group: 'europe' },
  { key: 'havel', en: 'Václav Havel', group: 'europe' },
  { key: 'weizmann', en: 'Chaim Weizmann', pl: 'Chaim Weizman', group: 'world' },
  { key: 'sukarno', en: 'Sukarno', group: 'world' },
  { key: 'naguib', en: 'Muhammad Naguib', pl: 'Muhammad Nadżib', group: 'world' },
  { key: 'nkrumah', en: 'Kwame Nkrumah', group: 'world' },
  { key: 'kenyatta', en: 'Jomo Kenyatta', group: 'world' },
  { key: 'prasad', en: 'Rajendra Prasad', group: 'world' },
  { key: 'senghor', en: 'Léopold Sédar Senghor', group: 'world' },
  { key: 'kaunda', en: 'Kenneth Kaunda', group: 'world' },
  { key: 'nyerere', en: 'Julius Nyerere', group: 'world' },
];

/** A state whose first president is asked for. The Polish name is in the genitive. */
// prettier-ignore
export const FIRST_PRESIDENTS: readonly Link[] = [
  { key: 'the-united-states', en: 'the United States', pl: 'Stanów Zjednoczonych', to: 'washington', familiarity: 1 },
  { key: 'poland', en: 'Poland, elected in 1922', pl: 'Polski, wybranym w 1922 roku', to: 'narutowicz', familiarity: 2, regions: ['pl'] },
  { key: 'the-republic-of-turkey', en: 'the Republic of Turkey', pl: 'Republiki Turcji', to: 'ataturk', familiarity: 2 },
  { key: 'czechoslovakia', en: 'Czechoslovakia', pl: 'Czechosłowacji', to: 'masaryk', familiarity: 4, regions: ['cz', 'sk'] },
  { key: 'the-russian-federation', en: 'the Russian Federation', pl: 'Federacji Rosyjskiej', to: 'yeltsin', familiarity: 2 },
  { key: 'ukraine', en: 'Ukraine, elected in 1991', pl: 'Ukrainy, wybranym w 1991 roku', to: 'kravchuk', familiarity: 3 },
  { key: 'the-federal-republic-of-germany', en: 'the Federal Republic of Germany', pl: 'Republiki Federalnej Niemiec', to: 'heuss', familiarity: 4 },
  { key: 'ireland', en: 'Ireland', pl: 'Irlandii', to: 'hyde', familiarity: 5, regions: ['ie'] },
  { key: 'finland', en: 'Finland', pl: 'Finlandii', to: 'stahlberg', familiarity: 5, regions: ['fi'] },
  { key: 'croatia', en: 'independent Croatia', pl: 'niepodległej Chorwacji', to: 'tudjman', familiarity: 4, regions: ['hr'] },
  { key: 'the-czech-republic', en: 'the Czech Republic', pl: 'Republiki Czeskiej', to: 'havel', familiarity: 2 },
  { key: 'israel', en: 'Israel', pl: 'Izraela', to: 'weizmann', familiarity: 4, regions: ['jewish', 'il'] },
  { key: 'indonesia', en: 'Indonesia', pl: 'Indonezji', to: 'sukarno', familiarity: 4 },
  { key: 'egypt', en: 'Egypt', pl: 'Egiptu', to: 'naguib', familiarity: 5 },
  { key: 'ghana', en: 'Ghana', pl: 'Ghany', to: 'nkrumah', familiarity: 5 },
  { key: 'kenya', en: 'Kenya', pl: 'Kenii', to: 'kenyatta', familiarity: 4 },
  { key: 'the-republic-of-india', en: 'the Republic of India', pl: 'Republiki Indii', to: 'prasad', familiarity: 5, regions: ['in'] },
  { key: 'senegal', en: 'Senegal', pl: 'Senegalu', to: 'senghor', familiarity: 5 },
  { key: 'zambia', en: 'Zambia', pl: 'Zambii', to: 'kaunda', familiarity: 5 },
  { key: 'tanzania', en: 'Tanzania', pl: 'Tanzanii', to: 'nyerere', familiarity: 5 },
];

/** Forms of government. */
// prettier-ignore
export const GOVERNMENTS: readonly Answer[] = [
  { key: 'oligarchy', en: 'Oligarchy', pl: 'Oligarchia' },
  { key: 'theocracy', en: 'Theocracy', pl: 'Teokracja' },
  { key: 'technocracy', en: 'Technocracy', pl: 'Technokracja' },
  { key: 'plutocracy', en: 'Plutocracy', pl: 'Plutokracja' },
  { key: 'gerontocracy', en: 'Gerontocracy', pl: 'Gerontokracja' },
  { key: 'kleptocracy', en: 'Kleptocracy', pl: 'Kleptokracja' },
  { key: 'ochlocracy', en: 'Ochlocracy', pl: 'Ochlokracja' },
  { key: 'democracy', en: 'Democracy', pl: 'Demokracja' },
  { key: 'meritocracy', en: 'Meritocracy', pl: 'Merytokracja' },
];

/** Who rules, and the name of that form of rule. The Polish names are in the genitive, after `rządy`. */
// prettier-ignore
export const RULING_GROUPS: readonly Link[] = [
  { key: 'a-small-group', en: 'a small group', pl: 'wąskiej grupy ludzi', to: 'oligarchy', familiarity: 2, beside: ['plutocracy'] },
  { key: 'the-clergy-in-the-name-of-god', en: 'the clergy in the name of God', pl: 'kapłanów w imieniu Boga', to: 'theocracy', familiarity: 2 },
  { key: 'technical-experts', en: 'technical experts', pl: 'ekspertów i specjalistów', to: 'technocracy', familiarity: 3, beside: ['meritocracy'] },
  { key: 'the-rich', en: 'the rich', pl: 'ludzi bogatych', to: 'plutocracy', familiarity: 4, beside: ['oligarchy'] },
  { key: 'the-old', en: 'the old', pl: 'ludzi starych', to: 'gerontocracy', familiarity: 3 },
  { key: 'thieves', en: 'thieves', pl: 'złodziei', to: 'kleptocracy', familiarity: 3 },
  { key: 'the-mob', en: 'the mob', pl: 'tłumu, motłochu', to: 'ochlocracy', familiarity: 4, beside: ['democracy'] },
  { key: 'the-people', en: 'the people', pl: 'ludu', to: 'democracy', familiarity: 1, beside: ['ochlocracy'] },
  { key: 'those-who-earn-it-by-ability', en: 'those who earn it by ability', pl: 'ludzi wybranych ze względu na zdolności i zasługi', to: 'meritocracy', familiarity: 3, beside: ['technocracy'] },
];
