import type { Pairing } from '../pairing.ts';
import type { WrittenQuestion } from '../written-question.ts';

/** The scientific name of a plant and its everyday name. */
export const PLANT_NAMES: readonly Pairing[] = [
  {
    key: 'daisy',
    familiarity: 4,
    subject: { en: 'Bellis perennis', pl: 'Bellis perennis' },
    answer: { en: 'daisy', pl: 'stokrotka pospolita' },
    group: 'herb',
  },
  {
    key: 'dandelion',
    familiarity: 4,
    subject: { en: 'Taraxacum officinale', pl: 'Taraxacum officinale' },
    answer: { en: 'dandelion', pl: 'mniszek lekarski' },
    group: 'herb',
  },
  {
    key: 'nettle',
    familiarity: 4,
    subject: { en: 'Urtica dioica', pl: 'Urtica dioica' },
    answer: { en: 'stinging nettle', pl: 'pokrzywa zwyczajna' },
    group: 'herb',
  },
  {
    key: 'sunflower',
    familiarity: 3,
    subject: { en: 'Helianthus annuus', pl: 'Helianthus annuus' },
    answer: { en: 'sunflower', pl: 'słonecznik zwyczajny' },
    group: 'herb',
  },
  {
    key: 'foxglove',
    familiarity: 5,
    subject: { en: 'Digitalis purpurea', pl: 'Digitalis purpurea' },
    answer: { en: 'foxglove', pl: 'naparstnica purpurowa' },
    group: 'herb',
  },
  {
    key: 'nightshade',
    familiarity: 4,
    subject: { en: 'Atropa belladonna', pl: 'Atropa belladonna' },
    answer: { en: 'deadly nightshade', pl: 'pokrzyk wilcza jagoda' },
    group: 'herb',
  },
  {
    key: 'lily-of-the-valley',
    familiarity: 5,
    subject: { en: 'Convallaria majalis', pl: 'Convallaria majalis' },
    answer: { en: 'lily of the valley', pl: 'konwalia majowa' },
    group: 'herb',
  },
  {
    key: 'snowdrop',
    familiarity: 5,
    subject: { en: 'Galanthus nivalis', pl: 'Galanthus nivalis' },
    answer: { en: 'snowdrop', pl: 'śnieżyczka przebiśnieg' },
    group: 'herb',
  },
  {
    key: 'poppy',
    familiarity: 4,
    subject: { en: 'Papaver rhoeas', pl: 'Papaver rhoeas' },
    answer: { en: 'common poppy', pl: 'mak polny' },
    group: 'herb',
  },
  {
    key: 'potato',
    familiarity: 4,
    subject: { en: 'Solanum tuberosum', pl: 'Solanum tuberosum' },
    answer: { en: 'potato', pl: 'ziemniak' },
    group: 'crop',
  },
  {
    key: 'tomato',
    familiarity: 5,
    subject: { en: 'Solanum lycopersicum', pl: 'Solanum lycopersicum' },
    answer: { en: 'tomato', pl: 'pomidor' },
    group: 'crop',
  },
  {
    key: 'wheat',
    familiarity: 4,
    subject: { en: 'Triticum aestivum', pl: 'Triticum aestivum' },
    answer: { en: 'common wheat', pl: 'pszenica zwyczajna' },
    group: 'crop',
  },
  {
    key: 'rye',
    familiarity: 5,
    subject: { en: 'Secale cereale', pl: 'Secale cereale' },
    answer: { en: 'rye', pl: 'żyto zwyczajne' },
    group: 'crop',
  },
  {
    key: 'barley',
    familiarity: 5,
    subject: { en: 'Hordeum vulgare', pl: 'Hordeum vulgare' },
    answer: { en: 'barley', pl: 'jęczmień zwyczajny' },
    group: 'crop',
  },
  {
    key: 'maize',
    familiarity: 4,
    subject: { en: 'Zea mays', pl: 'Zea mays' },
    answer: { en: 'maize', pl: 'kukurydza zwyczajna' },
    group: 'crop',
  },
  {
    key: 'rice',
    familiarity: 4,
    subject: { en: 'Oryza sativa', pl: 'Oryza sativa' },
    answer: { en: 'rice', pl: 'ryż siewny' },
    group: 'crop',
  },
  {
    key: 'onion',
    familiarity: 4,
    subject: { en: 'Allium cepa', pl: 'Allium cepa' },
    answer: { en: 'onion', pl: 'cebula zwyczajna' },
    group: 'crop',
  },
  {
    key: 'garlic',
    familiarity: 4,
    subject: { en: 'Allium sativum', pl: 'Allium sativum' },
    answer: { en: 'garlic', pl: 'czosnek pospolity' },
    group: 'crop',
  },
  {
    key: 'grapevine',
    familiarity: 3,
    subject: { en: 'Vitis vinifera', pl: 'Vitis vinifera' },
    answer: { en: 'grapevine', pl: 'winorośl właściwa' },
    group: 'crop',
  },
  {
    key: 'tea',
    familiarity: 4,
    subject: { en: 'Camellia sinensis', pl: 'Camellia sinensis' },
    answer: { en: 'tea plant', pl: 'herbata chińska' },
    group: 'crop',
  },
  {
    key: 'birch',
    familiarity: 4,
    subject: { en: 'Betula pendula', pl: 'Betula pendula' },
    answer: { en: 'silver birch', pl: 'brzoza brodawkowata' },
    group: 'tree',
  },
  {
    key: 'oak',
    familiarity: 3,
    subject: { en: 'Quercus robur', pl: 'Quercus robur' },
    answer: { en: 'English oak', pl: 'dąb szypułkowy' },
    group: 'tree',
  },
  {
    key: 'beech',
    familiarity: 4,
    subject: { en: 'Fagus sylvatica', pl: 'Fagus sylvatica' },
    answer: { en: 'European beech', pl: 'buk zwyczajny' },
    group: 'tree',
  },
  {
    key: 'pine',
    familiarity: 3,
    subject: { en: 'Pinus sylvestris', pl: 'Pinus sylvestris' },
    answer: { en: 'Scots pine', pl: 'sosna zwyczajna' },
    group: 'tree',
  },
  {
    key: 'spruce',
    familiarity: 5,
    subject: { en: 'Picea abies', pl: 'Picea abies' },
    answer: { en: 'Norway spruce', pl: 'świerk pospolity' },
    group: 'tree',
  },
  {
    key: 'lime',
    familiarity: 5,
    subject: { en: 'Tilia cordata', pl: 'Tilia cordata' },
    answer: { en: 'small-leaved lime', pl: 'lipa drobnolistna' },
    group: 'tree',
  },
  {
    key: 'maple',
    familiarity: 4,
    subject: { en: 'Acer platanoides', pl: 'Acer platanoides' },
    answer: { en: 'Norway maple', pl: 'klon zwyczajny' },
    group: 'tree',
  },
  {
    key: 'ash',
    familiarity: 5,
    subject: { en: 'Fraxinus excelsior', pl: 'Fraxinus excelsior' },
    answer: { en: 'European ash', pl: 'jesion wyniosły' },
    group: 'tree',
  },
  {
    key: 'walnut',
    familiarity: 5,
    subject: { en: 'Juglans regia', pl: 'Juglans regia' },
    answer: { en: 'walnut', pl: 'orzech włoski' },
    group: 'tree',
  },
  {
    key: 'apple',
    familiarity: 4,
    subject: { en: 'Malus domestica', pl: 'Malus domestica' },
    answer: { en: 'apple tree', pl: 'jabłoń domowa' },
    group: 'tree',
  },
];

/** Plants, fungi and life in general. */
export const PLANT_QUESTIONS: readonly WrittenQuestion[] = [
  {
    key: 'photosynthesis-gas',
    familiarity: 1,
    en: {
      text: 'Which gas do plants take in for photosynthesis?',
      options: ['Carbon dioxide', 'Oxygen', 'Nitrogen', 'Helium'],
    },
    pl: {
      text: 'Jaki gaz pobierają rośliny w procesie fotosyntezy?',
      options: ['Dwutlenek węgla', 'Tlen', 'Azot', 'Hel'],
    },
    tags: ['plants'],
    subcategories: ['botany'],
  },
  {
    key: 'photosynthesis-out',
    familiarity: 1,
    en: {
      text: 'Which gas do plants give off in photosynthesis?',
      options: ['Oxygen', 'Carbon dioxide', 'Nitrogen', 'Methane'],
    },
    pl: {
      text: 'Jaki gaz wydzielają rośliny podczas fotosyntezy?',
      options: ['Tlen', 'Dwutlenek węgla', 'Azot', 'Metan'],
    },
    tags: ['plants'],
    subcategories: ['botany'],
  },
  {
    key: 'chlorophyll',
    familiarity: 2,
    en: {
      text: 'Which pigment makes leaves green?',
      options: ['Chlorophyll', 'Carotene', 'Melanin', 'Haemoglobin'],
    },
    pl: {
      text: 'Jaki barwnik nadaje liściom zieloną barwę?',
      options: ['Chlorofil', 'Karoten', 'Melanina', 'Hemoglobina'],
    },
    tags: ['plants'],
    subcategories: ['botany'],
  },
  {
    key: 'chlorophyll-metal',
    familiarity: 5,
    en: {
      text: 'Which metal is at the centre of a chlorophyll molecule?',
      options: ['Magnesium', 'Iron', 'Copper', 'Zinc'],
    },
    pl: {
      text: 'Jaki metal znajduje się w środku cząsteczki chlorofilu?',
      options: ['Magnez', 'Żelazo', 'Miedź', 'Cynk'],
    },
    tags: ['plants'],
    subcategories: ['botany'],
  },
  {
    key: 'tree-rings',
    familiarity: 1,
    en: {
      text: 'What do the rings of a tree trunk show?',
      options: ['Its age', 'Its height', 'Its species', 'The depth of its roots'],
    },
    pl: {
      text: 'O czym świadczą słoje pnia drzewa?',
      options: ['O jego wieku', 'O jego wysokości', 'O jego gatunku', 'O głębokości korzeni'],
    },
    tags: ['plants', 'trees'],
    subcategories: ['botany'],
  },
  {
    key: 'tallest-tree',
    familiarity: 3,
    en: { text: 'Which trees grow tallest?', options: ['Coast redwoods', 'Oaks', 'Baobabs', 'Scots pines'] },
    pl: {
      text: 'Które drzewa osiągają największą wysokość?',
      options: ['Sekwoje wieczniezielone', 'Dęby', 'Baobaby', 'Sosny zwyczajne'],
    },
    tags: ['plants', 'trees'],
    subcategories: ['botany'],
  },
  {
    key: 'acorn-tree',
    familiarity: 1,
    en: { text: 'On which tree do acorns grow?', options: ['Oak', 'Beech', 'Chestnut', 'Hazel'] },
    pl: {
      text: 'Na którym drzewie rosną żołędzie?',
      options: ['Na dębie', 'Na buku', 'Na kasztanowcu', 'Na leszczynie'],
    },
    tags: ['plants', 'trees'],
    subcategories: ['botany'],
  },
  {
    key: 'deciduous-conifer',
    familiarity: 3,
    en: {
      text: 'Which European conifer sheds its needles in autumn?',
      options: ['Larch', 'Spruce', 'Fir', 'Yew'],
    },
    pl: {
      text: 'Które europejskie drzewo iglaste zrzuca igły na zimę?',
      options: ['Modrzew', 'Świerk', 'Jodła', 'Cis'],
    },
    tags: ['plants', 'trees'],
    subcategories: ['botany'],
  },
  {
    key: 'aspirin-tree',
    familiarity: 4,
    en: {
      text: 'The bark of which tree led to the discovery of aspirin?',
      options: ['Willow', 'Oak', 'Birch', 'Cinchona'],
    },
    pl: {
      text: 'Kora jakiego drzewa doprowadziła do odkrycia aspiryny?',
      options: ['Wierzby', 'Dębu', 'Brzozy', 'Chinowca'],
    },
    tags: ['plants', 'trees'],
    subcategories: ['botany'],
  },
  {
    key: 'quinine-tree',
    familiarity: 4,
    en: {
      text: 'The bark of which tree is the source of quinine?',
      options: ['Cinchona', 'Willow', 'Cinnamon tree', 'Cork oak'],
    },
    pl: {
      text: 'Kora jakiego drzewa jest źródłem chininy?',
      options: ['Chinowca', 'Wierzby', 'Cynamonowca', 'Dębu korkowego'],
    },
    tags: ['plants', 'trees'],
    subcategories: ['botany'],
  },
  {
    key: 'cork-tree',
    familiarity: 3,
    en: {
      text: 'From the bark of which tree is natural cork made?',
      options: ['Cork oak', 'Birch', 'Pine', 'Plane'],
    },
    pl: {
      text: 'Z kory jakiego drzewa robi się naturalny korek?',
      options: ['Dębu korkowego', 'Brzozy', 'Sosny', 'Platana'],
    },
    tags: ['plants', 'trees'],
    subcategories: ['botany'],
  },
  {
    key: 'raisins',
    familiarity: 1,
    en: { text: 'What are raisins made of?', options: ['Grapes', 'Plums', 'Cherries', 'Apricots'] },
    pl: { text: 'Z czego robi się rodzynki?', options: ['Z winogron', 'Ze śliwek', 'Z wiśni', 'Z moreli'] },
    tags: ['fruits-and-spices'],
    subcategories: ['botany'],
  },
  {
    key: 'saffron-flower',
    familiarity: 3,
    en: {
      text: 'From the flower of which plant is saffron obtained?',
      options: ['Crocus', 'Tulip', 'Lily', 'Sunflower'],
    },
    pl: {
      text: 'Z kwiatów jakiej rośliny otrzymuje się szafran?',
      options: ['Krokusa', 'Tulipana', 'Lilii', 'Słonecznika'],
    },
    tags: ['fruits-and-spices', 'plants'],
    subcategories: ['botany'],
  },
  {
    key: 'vanilla-plant',
    familiarity: 3,
    en: {
      text: 'To which family of plants does vanilla belong?',
      options: ['Orchids', 'Lilies', 'Palms', 'Grasses'],
    },
    pl: {
      text: 'Do jakiej rodziny roślin należy wanilia?',
      options: ['Do storczykowatych', 'Do liliowatych', 'Do palm', 'Do traw'],
    },
    tags: ['fruits-and-spices', 'plants'],
    subcategories: ['botany'],
  },
  {
    key: 'peanut-family',
    familiarity: 3,
    en: {
      text: 'Botanically, what is the peanut plant?',
      options: ['A legume', 'A nut tree', 'A grass', 'A nightshade'],
    },
    pl: {
      text: 'Czym z botanicznego punktu widzenia jest orzeszek ziemny (arachid)?',
      options: ['Rośliną strączkową', 'Drzewem orzechowym', 'Trawą', 'Rośliną psiankowatą'],
    },
    tags: ['fruits-and-spices', 'plants'],
    subcategories: ['botany'],
  },
  {
    key: 'banana-berry',
    familiarity: 4,
    en: {
      text: 'Which of these fruits is a berry in the botanical sense?',
      options: ['Banana', 'Strawberry', 'Raspberry', 'Cherry'],
    },
    pl: {
      text: 'Który z tych owoców jest w sensie botanicznym jagodą?',
      options: ['Banan', 'Truskawka', 'Malina', 'Wiśnia'],
    },
    tags: ['fruits-and-spices', 'plants'],
    subcategories: ['botany'],
  },
  {
    key: 'bamboo-family',
    familiarity: 3,
    en: {
      text: 'To which family of plants does bamboo belong?',
      options: ['Grasses', 'Palms', 'Conifers', 'Ferns'],
    },
    pl: {
      text: 'Do jakiej grupy roślin należy bambus?',
      options: ['Do traw', 'Do palm', 'Do iglastych', 'Do paproci'],
    },
    tags: ['plants'],
    subcategories: ['botany'],
  },
  {
    key: 'tequila-plant',
    familiarity: 3,
    en: {
      text: 'From which plant is tequila made?',
      options: ['Agave', 'Sugar cane', 'Maize', 'Prickly pear'],
    },
    pl: {
      text: 'Z jakiej rośliny wytwarza się tequilę?',
      options: ['Z agawy', 'Z trzciny cukrowej', 'Z kukurydzy', 'Z opuncji'],
    },
    tags: ['fruits-and-spices', 'plants'],
    subcategories: ['botany'],
  },
  {
    key: 'cocoa-product',
    familiarity: 1,
    en: {
      text: 'From the beans of which plant is chocolate made?',
      options: ['Cacao', 'Coffee', 'Vanilla', 'Soya'],
    },
    pl: {
      text: 'Z nasion jakiej rośliny robi się czekoladę?',
      options: ['Kakaowca', 'Kawowca', 'Wanilii', 'Soi'],
    },
    tags: ['fruits-and-spices', 'plants'],
    subcategories: ['botany'],
  },
  {
    key: 'tuber-potato',
    familiarity: 3,
    en: { text: 'Which part of the potato plant is eaten?', options: ['Tuber', 'Seed', 'Flower', 'Leaf'] },
    pl: { text: 'Którą część ziemniaka się jada?', options: ['Bulwę', 'Nasiono', 'Kwiat', 'Liść'] },
    tags: ['fruits-and-spices', 'plants'],
    subcategories: ['botany'],
  },
  {
    key: 'carnivorous-plant',
    familiarity: 2,
    en: { text: 'Which of these plants catches insects?', options: ['Sundew', 'Fern', 'Ivy', 'Heather'] },
    pl: { text: 'Która z tych roślin chwyta owady?', options: ['Rosiczka', 'Paproć', 'Bluszcz', 'Wrzos'] },
    tags: ['plants'],
    subcategories: ['botany'],
  },
  {
    key: 'fern-spores',
    familiarity: 3,
    en: { text: 'By what do ferns spread?', options: ['Spores', 'Seeds', 'Bulbs', 'Pollen'] },
    pl: {
      text: 'Za pomocą czego rozmnażają się paprocie?',
      options: ['Zarodników', 'Nasion', 'Cebul', 'Pyłku'],
    },
    tags: ['plants'],
    subcategories: ['botany'],
  },
  {
    key: 'lichen',
    familiarity: 4,
    en: {
      text: 'With what do algae live together in a lichen?',
      options: ['A fungus', 'A moss', 'A fern', 'A grass'],
    },
    pl: { text: 'Z czym glony tworzą porosty?', options: ['Z grzybem', 'Z mchem', 'Z paprocią', 'Z trawą'] },
    tags: ['fungi'],
  },
  {
    key: 'deadly-mushroom',
    familiarity: 3,
    en: {
      text: 'Which of these mushrooms is deadly poisonous?',
      options: ['Death cap', 'Chanterelle', 'Penny bun', 'Saffron milk cap'],
    },
    pl: {
      text: 'Który z tych grzybów jest śmiertelnie trujący?',
      options: [
        'Muchomor zielonawy (sromotnikowy)',
        'Pieprznik jadalny (kurka)',
        'Borowik szlachetny',
        'Mleczaj rydz',
      ],
    },
    tags: ['fungi'],
  },
  {
    key: 'yeast',
    familiarity: 2,
    en: { text: 'To which kingdom does yeast belong?', options: ['Fungi', 'Plants', 'Animals', 'Bacteria'] },
    pl: {
      text: 'Do jakiego królestwa należą drożdże?',
      options: ['Do grzybów', 'Do roślin', 'Do zwierząt', 'Do bakterii'],
    },
    tags: ['fungi'],
  },
  {
    key: 'penicillin-mould',
    familiarity: 3,
    en: {
      text: 'From what was penicillin first obtained?',
      options: ['A mould', 'A bacterium', 'A tree bark', 'A snake venom'],
    },
    pl: {
      text: 'Z czego po raz pierwszy otrzymano penicylinę?',
      options: ['Z pleśni', 'Z bakterii', 'Z kory drzewa', 'Z jadu węża'],
    },
    tags: ['fungi', 'medicine-history'],
  },
  {
    key: 'cell-powerhouse',
    familiarity: 2,
    en: {
      text: 'Which part of a cell supplies it with energy?',
      options: ['Mitochondrion', 'Nucleus', 'Cell wall', 'Vacuole'],
    },
    pl: {
      text: 'Która część komórki zaopatruje ją w energię?',
      options: ['Mitochondrium', 'Jądro', 'Ściana komórkowa', 'Wakuola'],
    },
    tags: ['cells-and-genes'],
  },
  {
    key: 'dna-shape',
    familiarity: 1,
    en: {
      text: 'What shape does the DNA molecule have?',
      options: ['A double helix', 'A single helix', 'A triple helix', 'A folded sheet'],
    },
    pl: {
      text: 'Jaki kształt ma cząsteczka DNA?',
      options: ['Podwójnej helisy', 'Pojedynczej helisy', 'Potrójnej helisy', 'Pofałdowanej kartki'],
    },
    tags: ['cells-and-genes'],
  },
  {
    key: 'dna-bases',
    familiarity: 4,
    en: { text: 'How many different bases occur in DNA?', options: ['4', '2', '5', '20'] },
    pl: { text: 'Ile różnych zasad występuje w DNA?', options: ['4', '2', '5', '20'] },
    tags: ['cells-and-genes'],
  },
  {
    key: 'dna-adenine',
    familiarity: 5,
    en: {
      text: 'With which base does adenine pair in DNA?',
      options: ['Thymine', 'Guanine', 'Cytosine', 'Uracil'],
    },
    pl: {
      text: 'Z jaką zasadą w DNA łączy się adenina?',
      options: ['Z tyminą', 'Z guaniną', 'Z cytozyną', 'Z uracylem'],
    },
    tags: ['cells-and-genes'],
  },
  {
    key: 'plant-cell-wall',
    familiarity: 4,
    en: {
      text: 'Which substance forms the walls of plant cells?',
      options: ['Cellulose', 'Chitin', 'Keratin', 'Starch'],
    },
    pl: {
      text: 'Jaka substancja buduje ściany komórek roślinnych?',
      options: ['Celuloza', 'Chityna', 'Keratyna', 'Skrobia'],
    },
    tags: ['cells-and-genes', 'plants'],
    subcategories: ['botany'],
  },
  {
    key: 'insect-shell',
    familiarity: 4,
    en: {
      text: 'Which substance stiffens the shell of insects and crabs?',
      options: ['Chitin', 'Cellulose', 'Keratin', 'Collagen'],
    },
    pl: {
      text: 'Jaka substancja usztywnia pancerze owadów i krabów?',
      options: ['Chityna', 'Celuloza', 'Keratyna', 'Kolagen'],
    },
    tags: ['cells-and-genes'],
  },
  {
    key: 'virus-size',
    familiarity: 3,
    en: {
      text: 'Which of these is the smallest?',
      options: ['Virus', 'Bacterium', 'Red blood cell', 'Human egg cell'],
    },
    pl: {
      text: 'Co z wymienionych jest najmniejsze?',
      options: ['Wirus', 'Bakteria', 'Krwinka czerwona', 'Ludzka komórka jajowa'],
    },
    tags: ['cells-and-genes'],
  },
  {
    key: 'mendel-plant',
    familiarity: 3,
    en: {
      text: 'With which plants did Gregor Mendel study heredity?',
      options: ['Peas', 'Beans', 'Roses', 'Wheat'],
    },
    pl: {
      text: 'Na jakich roślinach Gregor Mendel badał dziedziczenie?',
      options: ['Na grochu', 'Na fasoli', 'Na różach', 'Na pszenicy'],
    },
    tags: ['cells-and-genes', 'plants'],
    subcategories: ['botany'],
  },
];
