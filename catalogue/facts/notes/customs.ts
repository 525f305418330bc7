import type { Notes } from './notes.ts';

/** About drinks, cheeses, dances and other things that belong to one country. */
export const NATIONAL_NOTES: Notes = {
  aikido: {
    en: 'Its founder, Ueshiba Morihei, wanted to stop attackers without harming them.',
    pl: 'Twórca tej sztuki walki, Morihei Ueshiba, chciał powstrzymywać napastnika, nie robiąc mu krzywdy.',
  },
  cachaca: {
    en: 'The sugar-cane spirit is the soul of the caipirinha.',
    pl: 'Ten trunek z trzciny cukrowej jest podstawą caipirinhi.',
  },
  camembert: {
    en: 'Its round wooden box dates from about 1890 and made long journeys possible.',
    pl: 'Okrągłe drewniane pudełko z około 1890 roku pozwoliło wysyłać go w daleką drogę.',
  },
  cheddar: {
    en: 'It is named after a village in Somerset, in whose caves it used to ripen.',
    pl: 'Nazwę wziął od wsi w Somersecie; dojrzewał w tamtejszych jaskiniach.',
  },
  cognac: {
    en: 'The name is protected: only brandy from around one town may bear it.',
    pl: 'Nazwa jest chroniona: przysługuje tylko brandy z okolic jednego miasta.',
  },
  csardas: {
    en: 'It begins slowly and grows faster and faster; the name comes from a word for an inn.',
    pl: 'Zaczyna się powoli i coraz bardziej przyspiesza; nazwa pochodzi od karczmy.',
  },
  emmental: {
    en: 'The holes are thought to come from tiny bits of hay in the milk.',
    pl: 'Dziury powstają prawdopodobnie dzięki drobinkom siana w mleku.',
  },
  fado: {
    en: 'The name means “fate”; the songs are full of longing.',
    pl: 'Nazwa znaczy „los”; pieśni są pełne tęsknoty.',
  },
  gorgonzola: {
    en: 'The blue cheese is named after a small town near Milan.',
    pl: 'Ten ser z niebieską pleśnią wziął nazwę od miasteczka pod Mediolanem.',
  },
  gouda: {
    en: 'It was never made in the town of that name, only sold on its market.',
    pl: 'W mieście o tej nazwie sera nie wyrabiano, tylko sprzedawano go na targu.',
  },
  gruyere: {
    en: 'It is one of the two classic cheeses for fondue.',
    pl: 'To jeden z dwóch klasycznych serów do fondue.',
  },
  hopak: {
    en: 'Cossacks danced it with high leaps and squatting kicks.',
    pl: 'Tańczyli go Kozacy, popisując się wysokimi skokami i przysiadami.',
  },
  hurling: {
    en: 'Players hit a small ball with ash-wood sticks; the game is over two thousand years old.',
    pl: 'Małą piłkę odbija się jesionowymi kijami; gra liczy ponad dwa tysiące lat.',
  },
  kimono: {
    en: 'It is always wrapped left over right; only the dead wear it the other way round.',
    pl: 'Lewą połę zawsze kładzie się na prawej; na odwrót tylko u zmarłych.',
  },
  limoncello: {
    en: 'Sorrento, Amalfi and Capri all claim to have invented this lemon liqueur.',
    pl: 'Do wynalezienia tego likieru cytrynowego przyznają się Sorrento, Amalfi i Capri.',
  },
  mascarpone: {
    en: 'Together with eggs and coffee it goes into tiramisu.',
    pl: 'Wraz z jajkami i kawą trafia do tiramisu.',
  },
  mazurka: {
    en: 'Chopin wrote more than fifty of them.',
    pl: 'Chopin skomponował ponad pięćdziesiąt mazurków.',
  },
  'parmigiano-reggiano': {
    en: 'One wheel weighs about forty kilograms and ripens for at least a year.',
    pl: 'Jeden krąg waży około czterdziestu kilogramów i dojrzewa co najmniej rok.',
  },
  samba: {
    en: 'Its schools compete every year at the carnival of Rio.',
    pl: 'Szkoły samby rywalizują co roku podczas karnawału w Rio.',
  },
  sirtaki: {
    en: 'It was invented for the film “Zorba the Greek” in 1964.',
    pl: 'Powstał dopiero w 1964 roku, na potrzeby filmu „Grek Zorba”.',
  },
  tequila: {
    en: 'It is made from blue agave and named after a town in Jalisco.',
    pl: 'Robi się ją z niebieskiej agawy, a nazwę wzięła od miasta w stanie Jalisco.',
  },
  'bossa-nova': {
    en: 'The name means “new wave”; “The Girl from Ipanema” made it world-famous.',
    pl: 'Nazwa znaczy „nowa fala”; rozsławiła ją „Dziewczyna z Ipanemy”.',
  },
  brie: {
    en: 'At the Congress of Vienna the diplomats voted it the king of cheeses.',
    pl: 'Podczas kongresu wiedeńskiego dyplomaci obwołali go królem serów.',
  },
  calvados: {
    en: 'It owes its name to the department of Normandy where it is made.',
    pl: 'Nazwę zawdzięcza departamentowi w Normandii, w którym powstaje.',
  },
  capoeira: {
    en: 'Slaves in Brazil are said to have disguised their training as a dance.',
    pl: 'Niewolnicy w Brazylii mieli w ten sposób ukrywać, że uczą się walczyć.',
  },
  edam: {
    en: 'The red wax was meant for export; at home the rind is yellow.',
    pl: 'W czerwonym wosku wysyła się go za granicę; w Holandii ma żółtą skórkę.',
  },
  flamenco: {
    en: 'It owes much to the Roma of Andalusia and is on the UNESCO list.',
    pl: 'Wiele zawdzięcza andaluzyjskim Romom; wpisano go na listę UNESCO.',
  },
  haka: {
    en: "New Zealand's rugby players perform it before their matches.",
    pl: 'Wykonują ją przed meczami rugbyści z Nowej Zelandii.',
  },
  kilt: {
    en: "The colours of the tartan can show the wearer's clan.",
    pl: 'Wzór kraty może wskazywać klan właściciela.',
  },
  krakowiak: {
    en: 'Its rhythm recalls the horses of the Kraków region.',
    pl: 'Jego rytm przypomina bieg krakowskich koni.',
  },
  oscypek: {
    en: 'Shepherds in the Tatras press it in carved wooden moulds.',
    pl: 'Bacowie z Tatr odciskają go w rzeźbionych drewnianych foremkach.',
  },
  ouzo: {
    en: 'Its scent comes from the oil of anise, which does not dissolve in water.',
    pl: 'Zapach daje mu olejek anyżowy, który nie rozpuszcza się w wodzie.',
  },
  reggae: {
    en: 'Many of its songs tell of the Rastafari faith; it is on the UNESCO list.',
    pl: 'Wiele piosenek reggae mówi o rastafarianizmie; wpisano go na listę UNESCO.',
  },
  roquefort: {
    en: 'It ripens in natural caves of the village of the same name.',
    pl: 'Dojrzewa w naturalnych jaskiniach wsi o tej samej nazwie.',
  },
  sake: {
    en: 'It is brewed like beer rather than pressed like wine.',
    pl: 'Warzy się ją podobnie jak piwo.',
  },
  sherry: {
    en: 'The English name is a corruption of the name of the town of Jerez.',
    pl: 'Angielskie słowo to zniekształcona nazwa miasta Jerez.',
  },
  stilton: {
    en: 'By law it may not be made in the village whose name it bears.',
    pl: 'Prawo nie pozwala wyrabiać go we wsi, od której wziął nazwę.',
  },
  sumo: {
    en: 'The ring is sprinkled with salt before a bout to purify it.',
    pl: 'Przed walką ring oczyszcza się, posypując go solą.',
  },
  taekwondo: {
    en: 'Its Korean name means “the way of the foot and the fist”.',
    pl: 'Koreańska nazwa znaczy „droga stopy i pięści”.',
  },
  tango: {
    en: 'It was first danced by immigrants around the harbour of Buenos Aires.',
    pl: 'Najpierw tańczyli je tamtejsi imigranci.',
  },
  'tokaji-aszu': {
    en: 'Louis XIV is said to have called it the king of wines.',
    pl: 'Ludwik XIV miał go nazwać królem win.',
  },
};
