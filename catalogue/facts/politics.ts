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
  { key: 'nato', en: 'NATO', to: 'brussels', familiarity: 1, beside: ['paris'], why: { en: 'It was founded in 1949.', pl: 'Powstało w 1949 roku.' } },
  { key: 'european-commission', en: 'the European Commission', pl: 'Komisja Europejska', to: 'brussels', familiarity: 1, beside: ['luxembourg'], why: { en: 'Its building is called Berlaymont.', pl: 'Jej gmach nosi nazwę Berlaymont.' } },
  { key: 'united-nations', en: 'the United Nations', pl: 'Organizacja Narodów Zjednoczonych', to: 'new-york', familiarity: 1, beside: ['geneva', 'vienna', 'the-hague'], why: { en: 'Its ground is not American territory in the ordinary sense.', pl: 'Jej siedziba jest eksterytorialna.' } },
  { key: 'unicef', en: 'UNICEF', to: 'new-york', familiarity: 3, why: { en: 'It was founded for the children of post-war Europe.', pl: 'Powstał dla dzieci powojennej Europy.' } },
  { key: 'unesco', en: 'UNESCO', to: 'paris', familiarity: 2, why: { en: 'It keeps the World Heritage List.', pl: 'Prowadzi listę światowego dziedzictwa.' } },
  { key: 'oecd', en: 'the OECD', pl: 'OECD', to: 'paris', familiarity: 3, why: { en: 'It publishes the PISA studies of schools.', pl: 'Publikuje badania PISA dotyczące szkół.' } },
  { key: 'international-court-of-justice', en: 'the International Court of Justice', pl: 'Międzynarodowy Trybunał Sprawiedliwości', to: 'the-hague', familiarity: 2, why: { en: 'It sits in the Peace Palace.', pl: 'Obraduje w Pałacu Pokoju.' } },
  { key: 'europol', en: 'Europol', to: 'the-hague', familiarity: 3, why: { en: 'It has no officers who arrest people.', pl: 'Nie ma funkcjonariuszy, którzy zatrzymują ludzi.' } },
  { key: 'world-health-organization', en: 'the World Health Organization', pl: 'Światowa Organizacja Zdrowia', to: 'geneva', familiarity: 2, why: { en: 'Its emblem is a staff with a snake.', pl: 'W jej godle jest laska z wężem.' } },
  { key: 'international-committee-of-the-red-cross', en: 'the International Committee of the Red Cross', pl: 'Międzynarodowy Komitet Czerwonego Krzyża', to: 'geneva', familiarity: 2, why: { en: 'Henry Dunant was among its founders.', pl: 'Wśród założycieli był Henri Dunant.' } },
  { key: 'world-trade-organization', en: 'the World Trade Organization', pl: 'Światowa Organizacja Handlu', to: 'geneva', familiarity: 3, why: { en: 'It replaced the GATT agreement.', pl: 'Zastąpiła układ GATT.' } },
  { key: 'international-labour-organization', en: 'the International Labour Organization', pl: 'Międzynarodowa Organizacja Pracy', to: 'geneva', familiarity: 4 },
  { key: 'international-atomic-energy-agency', en: 'the International Atomic Energy Agency', pl: 'Międzynarodowa Agencja Energii Atomowej', to: 'vienna', familiarity: 3, why: { en: 'It won the Nobel Peace Prize in 2005.', pl: 'Dostała Pokojową Nagrodę Nobla w 2005 roku.' } },
  { key: 'opec', en: 'OPEC', to: 'vienna', familiarity: 3, why: { en: 'It was founded by five oil countries in 1960.', pl: 'Założyło ją pięć krajów naftowych w 1960 roku.' } },
  { key: 'osce', en: 'the OSCE', pl: 'OBWE', to: 'vienna', familiarity: 4 },
  { key: 'international-monetary-fund', en: 'the International Monetary Fund', pl: 'Międzynarodowy Fundusz Walutowy', to: 'washington', familiarity: 2, why: { en: 'It was planned at Bretton Woods in 1944.', pl: 'Zaplanowano go w Bretton Woods w 1944 roku.' } },
  { key: 'world-bank', en: 'the World Bank', pl: 'Bank Światowy', to: 'washington', familiarity: 2, why: { en: 'It first lent money to France, for rebuilding.', pl: 'Pierwszej pożyczki udzielił Francji, na odbudowę.' } },
  { key: 'court-of-justice-of-the-european-union', en: 'the Court of Justice of the European Union', pl: 'Trybunał Sprawiedliwości Unii Europejskiej', to: 'luxembourg', familiarity: 3, why: { en: 'Its working language is French.', pl: 'Jego językiem roboczym jest francuski.' } },
  { key: 'european-investment-bank', en: 'the European Investment Bank', pl: 'Europejski Bank Inwestycyjny', to: 'luxembourg', familiarity: 4 },
  { key: 'council-of-europe', en: 'the Council of Europe', pl: 'Rada Europy', to: 'strasbourg', familiarity: 3, why: { en: 'The flag with twelve stars was first its own.', pl: 'To ona pierwsza używała flagi z dwunastoma gwiazdami.' } },
  { key: 'european-court-of-human-rights', en: 'the European Court of Human Rights', pl: 'Europejski Trybunał Praw Człowieka', to: 'strasbourg', familiarity: 2, why: { en: 'It is not a court of the European Union.', pl: 'Nie jest sądem Unii Europejskiej.' } },
  { key: 'european-central-bank', en: 'the European Central Bank', pl: 'Europejski Bank Centralny', to: 'frankfurt', familiarity: 2, why: { en: 'It has watched over the euro since 1998.', pl: 'Od 1998 roku czuwa nad euro.' } },
  { key: 'frontex', en: 'Frontex', to: 'warsaw', familiarity: 3, regions: ['pl'], why: { en: 'It guards the outer borders of the European Union.', pl: 'Strzeże zewnętrznych granic Unii Europejskiej.' } },
  { key: 'interpol', en: 'Interpol', to: 'lyon', familiarity: 3, why: { en: 'Its notices have colours: red means “wanted”.', pl: 'Jego noty mają kolory: czerwona dotyczy poszukiwanych.' } },
  { key: 'fao', en: 'the FAO', pl: 'FAO', to: 'rome', familiarity: 4 },
  { key: 'african-union', en: 'the African Union', pl: 'Unia Afrykańska', to: 'addis-ababa', familiarity: 4 },
  { key: 'asean', en: 'ASEAN', to: 'jakarta', familiarity: 4 },
  { key: 'arab-league', en: 'the Arab League', pl: 'Liga Państw Arabskich', to: 'cairo', familiarity: 3, why: { en: 'It was founded in 1945.', pl: 'Powstała w 1945 roku.' } },
  { key: 'commonwealth-of-nations', en: 'the Commonwealth of Nations', pl: 'Wspólnota Narodów', to: 'london', familiarity: 3, why: { en: 'Its head is the British monarch.', pl: 'Na jej czele stoi brytyjski monarcha.' } },
  { key: 'international-olympic-committee', en: 'the International Olympic Committee', pl: 'Międzynarodowy Komitet Olimpijski', to: 'lausanne', familiarity: 3, why: { en: 'Pierre de Coubertin founded it in 1894.', pl: 'Założył go w 1894 roku Pierre de Coubertin.' } },
  { key: 'fifa', en: 'FIFA', to: 'zurich', familiarity: 3, why: { en: 'It was founded in Paris in 1904.', pl: 'Założono ją w Paryżu w 1904 roku.' } },
  { key: 'universal-postal-union', en: 'the Universal Postal Union', pl: 'Światowy Związek Pocztowy', to: 'bern', familiarity: 5 },
];

/** Countries for statements about parliaments, in Polish in the genitive; the group is the continent. */
// prettier-ignore
export const STATES: readonly Answer[] = [
  { key: 'poland', en: 'Poland', pl: 'Polski', group: 'europe' },
  { key: 'germany', en: 'Germany', pl: 'Niemiec', group: 'europe' },
  { key: 'sweden', en: 'Sweden', pl: 'Szwecji', group: 'europe' },
  { key: 'norway', en: 'Norway', pl: 'Norwegii', group: 'europe' },
  { key: 'denmark', en: 'Denmark', pl: 'Danii', group: 'europe' },
  { key: 'iceland', en: 'Iceland', pl: 'Islandii', group: 'europe' },
  { key: 'russia', en: 'Russia', pl: 'Rosji', group: 'europe' },
  { key: 'ukraine', en: 'Ukraine', pl: 'Ukrainy', group: 'europe' },
  { key: 'spain', en: 'Spain', pl: 'Hiszpanii', group: 'europe' },
  { key: 'lithuania', en: 'Lithuania', pl: 'Litwy', group: 'europe' },
  { key: 'latvia', en: 'Latvia', pl: 'Łotwy', group: 'europe' },
  { key: 'estonia', en: 'Estonia', pl: 'Estonii', group: 'europe' },
  { key: 'finland', en: 'Finland', pl: 'Finlandii', group: 'europe' },
  { key: 'ireland', en: 'Ireland', pl: 'Irlandii', group: 'europe' },
  { key: 'croatia', en: 'Croatia', pl: 'Chorwacji', group: 'europe' },
  { key: 'israel', en: 'Israel', pl: 'Izraela', group: 'asia' },
  { key: 'india', en: 'India', pl: 'Indii', group: 'asia' },
  { key: 'mongolia', en: 'Mongolia', pl: 'Mongolii', group: 'asia' },
  { key: 'turkey', en: 'Turkey', pl: 'Turcji', group: 'asia' },
  { key: 'japan', en: 'Japan', pl: 'Japonii', group: 'asia' },
];

/** The name of a parliament, or of its lower house, in the language of the country. */
// prettier-ignore
export const PARLIAMENTS: readonly Link[] = [
  { key: 'bundestag', en: 'Bundestag', to: 'germany', familiarity: 1, why: { en: 'It sits in the Reichstag building.', pl: 'Obraduje w gmachu Reichstagu.' } },
  { key: 'knesset', en: 'Knesset', pl: 'Kneset', to: 'israel', familiarity: 2, regions: ['jewish', 'il'], why: { en: 'It has 120 members.', pl: 'Liczy 120 członków.' } },
  { key: 'riksdag', en: 'Riksdag', to: 'sweden', familiarity: 3, beside: ['finland'], why: { en: 'It has had a single chamber since 1971.', pl: 'Od 1971 roku jest jednoizbowy.' } },
  { key: 'storting', en: 'Storting', to: 'norway', familiarity: 4 },
  { key: 'folketing', en: 'Folketing', to: 'denmark', familiarity: 4, why: { en: 'It sits in Christiansborg Palace.', pl: 'Obraduje w pałacu Christiansborg.' } },
  { key: 'althing', en: 'Althing', to: 'iceland', familiarity: 4, why: { en: 'It goes back to the year 930.', pl: 'Jego początki sięgają 930 roku.' } },
  { key: 'state-duma', en: 'State Duma', pl: 'Duma Państwowa', to: 'russia', familiarity: 2, why: { en: 'Nicholas II had to agree to the first Duma in 1905.', pl: 'Na pierwszą Dumę musiał się zgodzić Mikołaj II.' } },
  { key: 'verkhovna-rada', en: 'Verkhovna Rada', pl: 'Rada Najwyższa (Werchowna Rada)', to: 'ukraine', familiarity: 2, why: { en: 'It has 450 seats.', pl: 'Liczy 450 miejsc.' } },
  { key: 'cortes-generales', en: 'Cortes Generales', pl: 'Kortezy Generalne', to: 'spain', familiarity: 3, why: { en: 'It consists of a Congress and a Senate.', pl: 'Składa się z Kongresu i Senatu.' } },
  { key: 'seimas', en: 'Seimas', to: 'lithuania', familiarity: 3, regions: ['lt', 'pl'], why: { en: 'Its name is related to that of the Polish Sejm.', pl: 'Nazwa jest spokrewniona z polskim słowem „sejm”.' } },
  { key: 'saeima', en: 'Saeima', to: 'latvia', familiarity: 4, regions: ['lv'], why: { en: 'It sits in Riga.', pl: 'Obraduje w Rydze.' } },
  { key: 'riigikogu', en: 'Riigikogu', to: 'estonia', familiarity: 4, regions: ['ee'], why: { en: 'It sits in Toompea Castle.', pl: 'Obraduje w zamku Toompea.' } },
  { key: 'eduskunta', en: 'Eduskunta', to: 'finland', familiarity: 4, regions: ['fi'] },
  { key: 'oireachtas', en: 'Oireachtas', to: 'ireland', familiarity: 4, regions: ['ie'] },
  { key: 'sabor', en: 'Sabor', to: 'croatia', familiarity: 3, regions: ['hr'], why: { en: 'It sits in Zagreb.', pl: 'Obraduje w Zagrzebiu.' } },
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
  { key: 'the-united-states', en: 'the United States', pl: 'Stanów Zjednoczonych', to: 'washington', familiarity: 1, why: { en: 'He refused a third term.', pl: 'Odmówił trzeciej kadencji.' } },
  { key: 'poland', en: 'Poland, elected in 1922', pl: 'Polski, wybranym w 1922 roku', to: 'narutowicz', familiarity: 2, regions: ['pl'], why: { en: 'He was shot five days after he had taken office.', pl: 'Zginął od strzałów pięć dni po objęciu urzędu.' } },
  { key: 'the-republic-of-turkey', en: 'the Republic of Turkey', pl: 'Republiki Turcji', to: 'ataturk', familiarity: 2, why: { en: 'His surname means “Father of the Turks”.', pl: 'Jego nazwisko znaczy „Ojciec Turków”.' } },
  { key: 'czechoslovakia', en: 'Czechoslovakia', pl: 'Czechosłowacji', to: 'masaryk', familiarity: 4, regions: ['cz', 'sk'], why: { en: 'He was a professor of philosophy.', pl: 'Był profesorem filozofii.' } },
  { key: 'the-russian-federation', en: 'the Russian Federation', pl: 'Federacji Rosyjskiej', to: 'yeltsin', familiarity: 2, why: { en: 'He stood on a tank to oppose the coup of 1991.', pl: 'Podczas puczu w 1991 roku przemawiał z czołgu.' } },
  { key: 'ukraine', en: 'Ukraine, elected in 1991', pl: 'Ukrainy, wybranym w 1991 roku', to: 'kravchuk', familiarity: 3, why: { en: 'He signed the agreement that ended the Soviet Union.', pl: 'Podpisał układ, który zakończył istnienie ZSRR.' } },
  { key: 'the-federal-republic-of-germany', en: 'the Federal Republic of Germany', pl: 'Republiki Federalnej Niemiec', to: 'heuss', familiarity: 4, why: { en: 'He was a Liberal and held the office for ten years.', pl: 'Był liberałem i sprawował urząd przez dziesięć lat.' } },
  { key: 'ireland', en: 'Ireland', pl: 'Irlandii', to: 'hyde', familiarity: 5, regions: ['ie'], why: { en: 'He was the son of a Protestant clergyman.', pl: 'Był synem protestanckiego duchownego.' } },
  { key: 'finland', en: 'Finland', pl: 'Finlandii', to: 'stahlberg', familiarity: 5, regions: ['fi'], why: { en: 'He wrote the draft of the constitution.', pl: 'Napisał projekt konstytucji.' } },
  { key: 'croatia', en: 'independent Croatia', pl: 'niepodległej Chorwacji', to: 'tudjman', familiarity: 4, regions: ['hr'], why: { en: 'He had been a general under Tito.', pl: 'Wcześniej był generałem u Tity.' } },
  { key: 'the-czech-republic', en: 'the Czech Republic', pl: 'Republiki Czeskiej', to: 'havel', familiarity: 2, why: { en: 'He wrote plays and had been in prison as a dissident.', pl: 'Pisał sztuki, a jako dysydent siedział w więzieniu.' } },
  { key: 'israel', en: 'Israel', pl: 'Izraela', to: 'weizmann', familiarity: 4, regions: ['jewish', 'il'], why: { en: 'He was a chemist.', pl: 'Był chemikiem.' } },
  { key: 'indonesia', en: 'Indonesia', pl: 'Indonezji', to: 'sukarno', familiarity: 4, why: { en: 'Like many Javanese he had only one name.', pl: 'Jak wielu Jawajczyków miał tylko jedno imię.' } },
  { key: 'egypt', en: 'Egypt', pl: 'Egiptu', to: 'naguib', familiarity: 5, why: { en: 'Nasser removed him from office.', pl: 'Od władzy odsunął go Naser.' } },
  { key: 'ghana', en: 'Ghana', pl: 'Ghany', to: 'nkrumah', familiarity: 5, why: { en: 'He led the first colony south of the Sahara to independence.', pl: 'Doprowadził swój kraj do niepodległości w 1957 roku.' } },
  { key: 'kenya', en: 'Kenya', pl: 'Kenii', to: 'kenyatta', familiarity: 4, why: { en: 'The airport of Nairobi is named after him.', pl: 'Jego nazwisko nosi lotnisko w Nairobi.' } },
  { key: 'the-republic-of-india', en: 'the Republic of India', pl: 'Republiki Indii', to: 'prasad', familiarity: 5, regions: ['in'], why: { en: 'He was a follower of Gandhi.', pl: 'Był zwolennikiem Gandhiego.' } },
  { key: 'senegal', en: 'Senegal', pl: 'Senegalu', to: 'senghor', familiarity: 5 },
  { key: 'zambia', en: 'Zambia', pl: 'Zambii', to: 'kaunda', familiarity: 5 },
  { key: 'tanzania', en: 'Tanzania', pl: 'Tanzanii', to: 'nyerere', familiarity: 5, why: { en: 'He translated Shakespeare into Swahili.', pl: 'Tłumaczył Szekspira na suahili.' } },
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
  { key: 'a-small-group', en: 'a small group', pl: 'wąskiej grupy ludzi', to: 'oligarchy', familiarity: 2, beside: ['plutocracy'], why: { en: 'In Greek, oligos means “few”.', pl: 'Po grecku oligos to „nieliczny”.' } },
  { key: 'the-clergy-in-the-name-of-god', en: 'the clergy in the name of God', pl: 'kapłanów w imieniu Boga', to: 'theocracy', familiarity: 2, why: { en: 'In Greek, theos means “god”.', pl: 'Po grecku theos to „bóg”.' } },
  { key: 'technical-experts', en: 'technical experts', pl: 'ekspertów i specjalistów', to: 'technocracy', familiarity: 3, beside: ['meritocracy'], why: { en: 'In Greek, techne means “art” or “skill”.', pl: 'Po grecku techne to „sztuka, umiejętność”.' } },
  { key: 'the-rich', en: 'the rich', pl: 'ludzi bogatych', to: 'plutocracy', familiarity: 4, beside: ['oligarchy'], why: { en: 'Plutus was the Greek god of wealth.', pl: 'Plutos był greckim bogiem bogactwa.' } },
  { key: 'the-old', en: 'the old', pl: 'ludzi starych', to: 'gerontocracy', familiarity: 3, why: { en: 'In Greek, geron means “old man”.', pl: 'Po grecku geron to „starzec”.' } },
  { key: 'thieves', en: 'thieves', pl: 'złodziei', to: 'kleptocracy', familiarity: 2, why: { en: 'In Greek, kleptes means “thief”, as in kleptomania.', pl: 'Po grecku kleptes to „złodziej”, jak w słowie „kleptomania”.' } },
  { key: 'the-mob', en: 'the mob', pl: 'tłumu, motłochu', to: 'ochlocracy', familiarity: 4, beside: ['democracy'], why: { en: 'In Greek, ochlos means “crowd”.', pl: 'Po grecku ochlos to „tłum”.' } },
  { key: 'the-people', en: 'the people', pl: 'ludu', to: 'democracy', familiarity: 1, beside: ['ochlocracy'], why: { en: 'In Greek, demos means “people”.', pl: 'Po grecku demos to „lud”.' } },
  { key: 'those-who-earn-it-by-ability', en: 'those who earn it by ability', pl: 'ludzi wybranych ze względu na zdolności i zasługi', to: 'meritocracy', familiarity: 3, beside: ['technocracy'], why: { en: 'The word was coined as a joke in a satire of 1958.', pl: 'Słowo to powstało jako żart w satyrze z 1958 roku.' } },
];
