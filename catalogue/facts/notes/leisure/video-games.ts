import type { Notes } from '../notes.ts';

/** About video games. */
export const GAME_NOTES: Notes = {
  pong: {
    en: 'The first machine, in a Californian bar, broke down because its coin box was full.',
    pl: 'Pierwszy automat, w kalifornijskim barze, zaciął się, bo przepełniła się skrytka na monety.',
  },
  'space-invaders': {
    en: 'The aliens speed up because the computer had fewer of them to draw.',
    pl: 'Kosmici przyspieszali, bo komputer miał coraz mniej do rysowania.',
  },
  asteroids: {
    en: 'Players of “Asteroids” were among the first who could enter their initials in a list of best scores.',
    pl: '„Asteroids” była jedną z pierwszych gier, w których można było wpisać inicjały na listę rekordów.',
  },
  'pac-man': {
    en: 'Its inventor said that a pizza with a slice missing gave him the shape.',
    pl: 'Twórca mówił, że kształt bohatera podsunęła mu pizza bez jednego kawałka.',
  },
  'donkey-kong': {
    en: 'The carpenter who climbs it, then called Jumpman, later became Mario.',
    pl: 'Wspinający się cieśla, wtedy jeszcze Jumpman, został później Mariem.',
  },
  frogger: {
    en: 'It was one of the few games of its time without any shooting.',
    pl: 'Jako jedna z niewielu gier swoich czasów obywała się bez strzelania.',
  },
  'super-mario-bros': {
    en: 'The clouds and the bushes in it have the same shape, to save memory.',
    pl: 'Chmury i krzaki mają w niej ten sam kształt, żeby oszczędzić pamięć.',
  },
  'prince-of-persia': {
    en: 'Its creator filmed his younger brother running and jumping, and copied the movements.',
    pl: 'Twórca sfilmował biegnącego i skaczącego brata, a potem przerysował jego ruchy.',
  },
  simcity: {
    en: 'The idea came to Will Wright while he was drawing maps for a war game.',
    pl: 'Will Wright wpadł na ten pomysł, rysując mapy do gry wojennej.',
  },
  'the-secret-of-monkey-island': {
    en: 'The ride “Pirates of the Caribbean” at Disneyland was one of its models.',
    pl: 'Jednym ze wzorów byli „Piraci z Karaibów”, atrakcja Disneylandu.',
  },
  'street-fighter-ii': {
    en: 'Its combinations of blows were discovered by accident, as a fault of the program.',
    pl: 'Kombinacje ciosów odkryto przypadkiem, jako błąd programu.',
  },
  civilization: {
    en: 'A famous legend says that its Gandhi was eager to drop atom bombs.',
    pl: 'Według słynnej legendy Gandhi chętnie zrzucał w niej bomby atomowe.',
  },
  lemmings: {
    en: 'The legend that real lemmings jump to their death gave the game its name.',
    pl: 'Nazwę podsunęła legenda, że prawdziwe lemingi rzucają się ze skał.',
  },
  'sonic-the-hedgehog': {
    en: 'The hedgehog was drawn in the blue of the company’s logo.',
    pl: 'Kolor jeża wzięto z logo firmy Sega.',
  },
  'mortal-kombat': {
    en: 'Its gore led to the age ratings that American games carry.',
    pl: 'Z powodu jej brutalności wprowadzono w USA oznaczenia wiekowe gier.',
  },
  doom: {
    en: 'People have since run it on calculators, printers and a pregnancy test.',
    pl: 'Uruchamiano ją później na kalkulatorach, drukarkach, a nawet na teście ciążowym.',
  },
  myst: {
    en: 'Two brothers made it and acted in it themselves.',
    pl: 'Stworzyli ją dwaj bracia; sami też w niej zagrali.',
  },
  'donkey-kong-country': {
    en: 'Its graphics were drawn on expensive computers like those used for “Jurassic Park”.',
    pl: 'Grafikę przygotowano na drogich komputerach, jakich używano przy „Parku Jurajskim”.',
  },
  worms: {
    en: 'Its inventor, Andy Davidson, first wrote it on a school computer.',
    pl: 'Andy Davidson napisał pierwszą wersję jeszcze w szkole.',
  },
  rayman: {
    en: 'Its hero has no arms, legs or neck, because limbs were hard to draw.',
    pl: 'Bohater nie ma rąk, nóg ani szyi, bo kończyny trudno było narysować.',
  },
  quake: {
    en: 'Its music is by Trent Reznor of Nine Inch Nails.',
    pl: 'Muzykę napisał do niej Trent Reznor z Nine Inch Nails.',
  },
  'tomb-raider': {
    en: 'Its heroine was at first to be called Laura Cruz.',
    pl: 'Bohaterka miała się początkowo nazywać Laura Cruz.',
  },
  'resident-evil': {
    en: 'In Japan the series is called “Biohazard”.',
    pl: 'W Japonii seria nosi tytuł „Biohazard”.',
  },
  'crash-bandicoot': {
    en: 'Its hero is an Australian marsupial that few people had heard of.',
    pl: 'Bohaterem jest jamraj, mało znany australijski torbacz.',
  },
  'final-fantasy-vii': {
    en: 'It filled three discs, too much for the cartridges of Nintendo.',
    pl: 'Zajmowała trzy płyty, więc nie zmieściłaby się na kartridżu Nintendo.',
  },
  'age-of-empires': {
    en: 'A priest in it converts enemies with a chant of “wololo”.',
    pl: 'Kapłan nawraca w niej wrogów, śpiewając „wololo”.',
  },
  'grand-theft-auto': {
    en: 'It was made in Scotland, in Dundee.',
    pl: 'Powstała w Szkocji, w Dundee.',
  },
  'theme-hospital': {
    en: 'Elvis impersonators with a “King complex” belong to its patients.',
    pl: 'Wśród pacjentów są ludzie, którym wydaje się, że są Elvisem.',
  },
  'dungeon-keeper': {
    en: 'Its box promised: “Evil is good”.',
    pl: 'Na pudełku widniało hasło „Zło jest dobre”.',
  },
  'half-life': {
    en: 'Its hero, a physicist with a crowbar, never says a word.',
    pl: 'Bohater, fizyk z łomem, nie mówi w niej ani słowa.',
  },
  'metal-gear-solid': {
    en: 'One enemy seems to read the player’s mind – in fact the memory card.',
    pl: 'Jeden z wrogów zdaje się czytać w myślach gracza, a naprawdę czyta jego kartę pamięci.',
  },
  'grim-fandango': {
    en: 'It mixes the Mexican Day of the Dead with crime films of the 1940s.',
    pl: 'Łączy meksykańskie Święto Zmarłych z filmem noir z lat 40.',
  },
  'silent-hill': {
    en: 'The fog of the town also hid how little the console could draw.',
    pl: 'Mgła kryła też to, jak niewiele mogła narysować konsola.',
  },
  'heroes-of-might-and-magic-iii': {
    en: 'In Poland it is still played today, often in turns on one computer.',
    pl: 'W Polsce gra się w nią do dziś, często na zmianę przy jednym komputerze.',
  },
  'the-sims': {
    en: 'Its people speak an invented language, Simlish.',
    pl: 'Bohaterowie mówią w niej zmyślonym językiem, simlishem.',
  },
  'diablo-ii': {
    en: 'There is a hidden level full of armed cows.',
    pl: 'Jest w niej ukryty poziom pełen uzbrojonych krów.',
  },
  'halo-combat-evolved': {
    en: 'It was first presented as a game for Apple computers.',
    pl: 'Najpierw pokazano ją jako grę na komputery Apple.',
  },
  'max-payne': {
    en: 'The hero has the face of the writer, Sam Lake, because there was no money for an actor.',
    pl: 'Bohater ma twarz scenarzysty, Sama Lake’a, bo na aktora zabrakło pieniędzy.',
  },
  gothic: {
    en: 'It became a cult in Poland, where famous actors dubbed it.',
    pl: 'W Polsce stała się kultowa, także dzięki znakomitemu dubbingowi.',
  },
  stronghold: {
    en: 'Players besiege castles with siege engines, boiling oil and diseased cows.',
    pl: 'Zamki oblega się w niej machinami i chorymi krowami wystrzeliwanymi z katapult.',
  },
  'mafia-the-city-of-lost-heaven': {
    en: 'It was made in Brno, in the Czech Republic.',
    pl: 'Powstała w Czechach, w Brnie.',
  },
  'call-of-duty': {
    en: 'The first part follows an American, a British and a Soviet soldier in the Second World War.',
    pl: 'Pierwsza część pokazuje II wojnę światową oczami Amerykanina, Brytyjczyka i żołnierza radzieckiego.',
  },
  'world-of-warcraft': {
    en: 'In 2005 a plague got out of control in it, and doctors studied its spread.',
    pl: 'W 2005 roku wymknęła się w niej spod kontroli zaraza, którą badali potem epidemiolodzy.',
  },
  'far-cry': {
    en: 'It was made in Germany, in Coburg.',
    pl: 'Powstała w Niemczech, w Coburgu.',
  },
  'grand-theft-auto-san-andreas': {
    en: 'Its state copies Los Angeles, San Francisco and Las Vegas.',
    pl: 'Jej świat naśladuje Los Angeles, San Francisco i Las Vegas.',
  },
  'katamari-damacy': {
    en: 'A prince five centimetres tall rolls up even whole cities in the end.',
    pl: 'Książę wysoki na pięć centymetrów zgarnia w końcu całe miasta.',
  },
  'god-of-war': {
    en: 'Its hero has been tricked by Ares into killing his own family.',
    pl: 'Bóg Ares podstępem skłonił bohatera do zabicia własnej rodziny.',
  },
  'guitar-hero': {
    en: 'For a few years it made more money for some bands than their albums.',
    pl: 'Niektórym zespołom przynosiła przez kilka lat większe dochody niż ich płyty.',
  },
  'resident-evil-4': {
    en: 'Its camera over the shoulder was copied by countless later games.',
    pl: 'Kamerę umieszczoną za ramieniem bohatera przejęło po niej mnóstwo gier.',
  },
  portal: {
    en: 'It was based on a project by students.',
    pl: 'Powstała na podstawie projektu studentów.',
  },
  'assassins-creed': {
    en: 'It began as part of the series “Prince of Persia”.',
    pl: 'Początkowo miała być częścią serii „Prince of Persia”.',
  },
  'the-witcher': {
    en: 'Andrzej Sapkowski sold the rights for a sum that he later called too small.',
    pl: 'Andrzej Sapkowski sprzedał prawa za kwotę, którą później uznał za zbyt małą.',
  },
  'mass-effect': {
    en: 'The players’ decisions carry over into the next two parts.',
    pl: 'Decyzje gracza mają skutki w dwóch następnych częściach.',
  },
  spore: {
    en: 'Critics found it too simple, but players have shared millions of creatures.',
    pl: 'Krytycy uznali ją za zbyt prostą, ale gracze stworzyli miliony stworów.',
  },
  'angry-birds': {
    en: 'Swine flu, then in the news, made the pigs the enemies.',
    pl: 'Świnie zostały wrogami, bo pisano wtedy o świńskiej grypie.',
  },
  'batman-arkham-asylum': {
    en: 'Mark Hamill, once Luke Skywalker, is the voice of the Joker.',
    pl: 'Głosu Jokerowi użyczył Mark Hamill, dawny Luke Skywalker.',
  },
  'league-of-legends': {
    en: 'The final of its world championship fills whole stadiums.',
    pl: 'Finały mistrzostw świata zapełniają całe stadiony.',
  },
  'plants-vs-zombies': {
    en: 'The dancing zombie looked so much like Michael Jackson that he had to be changed.',
    pl: 'Tańczący zombie tak przypominał Michaela Jacksona, że trzeba go było zmienić.',
  },
  farmville: {
    en: 'It was switched off at the end of 2020, together with Flash, the program that it needed.',
    pl: 'Zamknięto ją z końcem 2020 roku, wraz z technologią Flash, na której działała.',
  },
  limbo: {
    en: 'It was made in Denmark, in Copenhagen.',
    pl: 'Powstała w Danii, w Kopenhadze.',
  },
  'heavy-rain': {
    en: 'A single wrong button can kill one of its four heroes, and the story goes on.',
    pl: 'Przez jeden błąd może zginąć któryś z czworga bohaterów, a opowieść toczy się dalej.',
  },
  'red-dead-redemption': {
    en: 'It is set in 1911, when the Wild West is coming to an end.',
    pl: 'Akcja toczy się w 1911 roku, gdy Dziki Zachód dobiega końca.',
  },
  'cut-the-rope': {
    en: 'Twin brothers from Moscow created the monster, called Om Nom.',
    pl: 'Potworka o imieniu Om Nom wymyślili bliźniacy z Moskwy.',
  },
  'fruit-ninja': {
    en: 'It was made in Australia, in Brisbane.',
    pl: 'Powstała w Australii, w Brisbane.',
  },
  minecraft: {
    en: 'More than 300 million copies have been sold, more than of any other video game.',
    pl: 'Sprzedano ponad 300 milionów egzemplarzy – więcej niż jakiejkolwiek innej gry wideo.',
  },
  'the-elder-scrolls-v-skyrim': {
    en: 'A guard’s line, “I took an arrow in the knee”, became a joke all over the internet.',
    pl: 'Słowa strażnika o strzale w kolano stały się internetowym żartem.',
  },
  'dark-souls': {
    en: 'Whenever the player falls, the screen says “You died”.',
    pl: 'Po każdej porażce na ekranie pojawia się napis „You died”.',
  },
  'la-noire': {
    en: 'Thirty-two cameras filmed the faces of the actors.',
    pl: 'Twarze aktorów filmowały trzydzieści dwie kamery.',
  },
  journey: {
    en: 'Players meet strangers, but can only sing to them.',
    pl: 'Gracze spotykają nieznajomych, ale mogą tylko do nich śpiewać.',
  },
  'candy-crush-saga': {
    en: 'Its maker once tried to have the word “candy” protected as a trade mark.',
    pl: 'Jej twórca próbował kiedyś zastrzec słowo „candy” jako znak towarowy.',
  },
  'clash-of-clans': {
    en: 'Its makers in Finland drink champagne when one of their games fails.',
    pl: 'Jej fińscy twórcy piją szampana, gdy któraś z ich gier okaże się klapą.',
  },
  'hotline-miami': {
    en: 'It is set in 1989 and full of neon lights.',
    pl: 'Akcja toczy się w 1989 roku, wśród neonów.',
  },
  'grand-theft-auto-v': {
    en: 'It took in a billion dollars within three days.',
    pl: 'W trzy dni przyniosła miliard dolarów.',
  },
  'the-last-of-us': {
    en: 'A real fungus that steers the bodies of ants inspired it.',
    pl: 'Pomysł podsunął prawdziwy grzyb, który przejmuje kontrolę nad mrówkami.',
  },
  'papers-please': {
    en: 'One man, Lucas Pope, made it almost alone.',
    pl: 'Stworzył ją niemal w pojedynkę Lucas Pope.',
  },
  'flappy-bird': {
    en: 'Its author withdrew it at the height of its success, because it was too addictive.',
    pl: 'Autor wycofał ją u szczytu powodzenia, bo za bardzo uzależniała.',
  },
  'this-war-of-mine': {
    en: 'It was made in Warsaw and recalls the siege of Sarajevo.',
    pl: 'Powstała w Warszawie, a inspirowało ją oblężenie Sarajewa.',
  },
  'monument-valley': {
    en: 'Its buildings owe much to the pictures of M. C. Escher.',
    pl: 'Jej budowle wiele zawdzięczają grafikom M.C. Eschera.',
  },
  'dying-light': {
    en: 'It was made in Wrocław.',
    pl: 'Powstała we Wrocławiu.',
  },
  'the-witcher-3-wild-hunt': {
    en: 'In 2015 it won more awards as game of the year than any other.',
    pl: 'W 2015 roku zebrała więcej tytułów gry roku niż jakakolwiek inna.',
  },
  undertale: {
    en: 'Toby Fox wrote both the game and its music.',
    pl: 'Toby Fox sam napisał i grę, i muzykę.',
  },
  'rocket-league': {
    en: 'It had a forerunner with the long name “Supersonic Acrobatic Rocket-Powered Battle-Cars”.',
    pl: 'Jej poprzedniczka nosiła tytuł „Supersonic Acrobatic Rocket-Powered Battle-Cars”.',
  },
  'life-is-strange': {
    en: 'It was made in Paris, but is set in a small town in Oregon.',
    pl: 'Powstała w Paryżu, ale akcja toczy się w miasteczku w Oregonie.',
  },
  'stardew-valley': {
    en: 'One man, Eric Barone, made it in more than four years.',
    pl: 'Eric Barone tworzył ją sam przez ponad cztery lata.',
  },
  'pokemon-go': {
    en: 'In the summer of 2016 it had players all over the world walking in parks at night.',
    pl: 'Latem 2016 roku tłumy graczy na całym świecie chodziły nocą po parkach.',
  },
  cuphead: {
    en: 'Every picture was drawn by hand on paper, as in the old cartoons.',
    pl: 'Każdą klatkę narysowano ręcznie na papierze, jak w dawnych kreskówkach.',
  },
  fortnite: {
    en: 'The version in which a hundred players fight each other was added two months after the first one.',
    pl: 'Tryb, w którym walczy ze sobą stu graczy, dodano dopiero po dwóch miesiącach.',
  },
  frostpunk: {
    en: 'It was made in Warsaw and set in an alternative 19th century.',
    pl: 'Powstała w Warszawie, a akcja toczy się w alternatywnym XIX wieku.',
  },
  'among-us': {
    en: 'It became popular two years after it had come out, during the pandemic.',
    pl: 'Popularność zdobyła dwa lata po premierze, podczas pandemii.',
  },
  'death-stranding': {
    en: 'Its author, Hideo Kojima, cast film stars such as Norman Reedus and Mads Mikkelsen.',
    pl: 'Jej autor, Hideo Kojima, obsadził w niej gwiazdy filmu, takie jak Norman Reedus i Mads Mikkelsen.',
  },
  'animal-crossing-new-horizons': {
    en: 'It came out in March 2020, as the first lockdowns began.',
    pl: 'Ukazała się w marcu 2020 roku, na początku lockdownów.',
  },
  'cyberpunk-2077': {
    en: 'It grew out of a role-playing game of 1988 with pen, paper and dice.',
    pl: 'Wywodzi się z gry fabularnej z 1988 roku, w którą grano przy stole, z kartką i kostkami.',
  },
  'fall-guys': {
    en: 'In the end a single bean wins the crown.',
    pl: 'Na końcu koronę zdobywa tylko jedna fasolka.',
  },
  'it-takes-two': {
    en: 'It can only be played by two people together.',
    pl: 'Można w nią grać tylko we dwoje.',
  },
  stray: {
    en: 'The cat has a button for meowing.',
    pl: 'Jest w niej osobny przycisk do miauczenia.',
  },
  'baldurs-gate-3': {
    en: 'It came out 23 years after the second part.',
    pl: 'Ukazała się 23 lata po drugiej części.',
  },
};

/** About games consoles. */
export const CONSOLE_NOTES: Notes = {
  dreamcast: {
    en: 'The Dreamcast of 1998 was its maker’s last console.',
    pl: 'Dreamcast z 1998 roku był ostatnią konsolą swojego producenta.',
  },
  famicom: {
    en: 'In the West it was sold as the Nintendo Entertainment System.',
    pl: 'Na Zachodzie sprzedawano ją jako Nintendo Entertainment System.',
  },
  'game-boy': {
    en: 'In Europe and America it came with the game “Tetris”.',
    pl: 'W Europie i Ameryce dołączano do niej grę „Tetris”.',
  },
  'game-gear': {
    en: 'It had a colour screen, but used up six batteries within hours.',
    pl: 'Miała kolorowy ekran, ale w kilka godzin zużywała sześć baterii.',
  },
  gamecube: {
    en: 'Its games came on tiny discs eight centimetres across.',
    pl: 'Gry wydawano na małych płytach o średnicy ośmiu centymetrów.',
  },
  jaguar: {
    en: 'It was advertised as the first console with 64 bits.',
    pl: 'Reklamowano ją jako pierwszą konsolę 64-bitową.',
  },
  lynx: {
    en: 'It was the first handheld with a colour screen.',
    pl: 'To pierwsza przenośna konsola z kolorowym ekranem.',
  },
  'master-system': {
    en: 'In Brazil it went on selling for decades.',
    pl: 'W Brazylii sprzedawano ją przez dziesięciolecia.',
  },
  'mega-drive': {
    en: 'In North America it was called Genesis.',
    pl: 'W Ameryce Północnej nosiła nazwę Genesis.',
  },
  'n-gage': {
    en: 'It was also a mobile phone; callers held its edge to their ear.',
    pl: 'Była też telefonem; dzwoniąc, przykładało się ją do ucha kantem.',
  },
  odyssey: {
    en: 'It was the first home console; players stuck coloured sheets on the television screen.',
    pl: 'To pierwsza konsola domowa; na ekran telewizora naklejano kolorowe folie.',
  },
  playstation: {
    en: 'It grew out of a joint project with Nintendo that had fallen through.',
    pl: 'Wyrosła z zerwanej współpracy z Nintendo.',
  },
  saturn: {
    en: 'In America it appeared months early, to the surprise even of the shops.',
    pl: 'W Ameryce pojawiła się kilka miesięcy przed terminem, zaskakując nawet sklepy.',
  },
  'steam-deck': {
    en: 'It runs on a version of Linux.',
    pl: 'Działa na odmianie Linuksa.',
  },
  'super-famicom': {
    en: 'In the West it was sold as the Super Nintendo.',
    pl: 'Na Zachodzie sprzedawano ją jako Super Nintendo.',
  },
  switch: {
    en: 'It can be played in the hand as well as on a television screen.',
    pl: 'Można grać, trzymając ją w rękach, albo podłączyć ją do telewizora.',
  },
  wii: {
    en: 'Players swing its controller like a tennis racket or a bowling ball.',
    pl: 'Kontrolerem macha się jak rakietą tenisową albo jak kulą do kręgli.',
  },
  xbox: {
    en: 'The name is short for “DirectX box”, after graphics software by the same company.',
    pl: 'Nazwa to skrót od „DirectX box”; DirectX to oprogramowanie graficzne tej firmy.',
  },
};
