import type { Answer, Link } from '../link.ts';

/** Movements and styles, in Polish in the accusative; the group is roughly their period. */
// prettier-ignore
export const MOVEMENTS: readonly Answer[] = [
  { key: 'renaissance', en: 'Renaissance', pl: 'Renesans', group: 'old' },
  { key: 'baroque', en: 'Baroque', pl: 'Barok', group: 'old' },
  { key: 'rococo', en: 'Rococo', pl: 'Rokoko', group: 'old' },
  { key: 'gothic', en: 'Gothic', pl: 'Gotyk', group: 'old' },
  { key: 'neoclassicism', en: 'Neoclassicism', pl: 'Klasycyzm', group: 'old' },
  { key: 'romanticism', en: 'Romanticism', pl: 'Romantyzm', group: 'old' },
  { key: 'realism', en: 'Realism', pl: 'Realizm', group: 'new' },
  { key: 'impressionism', en: 'Impressionism', pl: 'Impresjonizm', group: 'new' },
  { key: 'pointillism', en: 'Pointillism', pl: 'Pointylizm', group: 'new' },
  { key: 'expressionism', en: 'Expressionism', pl: 'Ekspresjonizm', group: 'new' },
  { key: 'cubism', en: 'Cubism', pl: 'Kubizm', group: 'new' },
  { key: 'surrealism', en: 'Surrealism', pl: 'Surrealizm', group: 'new' },
  { key: 'fauvism', en: 'Fauvism', pl: 'Fowizm', group: 'new' },
  { key: 'pop-art', en: 'Pop art', pl: 'Pop-art', group: 'new' },
  { key: 'suprematism', en: 'Suprematism', pl: 'Suprematyzm', group: 'new' },
  { key: 'abstract-expressionism', en: 'Abstract expressionism', pl: 'Ekspresjonizm abstrakcyjny', group: 'new' },
  { key: 'futurism', en: 'Futurism', pl: 'Futuryzm', group: 'new' },
  { key: 'art-nouveau', en: 'Art Nouveau', pl: 'Secesję', group: 'new' },
];

/** Artists and their undisputed movement. */
// prettier-ignore
export const ARTIST_MOVEMENTS: readonly Link[] = [
  { key: 'raphael', en: 'Raphael', pl: 'Rafael Santi', to: 'renaissance', familiarity: 2, why: { en: 'He is buried in the Pantheon.', pl: 'Jest pochowany w Panteonie.' } },
  { key: 'sandro-botticelli', en: 'Sandro Botticelli', to: 'renaissance', familiarity: 3, why: { en: 'His Venus stands on a shell.', pl: 'Jego Wenus stoi na muszli.' } },
  { key: 'caravaggio', en: 'Caravaggio', to: 'baroque', familiarity: 3, why: { en: 'He fled from Rome after killing a man.', pl: 'Uciekł z Rzymu, gdy zabił człowieka.' } },
  { key: 'peter-paul-rubens', en: 'Peter Paul Rubens', to: 'baroque', familiarity: 3, why: { en: 'He also served as a diplomat.', pl: 'Był też dyplomatą.' } },
  { key: 'gian-lorenzo-bernini', en: 'Gian Lorenzo Bernini', to: 'baroque', familiarity: 4, why: { en: "He designed the colonnades of Saint Peter's Square.", pl: 'Zaprojektował kolumnadę na placu Świętego Piotra.' } },
  { key: 'jean-honore-fragonard', en: 'Jean-Honoré Fragonard', to: 'rococo', familiarity: 4, why: { en: 'In his most famous picture, a girl on a swing kicks off a shoe.', pl: 'Na jego najsłynniejszym obrazie dziewczynie na huśtawce spada bucik.' } },
  { key: 'francois-boucher', en: 'François Boucher', to: 'rococo', familiarity: 5 },
  { key: 'jacques-louis-david', en: 'Jacques-Louis David', to: 'neoclassicism', familiarity: 4 },
  { key: 'antonio-canova', en: 'Antonio Canova', to: 'neoclassicism', familiarity: 4 },
  { key: 'eugene-delacroix', en: 'Eugène Delacroix', to: 'romanticism', familiarity: 3, why: { en: 'He painted “Liberty Leading the People”.', pl: 'Namalował „Wolność wiodącą lud na barykady”.' } },
  { key: 'caspar-david-friedrich', en: 'Caspar David Friedrich', to: 'romanticism', familiarity: 3, why: { en: 'His wanderer above a sea of fog turns his back on us.', pl: 'Jego wędrowiec nad morzem mgły stoi do nas tyłem.' } },
  { key: 'gustave-courbet', en: 'Gustave Courbet', to: 'realism', familiarity: 4, why: { en: 'He said that he could not paint an angel, because he had never seen one.', pl: 'Mówił, że nie namaluje anioła, bo nigdy żadnego nie widział.' } },
  { key: 'claude-monet', en: 'Claude Monet', to: 'impressionism', familiarity: 1, why: { en: 'His picture of a sunrise gave the movement its name.', pl: 'Nazwa kierunku wzięła się od jego obrazu, na którym wschodzi słońce.' } },
  { key: 'pierre-auguste-renoir', en: 'Pierre-Auguste Renoir', pl: 'Auguste Renoir', to: 'impressionism', familiarity: 2, why: { en: 'He began as a painter of porcelain.', pl: 'Zaczynał od malowania porcelany.' } },
  { key: 'camille-pissarro', en: 'Camille Pissarro', to: 'impressionism', familiarity: 4, beside: ['pointillism'] },
  { key: 'berthe-morisot', en: 'Berthe Morisot', to: 'impressionism', familiarity: 5 },
  { key: 'georges-seurat', en: 'Georges Seurat', to: 'pointillism', familiarity: 3, beside: ['impressionism'], why: { en: 'He built his pictures of small dots of pure colour.', pl: 'Jego obrazy składają się z drobnych plamek czystej barwy.' } },
  { key: 'paul-signac', en: 'Paul Signac', to: 'pointillism', familiarity: 5, beside: ['impressionism', 'fauvism'] },
  { key: 'edvard-munch', en: 'Edvard Munch', to: 'expressionism', familiarity: 3, beside: ['art-nouveau'], why: { en: 'His “Scream” became an emblem of fear.', pl: 'Jego „Krzyk” stał się symbolem lęku.' } },
  { key: 'ernst-ludwig-kirchner', en: 'Ernst Ludwig Kirchner', to: 'expressionism', familiarity: 5 },
  { key: 'georges-braque', en: 'Georges Braque', to: 'cubism', familiarity: 3, beside: ['fauvism'], why: { en: 'He worked so closely with Picasso that their pictures are hard to tell apart.', pl: 'Współpracował z Picassem tak ściśle, że trudno odróżnić ich obrazy.' } },
  { key: 'juan-gris', en: 'Juan Gris', to: 'cubism', familiarity: 5 },
  { key: 'salvador-dali', en: 'Salvador Dalí', to: 'surrealism', familiarity: 1, why: { en: 'He also designed the logo of the Chupa Chups lollipops.', pl: 'Zaprojektował też logo lizaków Chupa Chups.' } },
  { key: 'rene-magritte', en: 'René Magritte', to: 'surrealism', familiarity: 2, why: { en: 'He painted a pipe and wrote under it that it was not a pipe.', pl: 'Namalował fajkę i podpisał, że to nie jest fajka.' } },
  { key: 'max-ernst', en: 'Max Ernst', to: 'surrealism', familiarity: 4, beside: ['expressionism'] },
  { key: 'henri-matisse', en: 'Henri Matisse', to: 'fauvism', familiarity: 3, beside: ['expressionism', 'pointillism'], why: { en: 'A critic called him and his friends “wild beasts”, in French les fauves.', pl: 'Krytyk nazwał jego i jego przyjaciół „dzikimi bestiami”, po francusku les fauves.' } },
  { key: 'andre-derain', en: 'André Derain', to: 'fauvism', familiarity: 5, beside: ['pointillism', 'expressionism', 'cubism'] },
  { key: 'andy-warhol', en: 'Andy Warhol', to: 'pop-art', familiarity: 1, why: { en: 'He called his studio “The Factory”.', pl: 'Swoją pracownię nazywał „Fabryką”.' } },
  { key: 'roy-lichtenstein', en: 'Roy Lichtenstein', to: 'pop-art', familiarity: 3, why: { en: 'He enlarged panels of comics, printing dots and all.', pl: 'Powiększał kadry komiksów razem z kropkami druku.' } },
  { key: 'kazimir-malevich', en: 'Kazimir Malevich', pl: 'Kazimierz Malewicz', to: 'suprematism', familiarity: 3, beside: ['cubism', 'futurism'], why: { en: 'He himself gave the movement its name.', pl: 'Sam wymyślił nazwę tego kierunku.' } },
  { key: 'jackson-pollock', en: 'Jackson Pollock', to: 'abstract-expressionism', familiarity: 3, beside: ['expressionism'], why: { en: 'He dripped paint on canvases that lay on the floor.', pl: 'Rozlewał farbę na płótna leżące na podłodze.' } },
  { key: 'mark-rothko', en: 'Mark Rothko', to: 'abstract-expressionism', familiarity: 4, beside: ['expressionism', 'surrealism'], why: { en: 'He painted large, glowing fields of colour.', pl: 'Malował wielkie, świetliste płaszczyzny koloru.' } },
  { key: 'umberto-boccioni', en: 'Umberto Boccioni', to: 'futurism', familiarity: 5, beside: ['pointillism', 'cubism'], why: { en: 'His sculpture of a striding figure is on the Italian coin of 20 cents.', pl: 'Jego rzeźba kroczącej postaci jest na włoskiej monecie 20 centów.' } },
  { key: 'alphonse-mucha', en: 'Alphonse Mucha', pl: 'Alfons Mucha', to: 'art-nouveau', familiarity: 3, why: { en: 'He became famous with posters for the actress Sarah Bernhardt.', pl: 'Rozsławiły go plakaty dla aktorki Sarah Bernhardt.' } },
];

/** Cities with a famous museum. Polish: where it is. */
// prettier-ignore
export const MUSEUM_CITIES: readonly Answer[] = [
  { key: 'paris', en: 'Paris', pl: 'w Paryżu' },
  { key: 'madrid', en: 'Madrid', pl: 'w Madrycie' },
  { key: 'florence', en: 'Florence', pl: 'we Florencji' },
  { key: 'saint-petersburg', en: 'Saint Petersburg', pl: 'w Petersburgu' },
  { key: 'amsterdam', en: 'Amsterdam', pl: 'w Amsterdamie' },
  { key: 'london', en: 'London', pl: 'w Londynie' },
  { key: 'vienna', en: 'Vienna', pl: 'w Wiedniu' },
  { key: 'munich', en: 'Munich', pl: 'w Monachium' },
  { key: 'rome', en: 'Rome', pl: 'w Rzymie' },
  { key: 'berlin', en: 'Berlin', pl: 'w Berlinie' },
  { key: 'moscow', en: 'Moscow', pl: 'w Moskwie' },
  { key: 'new-york', en: 'New York', pl: 'w Nowym Jorku' },
  { key: 'dresden', en: 'Dresden', pl: 'w Dreźnie' },
  { key: 'istanbul', en: 'Istanbul', pl: 'w Stambule' },
];

/** A museum and its city. */
// prettier-ignore
export const MUSEUMS: readonly Link[] = [
  { key: 'louvre', en: 'the Louvre', pl: 'Luwr', to: 'paris', familiarity: 1, why: { en: 'It was a royal palace until 1793, when it opened to the public.', pl: 'Był pałacem królewskim, a publiczność wpuszczono do niego w 1793 roku.' } },
  { key: 'musee-dorsay', en: "the Musée d'Orsay", pl: "Musée d'Orsay", to: 'paris', familiarity: 3, why: { en: 'It is a former railway station.', pl: 'To dawny dworzec kolejowy.' } },
  { key: 'prado', en: 'the Prado', pl: 'Prado', to: 'madrid', familiarity: 2, why: { en: '“Las Meninas” and “The Garden of Earthly Delights” hang there.', pl: 'Wiszą tam „Panny dworskie” i „Ogród rozkoszy ziemskich”.' } },
  { key: 'museo-reina-sofia', en: 'the Museo Reina Sofía', pl: 'Muzeum Królowej Zofii', to: 'madrid', familiarity: 4, why: { en: "Picasso's “Guernica” hangs there.", pl: 'Wisi tam „Guernica” Picassa.' } },
  { key: 'uffizi-gallery', en: 'the Uffizi Gallery', pl: 'Galeria Uffizi', to: 'florence', familiarity: 2, why: { en: 'Its name means “offices”, which it was built for.', pl: 'Nazwa znaczy „urzędy”, bo dla urzędów ją zbudowano.' } },
  { key: 'hermitage', en: 'the Hermitage', pl: 'Ermitaż', to: 'saint-petersburg', familiarity: 2, beside: ['amsterdam'], why: { en: 'Catherine the Great founded its collection in 1764.', pl: 'Zbiory zapoczątkowała w 1764 roku Katarzyna II.' } },
  { key: 'rijksmuseum', en: 'the Rijksmuseum', pl: 'Rijksmuseum', to: 'amsterdam', familiarity: 2, why: { en: '“The Night Watch” hangs there.', pl: 'Wisi tam „Straż nocna”.' } },
  { key: 'tate-modern', en: 'Tate Modern', to: 'london', familiarity: 2, why: { en: 'It is a former power station.', pl: 'Mieści się w dawnej elektrowni.' } },
  { key: 'kunsthistorisches-museum', en: 'the Kunsthistorisches Museum', pl: 'Kunsthistorisches Museum', to: 'vienna', familiarity: 4, why: { en: 'It has the largest collection of paintings by Bruegel in the world.', pl: 'Ma największy na świecie zbiór obrazów Bruegla.' } },
  { key: 'belvedere-gallery', en: 'the Belvedere Gallery', pl: 'Galeria Belvedere', to: 'vienna', familiarity: 4, why: { en: '“The Kiss” by Klimt hangs there.', pl: 'Wisi tam „Pocałunek” Klimta.' } },
  { key: 'alte-pinakothek', en: 'the Alte Pinakothek', pl: 'Stara Pinakoteka', to: 'munich', familiarity: 4, why: { en: '“Pinakothek” is the Greek for “picture gallery”.', pl: 'Słowo „pinakoteka” znaczy po grecku „zbiór obrazów”.' } },
  { key: 'borghese-gallery', en: 'the Borghese Gallery', pl: 'Galeria Borghese', to: 'rome', familiarity: 3, why: { en: 'It has sculptures by Bernini such as “Apollo and Daphne”.', pl: 'Są tam rzeźby Berniniego, między innymi „Apollo i Dafne”.' } },
  { key: 'pergamon-museum', en: 'the Pergamon Museum', pl: 'Muzeum Pergamońskie', to: 'berlin', familiarity: 3, why: { en: 'The Ishtar Gate of Babylon stands in it.', pl: 'Stoi w nim babilońska Brama Isztar.' } },
  { key: 'tretyakov-gallery', en: 'the Tretyakov Gallery', pl: 'Galeria Tretiakowska', to: 'moscow', familiarity: 3, why: { en: 'It is named after a merchant who gave his collection to the city.', pl: 'Nosi nazwisko kupca, który podarował miastu swoje zbiory.' } },
  { key: 'moma', en: 'the Museum of Modern Art (MoMA)', pl: 'Museum of Modern Art (MoMA)', to: 'new-york', familiarity: 2, why: { en: '“The Starry Night” hangs there.', pl: 'Wisi tam „Gwiaździsta noc” van Gogha.' } },
  { key: 'zwinger-picture-gallery', en: 'the picture gallery of the Zwinger palace', pl: 'galeria obrazów w Zwingerze', to: 'dresden', familiarity: 3, why: { en: "Raphael's “Sistine Madonna” hangs there.", pl: 'Wisi tam „Madonna Sykstyńska” Rafaela.' } },
];

/** Architects; the group is their period. The keys are tags. */
// prettier-ignore
export const ARCHITECTS: readonly Answer[] = [
  { key: 'antoni-gaudi', en: 'Antoni Gaudí', group: 'modern' },
  { key: 'frank-gehry', en: 'Frank Gehry', group: 'modern' },
  { key: 'jorn-utzon', en: 'Jørn Utzon', group: 'modern' },
  { key: 'frank-lloyd-wright', en: 'Frank Lloyd Wright', group: 'modern' },
  { key: 'i-m-pei', en: 'I. M. Pei', group: 'modern' },
  { key: 'le-corbusier', en: 'Le Corbusier', group: 'modern' },
  { key: 'oscar-niemeyer', en: 'Oscar Niemeyer', group: 'modern' },
  { key: 'walter-gropius', en: 'Walter Gropius', group: 'modern' },
  { key: 'daniel-libeskind', en: 'Daniel Libeskind', group: 'modern' },
  { key: 'zaha-hadid', en: 'Zaha Hadid', group: 'modern', woman: true },
  { key: 'filippo-brunelleschi', en: 'Filippo Brunelleschi', group: 'old' },
  { key: 'christopher-wren', en: 'Christopher Wren', group: 'old' },
  { key: 'andrea-palladio', en: 'Andrea Palladio', group: 'old' },
  { key: 'donato-bramante', en: 'Donato Bramante', group: 'old' },
  { key: 'tylman-van-gameren', en: 'Tylman van Gameren', pl: 'Tylman z Gameren', group: 'old' },
];

/** A building and its architect, as `designed` takes it in English and `zaprojektował(a)` in Polish. */
// prettier-ignore
export const BUILDINGS: readonly Link[] = [
  { key: 'the-guggenheim-museum-in-bilbao', en: 'the Guggenheim Museum in Bilbao', pl: 'Muzeum Guggenheima w Bilbao', to: 'frank-gehry', familiarity: 3, why: { en: 'Its curves are clad in titanium.', pl: 'Jego falujące ściany pokrywa tytan.' } },
  { key: 'the-sydney-opera-house', en: 'the Sydney Opera House', pl: 'gmach opery w Sydney', to: 'jorn-utzon', familiarity: 3, why: { en: 'The Danish architect never saw it finished.', pl: 'Duński architekt nigdy nie zobaczył ukończonego gmachu.' } },
  { key: 'fallingwater', en: 'Fallingwater, the house above a waterfall in Pennsylvania', pl: 'Fallingwater, czyli Dom nad wodospadem w Pensylwanii', to: 'frank-lloyd-wright', familiarity: 4, why: { en: 'It was the weekend home of a man who owned a department store in Pittsburgh.', pl: 'Był letniskiem właściciela domu towarowego w Pittsburghu.' } },
  { key: 'the-glass-pyramid-of-the-louvre', en: 'the glass pyramid of the Louvre', pl: 'szklaną piramidę Luwru', to: 'i-m-pei', familiarity: 4, why: { en: 'It was opened in 1989, two hundred years after the French Revolution.', pl: 'Otwarto ją w 1989 roku, w dwusetną rocznicę rewolucji francuskiej.' } },
  { key: 'the-villa-savoye-near-paris', en: 'the Villa Savoye near Paris', pl: 'willę Savoye pod Paryżem', to: 'le-corbusier', familiarity: 4, why: { en: 'It stands on slender columns, so that cars could drive in underneath.', pl: 'Stoi na smukłych słupach, żeby pod dom mogły wjeżdżać samochody.' } },
  { key: 'the-cathedral-of-brasilia', en: 'the Cathedral of Brasília', pl: 'katedrę w Brasílii', to: 'oscar-niemeyer', familiarity: 4, why: { en: 'Its sixteen curved columns suggest hands raised to heaven.', pl: 'Szesnaście wygiętych filarów przypomina dłonie wzniesione do nieba.' } },
  { key: 'the-bauhaus-building-in-dessau', en: 'the Bauhaus building in Dessau', pl: 'budynek Bauhausu w Dessau', to: 'walter-gropius', familiarity: 4, why: { en: 'It was opened in 1926 for a school of design.', pl: 'Otwarto go w 1926 roku jako siedzibę szkoły projektowania.' } },
  { key: 'the-jewish-museum-in-berlin', en: 'the Jewish Museum in Berlin', pl: 'Muzeum Żydowskie w Berlinie', to: 'daniel-libeskind', familiarity: 4, why: { en: 'The building has the shape of a zigzag.', pl: 'Budynek ma kształt zygzaka.' } },
  { key: 'the-heydar-aliyev-center-in-baku', en: 'the Heydar Aliyev Center in Baku', pl: 'Centrum Hejdara Alijewa w Baku', to: 'zaha-hadid', familiarity: 4, why: { en: 'Its facade has no corners.', pl: 'Jego fasada nie ma kątów prostych.' } },
  { key: 'park-guell', en: 'Park Güell in Barcelona', pl: 'park Güell w Barcelonie', to: 'antoni-gaudi', familiarity: 2, why: { en: 'It was planned as a housing estate, but only two houses were built.', pl: 'Miał być osiedlem, ale zbudowano tylko dwa domy.' } },
  { key: 'the-dome-of-florence-cathedral', en: 'the dome of Florence Cathedral', pl: 'kopułę katedry we Florencji', to: 'filippo-brunelleschi', familiarity: 3, why: { en: 'It was built without scaffolding from the ground.', pl: 'Wzniesiono ją bez rusztowań stojących na ziemi.' } },
  { key: 'st-pauls-cathedral-in-london', en: "St Paul's Cathedral in London", pl: 'katedrę Świętego Pawła w Londynie', to: 'christopher-wren', familiarity: 3, why: { en: 'It replaced one that had burned down in the Great Fire of 1666.', pl: 'Zastąpiła świątynię, która spłonęła w wielkim pożarze w 1666 roku.' } },
  { key: 'the-villa-la-rotonda-near-vicenza', en: 'the Villa La Rotonda near Vicenza', pl: 'willę La Rotonda koło Vicenzy', to: 'andrea-palladio', familiarity: 4, why: { en: 'Each of its four sides has the same porch.', pl: 'Z każdej z czterech stron ma taki sam portyk.' } },
];
