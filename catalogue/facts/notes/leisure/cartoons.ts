import type { Notes } from '../notes.ts';

/** About animated films. */
export const FILM_NOTES: Notes = {
  'snow-white-and-the-seven-dwarfs': {
    en: '“Snow White” was Disney’s first feature film; Hollywood called it “Disney’s Folly” until it opened.',
    pl: '„Królewna Śnieżka” była pierwszym pełnometrażowym filmem Disneya; do premiery Hollywood nazywało ją „szaleństwem Disneya”.',
  },
  pinocchio: {
    en: 'A song from “Pinocchio”, “When You Wish Upon a Star”, became Disney’s signature tune.',
    pl: 'Piosenka z „Pinokia”, „When You Wish Upon a Star”, stała się wizytówką wytwórni Disneya.',
  },
  dumbo: {
    en: 'Dumbo himself does not speak a single word in the film.',
    pl: 'Sam Dumbo nie wypowiada w filmie ani słowa.',
  },
  bambi: {
    en: '“Bambi” is based on a novel by the Austrian Felix Salten, which the Nazis banned.',
    pl: '„Bambi” powstał na podstawie powieści Austriaka Feliksa Saltena, zakazanej przez nazistów.',
  },
  cinderella: {
    en: 'The success of “Cinderella” saved Disney’s studio, which was deep in debt after the war.',
    pl: 'Sukces „Kopciuszka” uratował studio Disneya, po wojnie głęboko zadłużone.',
  },
  'alice-in-wonderland': {
    en: 'In the film, the Queen of Hearts plays croquet with flamingos for mallets.',
    pl: 'Królowa Kier gra w tym filmie w krokieta flamingami zamiast młotków.',
  },
  'peter-pan': {
    en: 'J. M. Barrie left the rights in the story to a London children’s hospital.',
    pl: 'J.M. Barrie podarował prawa do tej historii londyńskiemu szpitalowi dziecięcemu.',
  },
  'lady-and-the-tramp': {
    en: '“Lady and the Tramp” was the first animated feature in the wide CinemaScope format.',
    pl: '„Zakochany kundel” był pierwszą pełnometrażową animacją w panoramicznym formacie CinemaScope.',
  },
  'sleeping-beauty': {
    en: 'The music of “Sleeping Beauty” is taken from Tchaikovsky’s ballet.',
    pl: 'Muzykę do „Śpiącej królewny” zaczerpnięto z baletu Czajkowskiego.',
  },
  'one-hundred-and-one-dalmatians': {
    en: 'A new copying process saved the artists from inking millions of spots by hand.',
    pl: 'Dzięki nowej technice kopiowania nie trzeba było ręcznie rysować milionów łatek.',
  },
  'the-sword-in-the-stone': {
    en: 'It was the last animated feature released in Walt Disney’s lifetime.',
    pl: 'Była to ostatnia pełnometrażowa animacja, której premiery dożył Walt Disney.',
  },
  'the-jungle-book': {
    en: 'Walt Disney died ten months before “The Jungle Book” reached cinemas.',
    pl: 'Walt Disney zmarł dziesięć miesięcy przed premierą „Księgi dżungli”.',
  },
  'the-aristocats': {
    en: 'Maurice Chevalier came out of retirement to sing the title song.',
    pl: 'Maurice Chevalier przerwał emeryturę, aby zaśpiewać tytułową piosenkę.',
  },
  'the-fox-and-the-hound': {
    en: 'The young Tim Burton worked on the film as an animator.',
    pl: 'Przy filmie pracował jako animator młody Tim Burton.',
  },
  'the-little-mermaid': {
    en: 'In Andersen’s tale there is no wedding at the end: the mermaid turns into foam.',
    pl: 'W baśni Andersena na końcu nie ma wesela: syrenka zamienia się w morską pianę.',
  },
  'beauty-and-the-beast': {
    en: 'It was the first animated film to be nominated for the Oscar for best picture.',
    pl: 'To pierwszy film animowany nominowany do Oscara dla najlepszego filmu.',
  },
  aladdin: {
    en: 'Robin Williams improvised many of the Genie’s lines.',
    pl: 'Wiele kwestii Dżina zaimprowizował w oryginale Robin Williams.',
  },
  'the-lion-king': {
    en: 'The plot recalls “Hamlet”: an uncle kills the king, and the prince returns.',
    pl: 'Fabuła przypomina „Hamleta”: stryj zabija króla, a książę powraca.',
  },
  pocahontas: {
    en: 'The real Pocahontas died in England at about twenty and is buried there.',
    pl: 'Prawdziwa Pocahontas zmarła w Anglii w wieku około dwudziestu lat i tam ją pochowano.',
  },
  hercules: {
    en: 'The Muses tell the story of “Hercules” as a gospel choir.',
    pl: 'Historię Herkulesa opowiadają w filmie Muzy, śpiewające jak chór gospel.',
  },
  mulan: {
    en: 'The heroine comes from a Chinese ballad some 1,500 years old.',
    pl: 'Bohaterka pochodzi z chińskiej ballady sprzed około 1500 lat.',
  },
  tarzan: {
    en: 'Phil Collins recorded the songs of “Tarzan” in five languages.',
    pl: 'Phil Collins nagrał piosenki do „Tarzana” w pięciu językach.',
  },
  'the-emperors-new-groove': {
    en: 'Sting wrote songs for the film; his wife filmed the trouble behind the scenes.',
    pl: 'Piosenki do filmu napisał Sting, a jego żona nakręciła dokument o kłopotach za kulisami.',
  },
  'lilo-stitch': {
    en: 'The backgrounds were painted in watercolours, as in the studio’s early days.',
    pl: 'Tła namalowano akwarelą, jak w pierwszych latach studia Disneya.',
  },
  tangled: {
    en: '“Tangled” was Disney’s fiftieth animated feature.',
    pl: '„Zaplątani” to pięćdziesiąta pełnometrażowa animacja Disneya.',
  },
  'wreck-it-ralph': {
    en: 'Bowser and Doctor Eggman appear in the film, in a self-help group for villains.',
    pl: 'W filmie pojawiają się Bowser i Doktor Eggman – na spotkaniu grupy wsparcia dla czarnych charakterów.',
  },
  frozen: {
    en: 'The idea for “Frozen” goes back to Andersen’s “The Snow Queen”.',
    pl: 'Pomysł na „Krainę lodu” podsunęła „Królowa Śniegu” Andersena.',
  },
  zootopia: {
    en: 'In Britain and much of Europe the film was called “Zootropolis”.',
    pl: 'W Wielkiej Brytanii i wielu krajach Europy film nosił tytuł „Zootropolis”.',
  },
  moana: {
    en: 'In many European countries Moana was renamed Vaiana because of a trade mark.',
    pl: 'W oryginale bohaterka ma na imię Moana; w wielu krajach Europy imię zmieniono, bo było już zastrzeżonym znakiem towarowym.',
  },
  encanto: {
    en: 'Lin-Manuel Miranda wrote its songs, among them “We Don’t Talk About Bruno”.',
    pl: 'Piosenki do filmu napisał Lin-Manuel Miranda, autor musicalu „Hamilton”.',
  },
  'finding-nemo': {
    en: 'Real clownfish can change sex: a widowed father would turn into a mother.',
    pl: 'Prawdziwe błazenki zmieniają płeć: owdowiały ojciec zamieniłby się w matkę.',
  },
  cars: {
    en: 'Paul Newman, a racing driver himself, was the voice of Doc Hudson.',
    pl: 'Głosu Wójtowi Hudsonowi użyczył w oryginale Paul Newman, sam kierowca wyścigowy.',
  },
  ratatouille: {
    en: 'The American chef Thomas Keller devised the dish that wins over the critic.',
    pl: 'Danie, które podbija serce krytyka, wymyślił amerykański kucharz Thomas Keller.',
  },
  brave: {
    en: 'It was the first Pixar film with a heroine in the leading part.',
    pl: 'To pierwszy film Pixara z dziewczyną w roli głównej.',
  },
  'wall-e': {
    en: 'In the first half hour of the film hardly a word is spoken.',
    pl: 'Przez pierwsze pół godziny filmu prawie nie padają słowa.',
  },
  'a-bugs-life': {
    en: 'In the same autumn a rival studio released “Antz”, another film about ants.',
    pl: 'Tej samej jesieni konkurencyjne studio pokazało inny film o mrówkach, „Mrówkę Z”.',
  },
  'inside-out': {
    en: 'Psychologists advised the makers, who settled on just five emotions.',
    pl: 'Twórcom doradzali psycholodzy; ostatecznie wybrano tylko pięć emocji.',
  },
  megamind: {
    en: 'Will Ferrell is the voice of the villain and Brad Pitt that of his rival.',
    pl: 'Złoczyńcy użyczył głosu w oryginale Will Ferrell, a jego rywalowi Brad Pitt.',
  },
};

/** About animated series. */
export const CARTOON_SERIES_NOTES: Notes = {
  'the-flintstones': {
    en: 'It was the first animated series that American television showed in prime time.',
    pl: 'To pierwszy serial animowany, który amerykańska telewizja pokazywała w najlepszym czasie antenowym.',
  },
  'the-jetsons': {
    en: 'It was the first programme that the American network ABC broadcast in colour.',
    pl: 'To pierwszy program, który amerykańska sieć ABC nadała w kolorze.',
  },
  'scooby-doo-where-are-you': {
    en: 'The dog owes his name to Frank Sinatra’s “doo-be-doo-be-doo” in “Strangers in the Night”.',
    pl: 'Pies zawdzięcza imię słowom „doo-be-doo-be-doo”, które nuci Frank Sinatra w „Strangers in the Night”.',
  },
  'the-simpsons': {
    en: 'Matt Groening named most of the family after his own parents and sisters.',
    pl: 'Matt Groening nadał większości Simpsonów imiona własnych rodziców i sióstr.',
  },
  futurama: {
    en: 'The title comes from an exhibit at the New York World’s Fair of 1939.',
    pl: 'Tytuł pochodzi od pokazu na wystawie światowej w Nowym Jorku w 1939 roku.',
  },
  'south-park': {
    en: 'The first episode was made from paper cut-outs.',
    pl: 'Pierwszy odcinek powstał z papierowych wycinanek.',
  },
  'family-guy': {
    en: 'Seth MacFarlane, who created it, is the voice of the father, the baby and the dog.',
    pl: 'Seth MacFarlane, twórca serialu, sam użycza głosu ojcu, niemowlęciu i psu.',
  },
  'beavis-and-butt-head': {
    en: 'Daria, a classmate of the two, later got a series of her own.',
    pl: 'Ich szkolna koleżanka Daria dostała później własny serial.',
  },
  'spongebob-squarepants': {
    en: 'Stephen Hillenburg, who created it, had been a teacher of marine biology.',
    pl: 'Stephen Hillenburg, twórca serialu, był wcześniej nauczycielem biologii morza.',
  },
  'dexters-laboratory': {
    en: 'The series grew out of a film that its creator made as a student.',
    pl: 'Serial wyrósł z filmu, który jego twórca zrobił jako student.',
  },
  'samurai-jack': {
    en: 'Genndy Tartakovsky, who created it, also made “Dexter’s Laboratory”.',
    pl: 'Stworzył go Genndy Tartakovsky, autor „Laboratorium Dextera”.',
  },
  'johnny-bravo': {
    en: 'The hero’s quiff and voice are those of Elvis Presley.',
    pl: 'Fryzura i głos bohatera naśladują Elvisa Presleya.',
  },
  'cow-and-chicken': {
    en: 'A single actor, Charlie Adler, was the voice of both siblings and of their enemy.',
    pl: 'Jeden aktor, Charlie Adler, mówił w oryginale głosem obojga rodzeństwa i ich wroga.',
  },
  'the-powerpuff-girls': {
    en: 'The girls were made from sugar, spice, everything nice – and Chemical X.',
    pl: 'Dziewczynki powstały z cukru, słodkości i różnych śliczności – oraz ze Związku X.',
  },
  'fosters-home-for-imaginary-friends': {
    en: 'Craig McCracken, who created it, also invented “The Powerpuff Girls”.',
    pl: 'Stworzył go Craig McCracken, autor „Atomówek”.',
  },
  'ed-edd-n-eddy': {
    en: 'The sweets that the boys want are jawbreakers as big as their mouths.',
    pl: 'Łakocie, o których marzą, to twarde cukierki wielkości pięści.',
  },
  'courage-the-cowardly-dog': {
    en: 'The series grew out of a short film that was nominated for an Oscar.',
    pl: 'Serial wyrósł z krótkiego filmu nominowanego do Oscara.',
  },
  'the-ren-stimpy-show': {
    en: 'The network dismissed the creator, John Kricfalusi, during the second season.',
    pl: 'W czasie drugiego sezonu stacja zwolniła twórcę serialu, Johna Kricfalusiego.',
  },
  'hey-arnold': {
    en: 'The hero first appeared in short films made of plasticine.',
    pl: 'Bohater pojawił się najpierw w krótkich filmach z plasteliny.',
  },
  'avatar-the-last-airbender': {
    en: 'Each of the four ways of fighting follows a real Chinese martial art.',
    pl: 'Każdy z czterech stylów walki wzorowano na prawdziwej chińskiej sztuce walki.',
  },
  'phineas-and-ferb': {
    en: 'The boys’ pet, the platypus Perry, is secretly an agent.',
    pl: 'Ich domowy dziobak, Pepe Pan Dziobak, jest tajnym agentem.',
  },
  'adventure-time': {
    en: 'The land of Ooo is what is left of the Earth a thousand years after a great war.',
    pl: 'Kraina Ooo to Ziemia tysiąc lat po wielkiej wojnie.',
  },
  'gravity-falls': {
    en: 'The creator, Alex Hirsch, based the twins on himself and his sister.',
    pl: 'Twórca, Alex Hirsch, wzorował bliźnięta na sobie i swojej siostrze.',
  },
  'rick-and-morty': {
    en: 'The series grew out of a parody of “Back to the Future”.',
    pl: 'Serial wyrósł z parodii „Powrotu do przyszłości”.',
  },
  'bojack-horseman': {
    en: 'Will Arnett is the voice of the washed-up horse.',
    pl: 'Koniowi, zapomnianej gwieździe telewizji, głosu w oryginale użycza Will Arnett.',
  },
  'peppa-pig': {
    en: 'Children in America have picked up a British accent from watching it.',
    pl: 'Amerykańskie dzieci zaczynały pod jego wpływem mówić z brytyjskim akcentem.',
  },
  pingu: {
    en: 'The penguins speak an invented gibberish, so the series needs no translation.',
    pl: 'Pingwiny mówią zmyślonym językiem, więc serialu nie trzeba tłumaczyć.',
  },
  'bolek-and-lolek': {
    en: 'The two were modelled on the sons of Władysław Nehrebecki, one of the makers.',
    pl: 'Wzorem dla nich byli synowie Władysława Nehrebeckiego, jednego z twórców.',
  },
  reksio: {
    en: 'Reksio has a monument in Bielsko-Biała, where the films were drawn.',
    pl: 'Reksio ma pomnik w Bielsku-Białej, gdzie powstawały filmy.',
  },
  'krecik-the-mole': {
    en: 'Zdeněk Miler had the idea when he stumbled over a molehill.',
    pl: 'Zdeněk Miler wpadł na ten pomysł, gdy potknął się o kretowisko.',
  },
  'pat-mat': {
    en: 'The two never say a word; the Czech title, “A je to!”, means “And that’s it!”.',
    pl: 'Bohaterowie nigdy się nie odzywają; czeski tytuł „A je to!” znaczy „I gotowe!”.',
  },
  'well-just-you-wait': {
    en: 'The wolf ends nearly every episode with the cry “Nu, pogodi!”.',
    pl: 'Niemal każdy odcinek kończy się okrzykiem wilka: „Nu, pogodi!”.',
  },
  'once-upon-a-time-life': {
    en: 'White blood cells patrol the body in it as policemen.',
    pl: 'Białe krwinki patrolują w nim organizm jako policjanci.',
  },
  'miraculous-tales-of-ladybug-cat-noir': {
    en: 'Each hero is in love with the other without knowing who hides behind the mask.',
    pl: 'Bohaterowie kochają się nawzajem, nie wiedząc, kto kryje się pod maską.',
  },
  'fireman-sam': {
    en: 'Two real former firefighters had the idea for the series.',
    pl: 'Pomysł na serial wyszedł od dwóch byłych strażaków.',
  },
  'paw-patrol': {
    en: 'Keith Chapman, who created it, also invented “Bob the Builder”.',
    pl: 'Stworzył go Keith Chapman, autor „Boba Budowniczego”.',
  },
  'winx-club': {
    en: 'The fairies were modelled on stars such as Britney Spears and Jennifer Lopez.',
    pl: 'Wróżki wzorowano na gwiazdach takich jak Britney Spears i Jennifer Lopez.',
  },
  bluey: {
    en: 'The title character is a girl, although her coat is blue.',
    pl: 'Tytułowa bohaterka, choć niebieska, jest dziewczynką.',
  },
  'enchanted-pencil': {
    en: 'The series was made in Łódź, at the studio Se-ma-for.',
    pl: 'Serial powstał w Łodzi, w studiu Se-ma-for.',
  },
  'masha-and-the-bear': {
    en: 'One of its episodes is among the most watched videos on YouTube.',
    pl: 'Jeden z odcinków należy do najchętniej oglądanych filmów w serwisie YouTube.',
  },
};
