import type { Pairing } from '../pairing.ts';
import type { WrittenQuestion } from '../written-question.ts';

/** A chemical formula and the everyday or systematic name of the substance. */
export const FORMULAS: readonly Pairing[] = [
  {
    key: 'water',
    familiarity: 1,
    subject: { en: 'H₂O', pl: 'H₂O' },
    answer: { en: 'water', pl: 'woda' },
    group: 'small',
  },
  {
    key: 'carbon-dioxide',
    familiarity: 1,
    subject: { en: 'CO₂', pl: 'CO₂' },
    answer: { en: 'carbon dioxide', pl: 'dwutlenek węgla' },
    group: 'small',
    tags: ['gases'],
  },
  {
    key: 'carbon-monoxide',
    familiarity: 2,
    subject: { en: 'CO', pl: 'CO' },
    answer: { en: 'carbon monoxide', pl: 'tlenek węgla (czad)' },
    group: 'small',
    tags: ['gases'],
  },
  {
    key: 'table-salt',
    familiarity: 1,
    subject: { en: 'NaCl', pl: 'NaCl' },
    answer: { en: 'table salt', pl: 'sól kuchenna' },
    group: 'solid',
  },
  {
    key: 'ammonia',
    familiarity: 2,
    subject: { en: 'NH₃', pl: 'NH₃' },
    answer: { en: 'ammonia', pl: 'amoniak' },
    group: 'small',
    tags: ['gases'],
  },
  {
    key: 'methane',
    familiarity: 2,
    subject: { en: 'CH₄', pl: 'CH₄' },
    answer: { en: 'methane', pl: 'metan' },
    group: 'organic',
    tags: ['gases'],
  },
  {
    key: 'ethane',
    familiarity: 4,
    subject: { en: 'C₂H₆', pl: 'C₂H₆' },
    answer: { en: 'ethane', pl: 'etan' },
    group: 'organic',
    tags: ['gases'],
  },
  {
    key: 'propane',
    familiarity: 3,
    subject: { en: 'C₃H₈', pl: 'C₃H₈' },
    answer: { en: 'propane', pl: 'propan' },
    group: 'organic',
    tags: ['gases'],
  },
  {
    key: 'ethylene',
    familiarity: 4,
    subject: { en: 'C₂H₄', pl: 'C₂H₄' },
    answer: { en: 'ethylene', pl: 'etylen' },
    group: 'organic',
    tags: ['gases'],
  },
  {
    key: 'acetylene',
    familiarity: 4,
    subject: { en: 'C₂H₂', pl: 'C₂H₂' },
    answer: { en: 'acetylene', pl: 'acetylen' },
    group: 'organic',
    tags: ['gases'],
  },
  {
    key: 'ethanol',
    familiarity: 3,
    subject: { en: 'C₂H₅OH', pl: 'C₂H₅OH' },
    answer: { en: 'ethanol', pl: 'etanol' },
    group: 'organic',
  },
  {
    key: 'methanol',
    familiarity: 4,
    subject: { en: 'CH₃OH', pl: 'CH₃OH' },
    answer: { en: 'methanol', pl: 'metanol' },
    group: 'organic',
  },
  {
    key: 'acetic-acid',
    familiarity: 3,
    subject: { en: 'CH₃COOH', pl: 'CH₃COOH' },
    answer: { en: 'acetic acid', pl: 'kwas octowy' },
    group: 'acid',
    tags: ['acids-and-bases'],
  },
  {
    key: 'glucose',
    familiarity: 3,
    subject: { en: 'C₆H₁₂O₆', pl: 'C₆H₁₂O₆' },
    answer: { en: 'glucose', pl: 'glukoza' },
    group: 'organic',
  },
  {
    key: 'sucrose',
    familiarity: 4,
    subject: { en: 'C₁₂H₂₂O₁₁', pl: 'C₁₂H₂₂O₁₁' },
    answer: { en: 'sucrose', pl: 'sacharoza' },
    group: 'organic',
  },
  {
    key: 'sulfuric-acid',
    familiarity: 2,
    subject: { en: 'H₂SO₄', pl: 'H₂SO₄' },
    answer: { en: 'sulfuric acid', pl: 'kwas siarkowy' },
    group: 'acid',
    tags: ['acids-and-bases'],
  },
  {
    key: 'hydrochloric-acid',
    familiarity: 2,
    subject: { en: 'HCl', pl: 'HCl' },
    answer: { en: 'hydrochloric acid', pl: 'kwas solny' },
    group: 'acid',
    tags: ['acids-and-bases'],
  },
  {
    key: 'nitric-acid',
    familiarity: 3,
    subject: { en: 'HNO₃', pl: 'HNO₃' },
    answer: { en: 'nitric acid', pl: 'kwas azotowy' },
    group: 'acid',
    tags: ['acids-and-bases'],
  },
  {
    key: 'phosphoric-acid',
    familiarity: 4,
    subject: { en: 'H₃PO₄', pl: 'H₃PO₄' },
    answer: { en: 'phosphoric acid', pl: 'kwas fosforowy' },
    group: 'acid',
    tags: ['acids-and-bases'],
  },
  {
    key: 'carbonic-acid',
    familiarity: 3,
    subject: { en: 'H₂CO₃', pl: 'H₂CO₃' },
    answer: { en: 'carbonic acid', pl: 'kwas węglowy' },
    group: 'acid',
    tags: ['acids-and-bases'],
  },
  {
    key: 'ozone',
    familiarity: 2,
    subject: { en: 'O₃', pl: 'O₃' },
    answer: { en: 'ozone', pl: 'ozon' },
    group: 'small',
    tags: ['gases'],
  },
  {
    key: 'hydrogen-peroxide',
    familiarity: 2,
    subject: { en: 'H₂O₂', pl: 'H₂O₂' },
    answer: { en: 'hydrogen peroxide', pl: 'nadtlenek wodoru' },
    group: 'small',
  },
  {
    key: 'caustic-soda',
    familiarity: 3,
    subject: { en: 'NaOH', pl: 'NaOH' },
    answer: { en: 'caustic soda (lye)', pl: 'soda kaustyczna (ług)' },
    group: 'solid',
  },
  {
    key: 'baking-soda',
    familiarity: 3,
    subject: { en: 'NaHCO₃', pl: 'NaHCO₃' },
    answer: { en: 'baking soda', pl: 'soda oczyszczona' },
    group: 'solid',
  },
  {
    key: 'calcium-carbonate',
    familiarity: 3,
    subject: { en: 'CaCO₃', pl: 'CaCO₃' },
    answer: { en: 'calcium carbonate (chalk)', pl: 'węglan wapnia (kreda)' },
    group: 'solid',
  },
  {
    key: 'quicklime',
    familiarity: 4,
    subject: { en: 'CaO', pl: 'CaO' },
    answer: { en: 'quicklime', pl: 'wapno palone' },
    group: 'solid',
  },
  {
    key: 'slaked-lime',
    familiarity: 4,
    subject: { en: 'Ca(OH)₂', pl: 'Ca(OH)₂' },
    answer: { en: 'slaked lime', pl: 'wapno gaszone' },
    group: 'solid',
  },
  {
    key: 'quartz',
    familiarity: 3,
    subject: { en: 'SiO₂', pl: 'SiO₂' },
    answer: { en: 'quartz', pl: 'kwarc' },
    group: 'solid',
    tags: ['minerals'],
  },
  {
    key: 'nitrous-oxide',
    familiarity: 4,
    subject: { en: 'N₂O', pl: 'N₂O' },
    answer: { en: 'laughing gas', pl: 'gaz rozweselający' },
    group: 'small',
    tags: ['gases'],
  },
  {
    key: 'hydrogen-sulfide',
    familiarity: 3,
    subject: { en: 'H₂S', pl: 'H₂S' },
    answer: { en: 'hydrogen sulfide', pl: 'siarkowodór' },
    group: 'small',
    tags: ['gases'],
  },
  {
    key: 'sulfur-dioxide',
    familiarity: 3,
    subject: { en: 'SO₂', pl: 'SO₂' },
    answer: { en: 'sulfur dioxide', pl: 'dwutlenek siarki' },
    group: 'small',
    tags: ['gases'],
  },
  {
    key: 'saltpetre',
    familiarity: 5,
    subject: { en: 'KNO₃', pl: 'KNO₃' },
    answer: { en: 'saltpetre', pl: 'saletra potasowa' },
    group: 'solid',
  },
  {
    key: 'benzene',
    familiarity: 4,
    subject: { en: 'C₆H₆', pl: 'C₆H₆' },
    answer: { en: 'benzene', pl: 'benzen' },
    group: 'organic',
  },
  {
    key: 'hydrogen-cyanide',
    familiarity: 4,
    subject: { en: 'HCN', pl: 'HCN' },
    answer: { en: 'hydrogen cyanide', pl: 'cyjanowodór' },
    group: 'small',
  },
  {
    key: 'haematite',
    familiarity: 5,
    subject: { en: 'Fe₂O₃', pl: 'Fe₂O₃' },
    answer: { en: 'haematite', pl: 'hematyt' },
    group: 'solid',
    tags: ['minerals'],
  },
  {
    key: 'pyrite',
    familiarity: 5,
    subject: { en: 'FeS₂', pl: 'FeS₂' },
    answer: { en: 'pyrite', pl: 'piryt' },
    group: 'solid',
    tags: ['minerals'],
  },
  {
    key: 'cinnabar',
    familiarity: 5,
    subject: { en: 'HgS', pl: 'HgS' },
    answer: { en: 'cinnabar', pl: 'cynober' },
    group: 'solid',
    tags: ['minerals'],
  },
  {
    key: 'galena',
    familiarity: 5,
    subject: { en: 'PbS', pl: 'PbS' },
    answer: { en: 'galena', pl: 'galena' },
    group: 'solid',
    tags: ['minerals'],
  },
  {
    key: 'fluorite',
    familiarity: 5,
    subject: { en: 'CaF₂', pl: 'CaF₂' },
    answer: { en: 'fluorite', pl: 'fluoryt' },
    group: 'solid',
    tags: ['minerals'],
  },
];

/** The main components of an alloy. */
export const ALLOYS: readonly Pairing[] = [
  {
    key: 'bronze',
    familiarity: 2,
    subject: { en: 'bronze', pl: 'brąz' },
    answer: { en: 'copper and tin', pl: 'z miedzi i cyny' },
  },
  {
    key: 'brass',
    familiarity: 2,
    subject: { en: 'brass', pl: 'mosiądz' },
    answer: { en: 'copper and zinc', pl: 'z miedzi i cynku' },
  },
  {
    key: 'steel',
    familiarity: 1,
    subject: { en: 'steel', pl: 'stal' },
    answer: { en: 'iron and carbon', pl: 'z żelaza i węgla' },
  },
  {
    key: 'nitinol',
    familiarity: 3,
    subject: { en: 'nitinol', pl: 'nitinol' },
    answer: { en: 'nickel and titanium', pl: 'z niklu i tytanu' },
  },
  {
    key: 'electrum',
    familiarity: 4,
    subject: { en: 'electrum', pl: 'elektrum' },
    answer: { en: 'gold and silver', pl: 'ze złota i srebra' },
  },
  {
    key: 'invar',
    familiarity: 5,
    subject: { en: 'invar', pl: 'inwar' },
    answer: { en: 'iron and nickel', pl: 'z żelaza i niklu' },
  },
  {
    key: 'nichrome',
    familiarity: 3,
    subject: { en: 'nichrome', pl: 'nichrom' },
    answer: { en: 'nickel and chromium', pl: 'z niklu i chromu' },
  },
];

/** Other questions about chemistry. */
export const CHEMISTRY_QUESTIONS: readonly WrittenQuestion[] = [
  {
    key: 'ph-neutral',
    familiarity: 2,
    en: { text: 'What is the pH of a neutral solution at room temperature?', options: ['7', '0', '1', '14'] },
    pl: { text: 'Jakie pH ma roztwór obojętny w temperaturze pokojowej?', options: ['7', '0', '1', '14'] },
    tags: ['acids-and-bases'],
  },
  {
    key: 'air-most',
    familiarity: 1,
    en: {
      text: 'Which gas makes up most of the air around us?',
      options: ['Nitrogen', 'Oxygen', 'Carbon dioxide', 'Argon'],
    },
    pl: {
      text: 'Jaki gaz stanowi największą część powietrza?',
      options: ['Azot', 'Tlen', 'Dwutlenek węgla', 'Argon'],
    },
    tags: ['gases'],
    why: {
      en: 'It makes up about 78 per cent of the volume of dry air and hardly reacts.',
      pl: 'Stanowi około 78 procent objętości suchego powietrza i niemal z niczym nie reaguje.',
    },
  },
  {
    key: 'air-third',
    familiarity: 4,
    en: {
      text: 'Which gas is the third most abundant in dry air, after nitrogen and oxygen?',
      options: ['Argon', 'Carbon dioxide', 'Neon', 'Helium'],
    },
    pl: {
      text: 'Którego gazu jest w suchym powietrzu najwięcej po azocie i tlenie?',
      options: ['Argonu', 'Dwutlenku węgla', 'Neonu', 'Helu'],
    },
    tags: ['gases'],
    why: {
      en: 'It makes up a little less than one per cent; its Greek name means “lazy”.',
      pl: 'Stanowi niecały jeden procent; jego grecka nazwa znaczy „leniwy”.',
    },
  },
  {
    key: 'liquid-metal',
    familiarity: 1,
    en: { text: 'Which metal is liquid at room temperature?', options: ['Mercury', 'Lead', 'Tin', 'Zinc'] },
    pl: {
      text: 'Który metal jest cieczą w temperaturze pokojowej?',
      options: ['Rtęć', 'Ołów', 'Cyna', 'Cynk'],
    },
    tags: ['metals'],
  },
  {
    key: 'liquid-nonmetal',
    familiarity: 4,
    en: {
      text: 'Which non-metal is liquid at room temperature?',
      options: ['Bromine', 'Iodine', 'Chlorine', 'Sulfur'],
    },
    pl: {
      text: 'Który niemetal jest cieczą w temperaturze pokojowej?',
      options: ['Brom', 'Jod', 'Chlor', 'Siarka'],
    },
  },
  {
    key: 'lightest',
    familiarity: 1,
    en: {
      text: 'Which element has the lightest atoms?',
      options: ['Hydrogen', 'Helium', 'Lithium', 'Oxygen'],
    },
    pl: { text: 'Który pierwiastek ma najlżejsze atomy?', options: ['Wodór', 'Hel', 'Lit', 'Tlen'] },
    why: { en: 'Its atom has a single proton.', pl: 'Jego atom ma tylko jeden proton.' },
  },
  {
    key: 'diamond',
    familiarity: 1,
    en: {
      text: 'Which element are diamonds made of?',
      options: ['Carbon', 'Silicon', 'Calcium', 'Oxygen'],
    },
    pl: {
      text: 'Z jakiego pierwiastka zbudowane są diamenty?',
      options: ['Z węgla', 'Z krzemu', 'Z wapnia', 'Z tlenu'],
    },
    tags: ['minerals'],
  },
  {
    key: 'graphite',
    familiarity: 2,
    en: {
      text: 'Which element makes up the graphite of a pencil lead?',
      options: ['Carbon', 'Lead', 'Silicon', 'Tin'],
    },
    pl: {
      text: 'Z jakiego pierwiastka składa się grafit w ołówku?',
      options: ['Z węgla', 'Z ołowiu', 'Z krzemu', 'Z cyny'],
    },
    tags: ['minerals'],
    why: {
      en: 'It lies in thin layers that rub off on paper; diamond is made of the same.',
      pl: 'Cienkie warstwy grafitu ścierają się o papier; z węgla zbudowany jest też diament.',
    },
  },
  {
    key: 'balloons',
    familiarity: 1,
    en: {
      text: 'Which light, non-flammable gas makes party balloons rise?',
      options: ['Helium', 'Hydrogen', 'Nitrogen', 'Oxygen'],
    },
    pl: {
      text: 'Jakim lekkim i niepalnym gazem napełnia się balony, aby się unosiły?',
      options: ['Helem', 'Wodorem', 'Azotem', 'Tlenem'],
    },
    tags: ['gases'],
  },
  {
    key: 'bauxite',
    familiarity: 3,
    en: { text: 'Which metal is obtained from bauxite?', options: ['Aluminium', 'Iron', 'Copper', 'Zinc'] },
    pl: { text: 'Jaki metal otrzymuje się z boksytu?', options: ['Aluminium', 'Żelazo', 'Miedź', 'Cynk'] },
    tags: ['metals', 'minerals'],
  },
  {
    key: 'hardest-mineral',
    familiarity: 2,
    en: {
      text: 'Which mineral stands at the top of the Mohs hardness scale?',
      options: ['Diamond', 'Corundum', 'Topaz', 'Quartz'],
    },
    pl: {
      text: 'Jaki minerał zajmuje najwyższe miejsce w skali twardości Mohsa?',
      options: ['Diament', 'Korund', 'Topaz', 'Kwarc'],
    },
    tags: ['minerals'],
  },
  {
    key: 'softest-mineral',
    familiarity: 4,
    en: {
      text: 'Which mineral stands at the bottom of the Mohs hardness scale?',
      options: ['Talc', 'Gypsum', 'Calcite', 'Fluorite'],
    },
    pl: {
      text: 'Jaki minerał zajmuje najniższe miejsce w skali twardości Mohsa?',
      options: ['Talk', 'Gips', 'Kalcyt', 'Fluoryt'],
    },
    tags: ['minerals'],
  },
  {
    key: 'mohs-nine',
    familiarity: 5,
    en: {
      text: 'Which mineral has the hardness 9 on the Mohs scale?',
      options: ['Corundum', 'Topaz', 'Quartz', 'Apatite'],
    },
    pl: {
      text: 'Jaki minerał ma twardość 9 w skali Mohsa?',
      options: ['Korund', 'Topaz', 'Kwarc', 'Apatyt'],
    },
    tags: ['minerals'],
  },
  {
    key: 'ruby-mineral',
    familiarity: 4,
    en: {
      text: 'Which mineral has red and blue varieties called ruby and sapphire?',
      options: ['Corundum', 'Beryl', 'Quartz', 'Spinel'],
    },
    pl: {
      text: 'Odmianami jakiego minerału są rubin i szafir?',
      options: ['Korundu', 'Berylu', 'Kwarcu', 'Spinelu'],
    },
    tags: ['minerals'],
  },
  {
    key: 'emerald-mineral',
    familiarity: 4,
    en: {
      text: 'Which mineral has a variety called emerald?',
      options: ['Beryl', 'Corundum', 'Quartz', 'Garnet'],
    },
    pl: {
      text: 'Odmianą jakiego minerału jest szmaragd?',
      options: ['Berylu', 'Korundu', 'Kwarcu', 'Granatu'],
    },
    tags: ['minerals'],
    why: {
      en: 'Traces of chromium or vanadium make it green.',
      pl: 'Zieloną barwę dają mu ślady chromu lub wanadu.',
    },
  },
  {
    key: 'amethyst-mineral',
    familiarity: 3,
    en: {
      text: 'Which mineral has a violet variety called amethyst?',
      options: ['Quartz', 'Beryl', 'Corundum', 'Feldspar'],
    },
    pl: {
      text: 'Odmianą jakiego minerału jest ametyst?',
      options: ['Kwarcu', 'Berylu', 'Korundu', 'Skalenia'],
    },
    tags: ['minerals'],
    why: { en: 'Traces of iron make it violet.', pl: 'Fioletową barwę dają mu ślady żelaza.' },
  },
  {
    key: 'rusting',
    familiarity: 1,
    en: {
      text: 'With which gas does iron combine when it rusts?',
      options: ['Oxygen', 'Nitrogen', 'Hydrogen', 'Helium'],
    },
    pl: {
      text: 'Z jakim gazem łączy się żelazo, gdy rdzewieje?',
      options: ['Z tlenem', 'Z azotem', 'Z wodorem', 'Z helem'],
    },
    tags: ['gases'],
  },
  {
    key: 'dry-ice',
    familiarity: 2,
    en: {
      text: 'What is dry ice?',
      options: ['Frozen carbon dioxide', 'Frozen nitrogen', 'Salted water ice', 'Frozen oxygen'],
    },
    pl: {
      text: 'Czym jest suchy lód?',
      options: [
        'Zestalonym dwutlenkiem węgla',
        'Zestalonym azotem',
        'Zamarzniętą solanką',
        'Zestalonym tlenem',
      ],
    },
  },
  {
    key: 'sublimation',
    familiarity: 3,
    en: {
      text: 'What is the direct change from solid to gas called?',
      options: ['Sublimation', 'Condensation', 'Melting', 'Evaporation'],
    },
    pl: {
      text: 'Jak nazywa się bezpośrednie przejście ze stanu stałego w gazowy?',
      options: ['Sublimacja', 'Skraplanie', 'Topnienie', 'Parowanie'],
    },
    tags: ['states-of-matter'],
  },
  {
    key: 'condensation',
    familiarity: 2,
    en: {
      text: 'What is the change from gas to liquid called?',
      options: ['Condensation', 'Melting', 'Freezing', 'Sublimation'],
    },
    pl: {
      text: 'Jak nazywa się przejście ze stanu gazowego w ciekły?',
      options: ['Skraplanie', 'Topnienie', 'Krzepnięcie', 'Sublimacja'],
    },
    tags: ['states-of-matter'],
  },
  {
    key: 'cation',
    familiarity: 3,
    en: {
      text: 'What is an ion with a positive charge called?',
      options: ['Cation', 'Anion', 'Isotope', 'Neutron'],
    },
    pl: { text: 'Jak nazywa się jon o ładunku dodatnim?', options: ['Kation', 'Anion', 'Izotop', 'Neutron'] },
  },
  {
    key: 'isotopes',
    familiarity: 3,
    en: {
      text: 'Isotopes of an element differ in the number of which particles?',
      options: ['Neutrons', 'Protons', 'Electrons', 'Photons'],
    },
    pl: {
      text: 'Liczbą jakich cząstek różnią się izotopy jednego pierwiastka?',
      options: ['Neutronów', 'Protonów', 'Elektronów', 'Fotonów'],
    },
    tags: ['atoms'],
  },
  {
    key: 'deuterium',
    familiarity: 3,
    en: {
      text: 'Deuterium is an isotope of which element?',
      options: ['Hydrogen', 'Helium', 'Oxygen', 'Carbon'],
    },
    pl: { text: 'Izotopem jakiego pierwiastka jest deuter?', options: ['Wodoru', 'Helu', 'Tlenu', 'Węgla'] },
    tags: ['atoms'],
  },
  {
    key: 'radiocarbon',
    familiarity: 3,
    en: {
      text: 'Which isotope is used to date wood and bones of past millennia?',
      options: ['Carbon-14', 'Carbon-12', 'Uranium-235', 'Iodine-131'],
    },
    pl: {
      text: 'Który izotop służy do datowania drewna i kości sprzed tysięcy lat?',
      options: ['Węgiel-14', 'Węgiel-12', 'Uran-235', 'Jod-131'],
    },
    tags: ['atoms'],
  },
  {
    key: 'litmus-acid',
    familiarity: 2,
    en: {
      text: 'Which colour does litmus paper turn in an acid?',
      options: ['Red', 'Blue', 'Green', 'Yellow'],
    },
    pl: {
      text: 'Na jaki kolor barwi się papierek lakmusowy w kwasie?',
      options: ['Na czerwono', 'Na niebiesko', 'Na zielono', 'Na żółto'],
    },
    tags: ['acids-and-bases'],
  },
  {
    key: 'vinegar-acid',
    familiarity: 2,
    en: {
      text: 'Which acid gives vinegar its sour taste?',
      options: ['Acetic acid', 'Citric acid', 'Lactic acid', 'Malic acid'],
    },
    pl: {
      text: 'Jaki kwas nadaje octowi kwaśny smak?',
      options: ['Kwas etanowy', 'Kwas cytrynowy', 'Kwas mlekowy', 'Kwas jabłkowy'],
    },
    tags: ['acids-and-bases'],
  },
  {
    key: 'ant-acid',
    familiarity: 3,
    en: {
      text: 'Which acid was first distilled from ants?',
      options: ['Formic acid', 'Acetic acid', 'Oxalic acid', 'Lactic acid'],
    },
    pl: {
      text: 'Jaki kwas po raz pierwszy otrzymano z mrówek?',
      options: ['Kwas metanowy', 'Kwas etanowy', 'Kwas szczawiowy', 'Kwas mlekowy'],
    },
    tags: ['acids-and-bases'],
  },
  {
    key: 'stomach-acid',
    familiarity: 2,
    en: {
      text: 'Which acid does the human stomach produce?',
      options: ['Hydrochloric acid', 'Sulfuric acid', 'Acetic acid', 'Nitric acid'],
    },
    pl: {
      text: 'Jaki kwas wytwarza ludzki żołądek?',
      options: ['Kwas solny', 'Kwas siarkowy', 'Kwas octowy', 'Kwas azotowy'],
    },
    tags: ['acids-and-bases'],
    subcategories: ['human-body'],
  },
  {
    key: 'car-battery-acid',
    familiarity: 3,
    en: {
      text: 'Which acid is in a lead car battery?',
      options: ['Sulfuric acid', 'Hydrochloric acid', 'Nitric acid', 'Acetic acid'],
    },
    pl: {
      text: 'Jaki kwas znajduje się w ołowiowym akumulatorze samochodowym?',
      options: ['Kwas siarkowy', 'Kwas solny', 'Kwas azotowy', 'Kwas octowy'],
    },
    tags: ['acids-and-bases'],
  },
  {
    key: 'aqua-regia',
    familiarity: 4,
    en: {
      text: 'Which metal does aqua regia dissolve, although nitric acid alone does not?',
      options: ['Gold', 'Copper', 'Silver', 'Zinc'],
    },
    pl: {
      text: 'Który metal rozpuszcza się w wodzie królewskiej, ale nie w samym kwasie azotowym?',
      options: ['Złoto', 'Miedź', 'Srebro', 'Cynk'],
    },
    tags: ['metals', 'acids-and-bases'],
  },
  {
    key: 'flame-sodium',
    familiarity: 4,
    en: {
      text: 'Which colour does sodium turn a flame?',
      options: ['Yellow', 'Green', 'Violet', 'Crimson'],
    },
    pl: {
      text: 'Na jaki kolor barwi płomień sód?',
      options: ['Na żółto', 'Na zielono', 'Na fioletowo', 'Na karmazynowo'],
    },
  },
  {
    key: 'flame-barium',
    familiarity: 5,
    en: {
      text: 'Which colour does barium turn a flame?',
      options: ['Green', 'Yellow', 'Crimson', 'Violet'],
    },
    pl: {
      text: 'Na jaki kolor barwi płomień bar?',
      options: ['Na zielono', 'Na żółto', 'Na karmazynowo', 'Na fioletowo'],
    },
  },
  {
    key: 'flame-strontium',
    familiarity: 5,
    en: { text: 'Which colour does strontium turn a flame?', options: ['Red', 'Green', 'Blue', 'Violet'] },
    pl: {
      text: 'Na jaki kolor barwi płomień stront?',
      options: ['Na czerwono', 'Na zielono', 'Na niebiesko', 'Na fioletowo'],
    },
  },
  {
    key: 'avogadro',
    familiarity: 4,
    en: {
      text: 'How many particles, roughly, are in one mole of a substance?',
      options: ['6.02 × 10²³', '3.14 × 10²³', '9.81 × 10²³', '1.60 × 10¹⁹'],
    },
    pl: {
      text: 'Ile w przybliżeniu cząstek znajduje się w jednym molu substancji?',
      options: ['6,02 × 10²³', '3,14 × 10²³', '9,81 × 10²³', '1,60 × 10¹⁹'],
    },
    tags: ['atoms'],
  },
  {
    key: 'most-electronegative',
    familiarity: 4,
    en: {
      text: 'Which element has the highest electronegativity?',
      options: ['Fluorine', 'Oxygen', 'Chlorine', 'Caesium'],
    },
    pl: {
      text: 'Który pierwiastek ma największą elektroujemność?',
      options: ['Fluor', 'Tlen', 'Chlor', 'Cez'],
    },
  },
  {
    key: 'highest-melting',
    familiarity: 4,
    en: {
      text: 'Which metal has the highest melting point?',
      options: ['Tungsten', 'Iron', 'Platinum', 'Titanium'],
    },
    pl: {
      text: 'Który metal ma najwyższą temperaturę topnienia?',
      options: ['Wolfram', 'Żelazo', 'Platyna', 'Tytan'],
    },
    tags: ['metals'],
  },
  {
    key: 'best-conductor',
    familiarity: 4,
    en: {
      text: 'Which metal conducts electricity best at room temperature?',
      options: ['Silver', 'Copper', 'Gold', 'Aluminium'],
    },
    pl: {
      text: 'Który metal najlepiej przewodzi prąd w temperaturze pokojowej?',
      options: ['Srebro', 'Miedź', 'Złoto', 'Aluminium'],
    },
    tags: ['metals', 'electricity'],
  },
  {
    key: 'glass-sand',
    familiarity: 2,
    en: {
      text: 'Which substance is the main raw material of ordinary glass?',
      options: ['Sand', 'Chalk', 'Clay', 'Salt'],
    },
    pl: {
      text: 'Co jest głównym surowcem do wyrobu zwykłego szkła?',
      options: ['Piasek', 'Kreda', 'Glina', 'Sól'],
    },
  },
  {
    key: 'crust-element',
    familiarity: 3,
    en: {
      text: "Which element is the most abundant by mass in the Earth's crust?",
      options: ['Oxygen', 'Silicon', 'Iron', 'Aluminium'],
    },
    pl: {
      text: 'Jakiego pierwiastka jest wagowo najwięcej w skorupie ziemskiej?',
      options: ['Tlenu', 'Krzemu', 'Żelaza', 'Glinu'],
    },
    tags: ['earth-science'],
  },
  {
    key: 'crust-metal',
    familiarity: 4,
    en: {
      text: "Which metal is the most abundant in the Earth's crust?",
      options: ['Aluminium', 'Iron', 'Calcium', 'Sodium'],
    },
    pl: {
      text: 'Jakiego metalu jest najwięcej w skorupie ziemskiej?',
      options: ['Glinu', 'Żelaza', 'Wapnia', 'Sodu'],
    },
    tags: ['metals', 'earth-science'],
    why: {
      en: 'It makes up about eight per cent of the mass of the crust.',
      pl: 'Stanowi on około ośmiu procent masy skorupy.',
    },
  },
  {
    key: 'universe-element',
    familiarity: 2,
    en: {
      text: 'Which element is the most abundant in the universe?',
      options: ['Hydrogen', 'Helium', 'Oxygen', 'Iron'],
    },
    pl: {
      text: 'Jakiego pierwiastka jest najwięcej we Wszechświecie?',
      options: ['Wodoru', 'Helu', 'Tlenu', 'Żelaza'],
    },
  },
  {
    key: 'amalgam',
    familiarity: 4,
    en: { text: 'Which metal does every amalgam contain?', options: ['Mercury', 'Tin', 'Silver', 'Lead'] },
    pl: { text: 'Jaki metal zawiera każdy amalgamat?', options: ['Rtęć', 'Cynę', 'Srebro', 'Ołów'] },
    tags: ['metals'],
  },
  {
    key: 'catalyst',
    familiarity: 3,
    en: {
      text: 'What is a substance called that speeds up a reaction without being used up?',
      options: ['Catalyst', 'Solvent', 'Reagent', 'Inhibitor'],
    },
    pl: {
      text: 'Jak nazywa się substancja, która przyspiesza reakcję, a sama się nie zużywa?',
      options: ['Katalizator', 'Rozpuszczalnik', 'Substrat', 'Inhibitor'],
    },
  },
  {
    key: 'vulcanisation',
    familiarity: 3,
    en: {
      text: 'With which element is natural rubber heated when it is vulcanised?',
      options: ['Sulfur', 'Carbon', 'Chlorine', 'Phosphorus'],
    },
    pl: {
      text: 'Z jakim pierwiastkiem ogrzewa się kauczuk podczas wulkanizacji?',
      options: ['Z siarką', 'Z węglem', 'Z chlorem', 'Z fosforem'],
    },
  },
  {
    key: 'pool-chemical',
    familiarity: 1,
    en: {
      text: 'Which element is widely used to disinfect swimming pools?',
      options: ['Chlorine', 'Neon', 'Helium', 'Sodium'],
    },
    pl: {
      text: 'Związki jakiego pierwiastka powszechnie dezynfekują wodę w basenach?',
      options: ['Chloru', 'Neonu', 'Helu', 'Sodu'],
    },
  },
  {
    key: 'noble-group',
    familiarity: 4,
    en: {
      text: 'In which group of the periodic table are the noble gases?',
      options: ['Group 18', 'Group 1', 'Group 14', 'Group 17'],
    },
    pl: {
      text: 'W której grupie układu okresowego znajdują się gazy szlachetne?',
      options: ['W grupie 18', 'W grupie 1', 'W grupie 14', 'W grupie 17'],
    },
    tags: ['periodic-table'],
  },
  {
    key: 'table-periods',
    familiarity: 4,
    en: {
      text: 'How many periods does the periodic table of the known elements have?',
      options: ['7', '8', '9', '18'],
    },
    pl: { text: 'Ile okresów ma układ okresowy znanych pierwiastków?', options: ['7', '8', '9', '18'] },
    tags: ['periodic-table'],
  },
  {
    key: 'table-groups',
    familiarity: 4,
    en: { text: 'How many numbered groups does the periodic table have?', options: ['18', '8', '10', '32'] },
    pl: { text: 'Ile ponumerowanych grup ma układ okresowy?', options: ['18', '8', '10', '32'] },
    tags: ['periodic-table'],
  },
  {
    key: 'table-elements',
    familiarity: 3,
    en: {
      text: 'How many elements does the periodic table contain, if oganesson is the last?',
      options: ['118', '100', '92', '126'],
    },
    pl: {
      text: 'Ile pierwiastków liczy układ okresowy, jeśli ostatnim jest oganeson?',
      options: ['118', '100', '92', '126'],
    },
    tags: ['periodic-table'],
  },
];
