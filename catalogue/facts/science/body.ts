import type { Pairing } from '../pairing.ts';
import type { WrittenQuestion } from '../written-question.ts';

/**
 * A bone and the part of the body. In Polish the bone has its Latin name, because the Polish name gives the part away.
 * Neighbouring parts are in different groups.
 */
export const BONES: readonly Pairing[] = [
  {
    key: 'femur',
    familiarity: 3,
    subject: { en: 'femur', pl: 'femur' },
    answer: { en: 'in the thigh', pl: 'w udzie' },
    group: 'inner',
  },
  {
    key: 'patella',
    familiarity: 3,
    subject: { en: 'patella', pl: 'patella' },
    answer: { en: 'in the knee', pl: 'w kolanie' },
    group: 'outer',
  },
  {
    key: 'tibia',
    familiarity: 3,
    subject: { en: 'tibia', pl: 'tibia' },
    answer: { en: 'in the lower leg', pl: 'w podudziu' },
    group: 'inner',
  },
  {
    key: 'fibula',
    familiarity: 3,
    subject: { en: 'fibula', pl: 'fibula' },
    answer: { en: 'in the lower leg', pl: 'w podudziu' },
    group: 'inner',
  },
  {
    key: 'humerus',
    familiarity: 3,
    subject: { en: 'humerus', pl: 'humerus' },
    answer: { en: 'in the upper arm', pl: 'w ramieniu' },
    group: 'outer',
  },
  {
    key: 'radius',
    familiarity: 3,
    subject: { en: 'radius', pl: 'radius' },
    answer: { en: 'in the forearm', pl: 'w przedramieniu' },
    group: 'outer',
  },
  {
    key: 'ulna',
    familiarity: 3,
    subject: { en: 'ulna', pl: 'ulna' },
    answer: { en: 'in the forearm', pl: 'w przedramieniu' },
    group: 'outer',
  },
  {
    key: 'clavicle',
    familiarity: 3,
    subject: { en: 'clavicle', pl: 'clavicula' },
    answer: { en: 'in the shoulder girdle', pl: 'w obręczy barkowej' },
    group: 'inner',
  },
  {
    key: 'scapula',
    familiarity: 3,
    subject: { en: 'scapula', pl: 'scapula' },
    answer: { en: 'in the shoulder girdle', pl: 'w obręczy barkowej' },
    group: 'inner',
  },
  {
    key: 'mandible',
    familiarity: 3,
    subject: { en: 'mandible', pl: 'mandibula' },
    answer: { en: 'in the lower jaw', pl: 'w żuchwie' },
    group: 'inner',
  },
  {
    key: 'stapes',
    familiarity: 4,
    subject: { en: 'stapes', pl: 'stapes' },
    answer: { en: 'in the middle ear', pl: 'w uchu środkowym' },
    group: 'inner',
  },
  {
    key: 'incus',
    familiarity: 4,
    subject: { en: 'incus', pl: 'incus' },
    answer: { en: 'in the middle ear', pl: 'w uchu środkowym' },
    group: 'inner',
  },
  {
    key: 'malleus',
    familiarity: 4,
    subject: { en: 'malleus', pl: 'malleus' },
    answer: { en: 'in the middle ear', pl: 'w uchu środkowym' },
    group: 'inner',
  },
  {
    key: 'ilium',
    familiarity: 4,
    subject: { en: 'ilium', pl: 'os ilium' },
    answer: { en: 'in the pelvis', pl: 'w miednicy' },
    group: 'outer',
  },
  {
    key: 'scaphoid',
    familiarity: 5,
    subject: { en: 'scaphoid', pl: 'os scaphoideum' },
    answer: { en: 'in the wrist', pl: 'w nadgarstku' },
    group: 'inner',
  },
  {
    key: 'calcaneus',
    familiarity: 4,
    subject: { en: 'calcaneus', pl: 'calcaneus' },
    answer: { en: 'in the heel', pl: 'w pięcie' },
    group: 'outer',
  },
];

/** An illness and the part of the body that it affects, in Polish in the genitive. */
export const INFLAMMATIONS: readonly Pairing[] = [
  {
    key: 'hepatitis',
    familiarity: 3,
    subject: { en: 'hepatitis', pl: 'hepatitis' },
    answer: { en: 'liver', pl: 'wątroby' },
    group: 'inner',
  },
  {
    key: 'nephritis',
    familiarity: 4,
    subject: { en: 'nephritis', pl: 'nephritis' },
    answer: { en: 'kidneys', pl: 'nerek' },
    group: 'inner',
  },
  {
    key: 'gastritis',
    familiarity: 3,
    subject: { en: 'gastritis', pl: 'gastritis' },
    answer: { en: 'stomach', pl: 'żołądka' },
    group: 'inner',
  },
  {
    key: 'glaucoma',
    familiarity: 3,
    subject: { en: 'glaucoma', pl: 'jaskra' },
    answer: { en: 'eyes', pl: 'oczu' },
    group: 'outer',
  },
  {
    key: 'pneumonia',
    familiarity: 2,
    subject: { en: 'pneumonia', pl: 'pneumonia' },
    answer: { en: 'lungs', pl: 'płuc' },
    group: 'inner',
  },
  {
    key: 'encephalitis',
    familiarity: 4,
    subject: { en: 'encephalitis', pl: 'encephalitis' },
    answer: { en: 'brain', pl: 'mózgu' },
    group: 'inner',
  },
  {
    key: 'otitis',
    familiarity: 4,
    subject: { en: 'otitis', pl: 'otitis' },
    answer: { en: 'ears', pl: 'uszu' },
    group: 'outer',
  },
  {
    key: 'dermatitis',
    familiarity: 3,
    subject: { en: 'dermatitis', pl: 'dermatitis' },
    answer: { en: 'skin', pl: 'skóry' },
    group: 'outer',
  },
  {
    key: 'rhinitis',
    familiarity: 3,
    subject: { en: 'rhinitis', pl: 'rhinitis' },
    answer: { en: 'nose', pl: 'nosa' },
    group: 'outer',
  },
  {
    key: 'gingivitis',
    familiarity: 4,
    subject: { en: 'gingivitis', pl: 'gingivitis' },
    answer: { en: 'gums', pl: 'dziąseł' },
    group: 'outer',
  },
  {
    key: 'arthritis',
    familiarity: 2,
    subject: { en: 'arthritis', pl: 'arthritis' },
    answer: { en: 'joints', pl: 'stawów' },
    group: 'inner',
  },
  {
    key: 'osteoporosis',
    familiarity: 2,
    subject: { en: 'osteoporosis', pl: 'osteoporoza' },
    answer: { en: 'bones', pl: 'kości' },
    group: 'outer',
  },
  {
    key: 'angina-pectoris',
    familiarity: 3,
    subject: { en: 'angina pectoris', pl: 'angina pectoris' },
    answer: { en: 'heart', pl: 'serca' },
    group: 'outer',
  },
  {
    key: 'cirrhosis',
    familiarity: 3,
    subject: { en: 'cirrhosis', pl: 'marskość' },
    answer: { en: 'liver', pl: 'wątroby' },
    group: 'inner',
  },
  {
    key: 'cystitis',
    familiarity: 4,
    subject: { en: 'cystitis', pl: 'cystitis' },
    answer: { en: 'bladder', pl: 'pęcherza moczowego' },
    group: 'inner',
  },
  {
    key: 'phlebitis',
    familiarity: 4,
    subject: { en: 'phlebitis', pl: 'phlebitis' },
    answer: { en: 'veins', pl: 'żył' },
    group: 'outer',
  },
  {
    key: 'goitre',
    familiarity: 4,
    subject: { en: 'goitre', pl: 'wole' },
    answer: { en: 'thyroid gland', pl: 'tarczycy' },
    group: 'outer',
  },
];

/** A vitamin by its letter and its chemical name. */
export const VITAMINS: readonly Pairing[] = [
  {
    key: 'a',
    familiarity: 3,
    subject: { en: 'vitamin A', pl: 'witamina A' },
    answer: { en: 'retinol', pl: 'retinol' },
  },
  {
    key: 'b-one',
    familiarity: 4,
    subject: { en: 'vitamin B₁', pl: 'witamina B₁' },
    answer: { en: 'thiamine', pl: 'tiamina' },
  },
  {
    key: 'b-two',
    familiarity: 4,
    subject: { en: 'vitamin B₂', pl: 'witamina B₂' },
    answer: { en: 'riboflavin', pl: 'ryboflawina' },
  },
  {
    key: 'b-three',
    familiarity: 4,
    subject: { en: 'vitamin B₃', pl: 'witamina B₃' },
    answer: { en: 'niacin', pl: 'niacyna' },
  },
  {
    key: 'b-six',
    familiarity: 4,
    subject: { en: 'vitamin B₆', pl: 'witamina B₆' },
    answer: { en: 'pyridoxine', pl: 'pirydoksyna' },
  },
  {
    key: 'b-seven',
    familiarity: 5,
    subject: { en: 'vitamin B₇', pl: 'witamina B₇' },
    answer: { en: 'biotin', pl: 'biotyna' },
  },
  {
    key: 'b-nine',
    familiarity: 4,
    subject: { en: 'vitamin B₉', pl: 'witamina B₉' },
    answer: { en: 'folic acid', pl: 'kwas foliowy' },
  },
  {
    key: 'b-twelve',
    familiarity: 4,
    subject: { en: 'vitamin B₁₂', pl: 'witamina B₁₂' },
    answer: { en: 'cobalamin', pl: 'kobalamina' },
  },
  {
    key: 'c',
    familiarity: 2,
    subject: { en: 'vitamin C', pl: 'witamina C' },
    answer: { en: 'ascorbic acid', pl: 'kwas askorbinowy' },
  },
  {
    key: 'd',
    familiarity: 4,
    subject: { en: 'vitamin D₃', pl: 'witamina D₃' },
    answer: { en: 'cholecalciferol', pl: 'cholekalcyferol' },
  },
  {
    key: 'e',
    familiarity: 4,
    subject: { en: 'vitamin E', pl: 'witamina E' },
    answer: { en: 'tocopherol', pl: 'tokoferol' },
  },
  {
    key: 'k-one',
    familiarity: 5,
    subject: { en: 'vitamin K₁', pl: 'witamina K₁' },
    answer: { en: 'phylloquinone', pl: 'filochinon' },
  },
];

/** The human body and medicine. */
export const BODY_QUESTIONS: readonly WrittenQuestion[] = [
  {
    key: 'largest-organ',
    familiarity: 2,
    en: {
      text: 'Which is the largest organ of the human body?',
      options: ['Skin', 'Liver', 'Lungs', 'Brain'],
    },
    pl: { text: 'Jaki jest największy narząd człowieka?', options: ['Skóra', 'Wątroba', 'Płuca', 'Mózg'] },
    tags: ['organs'],
  },
  {
    key: 'largest-inner-organ',
    familiarity: 3,
    en: {
      text: 'Which is the largest solid internal organ of the human body?',
      options: ['Liver', 'Heart', 'Kidney', 'Spleen'],
    },
    pl: {
      text: 'Jaki jest największy narząd wewnętrzny człowieka?',
      options: ['Wątroba', 'Serce', 'Nerka', 'Śledziona'],
    },
    tags: ['organs'],
  },
  {
    key: 'longest-bone',
    familiarity: 2,
    en: {
      text: 'Which is the longest bone of the human body?',
      options: ['Thigh bone', 'Shin bone', 'Upper arm bone', 'Collarbone'],
    },
    pl: {
      text: 'Jaka jest najdłuższa kość człowieka?',
      options: ['Kość udowa', 'Kość piszczelowa', 'Kość ramienna', 'Obojczyk'],
    },
    tags: ['bones-and-muscles'],
  },
  {
    key: 'smallest-bone',
    familiarity: 3,
    en: {
      text: 'Where is the smallest bone of the human body?',
      options: ['In the ear', 'In the nose', 'In the little finger', 'In the little toe'],
    },
    pl: {
      text: 'Gdzie znajduje się najmniejsza kość człowieka?',
      options: ['W uchu', 'W nosie', 'W małym palcu dłoni', 'W małym palcu stopy'],
    },
    tags: ['bones-and-muscles'],
  },
  {
    key: 'bones-number',
    familiarity: 3,
    en: { text: 'How many bones does an adult human usually have?', options: ['206', '106', '256', '306'] },
    pl: { text: 'Ile kości ma zwykle dorosły człowiek?', options: ['206', '106', '256', '306'] },
    tags: ['bones-and-muscles'],
  },
  {
    key: 'babies-bones',
    familiarity: 4,
    en: {
      text: 'Who has the most bones?',
      options: ['A newborn baby', 'An adult man', 'An adult woman', 'All have the same number'],
    },
    pl: {
      text: 'Kto ma najwięcej kości?',
      options: ['Noworodek', 'Dorosły mężczyzna', 'Dorosła kobieta', 'Wszyscy mają tyle samo'],
    },
    tags: ['bones-and-muscles'],
    why: {
      en: 'Many bones of a newborn grow together in the course of childhood.',
      pl: 'Wiele kości noworodka zrasta się w dzieciństwie.',
    },
  },
  {
    key: 'ribs',
    familiarity: 3,
    en: { text: 'How many pairs of ribs do most people have?', options: ['12', '8', '10', '14'] },
    pl: { text: 'Ile par żeber ma większość ludzi?', options: ['12', '8', '10', '14'] },
    tags: ['bones-and-muscles'],
  },
  {
    key: 'neck-vertebrae',
    familiarity: 4,
    en: { text: 'How many vertebrae does the human neck have?', options: ['7', '5', '10', '12'] },
    pl: { text: 'Ile kręgów szyjnych ma człowiek?', options: ['7', '5', '10', '12'] },
    tags: ['bones-and-muscles'],
  },
  {
    key: 'adult-teeth',
    familiarity: 2,
    en: {
      text: 'How many teeth does a full adult set have, wisdom teeth included?',
      options: ['32', '28', '30', '36'],
    },
    pl: {
      text: 'Ile zębów liczy pełne uzębienie dorosłego, wraz z zębami mądrości?',
      options: ['32', '28', '30', '36'],
    },
    tags: ['organs'],
  },
  {
    key: 'milk-teeth',
    familiarity: 3,
    en: { text: 'How many milk teeth does a child have?', options: ['20', '16', '24', '28'] },
    pl: { text: 'Ile zębów mlecznych ma dziecko?', options: ['20', '16', '24', '28'] },
    tags: ['organs'],
  },
  {
    key: 'enamel',
    familiarity: 3,
    en: {
      text: 'What is the hardest substance of the human body?',
      options: ['Tooth enamel', 'Bone', 'Fingernail', 'Cartilage'],
    },
    pl: {
      text: 'Która substancja w ludzkim ciele jest najtwardsza?',
      options: ['Szkliwo', 'Kość', 'Paznokieć', 'Chrząstka'],
    },
    tags: ['organs'],
  },
  {
    key: 'heart-chambers',
    familiarity: 2,
    en: { text: 'How many chambers does the human heart have?', options: ['4', '2', '3', '6'] },
    pl: { text: 'Ile jam ma ludzkie serce?', options: ['4', '2', '3', '6'] },
    tags: ['heart-and-blood'],
  },
  {
    key: 'heart-rhythm-artery',
    familiarity: 3,
    en: {
      text: 'Which vessels carry blood away from the heart?',
      options: ['Arteries', 'Veins', 'Capillaries', 'Lymph vessels'],
    },
    pl: {
      text: 'Jakie naczynia odprowadzają krew z serca?',
      options: ['Tętnice', 'Żyły', 'Naczynia włosowate', 'Naczynia chłonne'],
    },
    tags: ['heart-and-blood'],
  },
  {
    key: 'largest-artery',
    familiarity: 3,
    en: {
      text: 'Which is the largest artery of the human body?',
      options: ['Aorta', 'Carotid artery', 'Femoral artery', 'Pulmonary artery'],
    },
    pl: {
      text: 'Jaka jest największa tętnica człowieka?',
      options: ['Aorta', 'Tętnica szyjna', 'Tętnica udowa', 'Tętnica płucna'],
    },
    tags: ['heart-and-blood'],
  },
  {
    key: 'red-cells',
    familiarity: 2,
    en: { text: 'What do red blood cells carry?', options: ['Oxygen', 'Sugar', 'Hormones', 'Vitamins'] },
    pl: { text: 'Co przenoszą krwinki czerwone?', options: ['Tlen', 'Cukier', 'Hormony', 'Witaminy'] },
    tags: ['heart-and-blood'],
    why: {
      en: 'Their haemoglobin, which has iron, binds it in the lungs.',
      pl: 'Zawarta w nich hemoglobina z żelazem wiąże go w płucach.',
    },
  },
  {
    key: 'white-cells',
    familiarity: 2,
    en: {
      text: 'Which blood cells fight infections?',
      options: ['White blood cells', 'Red blood cells', 'Platelets', 'Fat cells'],
    },
    pl: {
      text: 'Które komórki krwi zwalczają zakażenia?',
      options: ['Krwinki białe', 'Krwinki czerwone', 'Płytki krwi', 'Komórki tłuszczowe'],
    },
    tags: ['heart-and-blood'],
  },
  {
    key: 'clotting',
    familiarity: 3,
    en: {
      text: 'Which blood components stop a wound from bleeding?',
      options: ['Platelets', 'Red blood cells', 'Antibodies', 'Hormones'],
    },
    pl: {
      text: 'Które składniki krwi tamują krwawienie z rany?',
      options: ['Płytki krwi', 'Krwinki czerwone', 'Przeciwciała', 'Hormony'],
    },
    tags: ['heart-and-blood'],
  },
  {
    key: 'haemoglobin-metal',
    familiarity: 3,
    en: { text: 'Which metal does haemoglobin contain?', options: ['Iron', 'Copper', 'Zinc', 'Magnesium'] },
    pl: { text: 'Jaki metal zawiera hemoglobina?', options: ['Żelazo', 'Miedź', 'Cynk', 'Magnez'] },
    tags: ['heart-and-blood'],
  },
  {
    key: 'universal-donor',
    familiarity: 3,
    en: {
      text: 'Which blood group can be given to almost everybody?',
      options: ['O negative', 'A positive', 'B negative', 'AB positive'],
    },
    pl: {
      text: 'Krew jakiej grupy można podać niemal każdemu?',
      options: ['0 Rh-', 'A Rh+', 'B Rh-', 'AB Rh+'],
    },
    tags: ['heart-and-blood'],
    why: {
      en: 'Its red cells carry neither A nor B nor the Rh factor.',
      pl: 'Jej krwinki nie mają ani A, ani B, ani czynnika Rh.',
    },
  },
  {
    key: 'universal-recipient',
    familiarity: 4,
    en: {
      text: 'People of which blood group can receive red cells of any group?',
      options: ['AB positive', 'O negative', 'A negative', 'B positive'],
    },
    pl: {
      text: 'Jaką grupę krwi mają osoby, którym można podać krwinki czerwone każdej grupy?',
      options: ['AB Rh+', '0 Rh-', 'A Rh-', 'B Rh+'],
    },
    tags: ['heart-and-blood'],
  },
  {
    key: 'insulin-organ',
    familiarity: 3,
    en: { text: 'Which organ produces insulin?', options: ['Pancreas', 'Liver', 'Kidneys', 'Thyroid'] },
    pl: { text: 'Jaki narząd wytwarza insulinę?', options: ['Trzustka', 'Wątroba', 'Nerki', 'Tarczyca'] },
    tags: ['organs', 'hormones'],
  },
  {
    key: 'insulin-disease',
    familiarity: 2,
    en: {
      text: 'Which illness is treated with insulin?',
      options: ['Diabetes', 'Asthma', 'Malaria', 'Gout'],
    },
    pl: {
      text: 'Jaką chorobę leczy się insuliną?',
      options: ['Cukrzycę', 'Astmę', 'Malarię', 'Dnę moczanową'],
    },
    tags: ['hormones', 'diseases'],
    why: {
      en: 'Before the 1920s a starvation diet was the only treatment.',
      pl: 'Przed latami 20. XX wieku jedynym leczeniem była głodówka.',
    },
  },
  {
    key: 'melatonin',
    familiarity: 4,
    en: {
      text: 'Which hormone makes us sleepy in the dark?',
      options: ['Melatonin', 'Adrenaline', 'Insulin', 'Thyroxine'],
    },
    pl: {
      text: 'Jaki hormon wywołuje senność po zmroku?',
      options: ['Melatonina', 'Adrenalina', 'Insulina', 'Tyroksyna'],
    },
    tags: ['hormones'],
  },
  {
    key: 'iodine-gland',
    familiarity: 3,
    en: {
      text: 'Which gland needs iodine for its hormones?',
      options: ['Thyroid', 'Pancreas', 'Pituitary', 'Pineal gland'],
    },
    pl: {
      text: 'Który gruczoł potrzebuje jodu do wytwarzania hormonów?',
      options: ['Tarczyca', 'Trzustka', 'Przysadka', 'Szyszynka'],
    },
    tags: ['hormones'],
  },
  {
    key: 'bile',
    familiarity: 4,
    en: { text: 'Which organ produces bile?', options: ['Liver', 'Gallbladder', 'Stomach', 'Pancreas'] },
    pl: {
      text: 'Jaki narząd wytwarza żółć?',
      options: ['Wątroba', 'Pęcherzyk żółciowy', 'Żołądek', 'Trzustka'],
    },
    tags: ['organs'],
    why: {
      en: 'The gallbladder, in spite of its name, only stores it.',
      pl: 'Pęcherzyk żółciowy, mimo nazwy, tylko ją magazynuje.',
    },
  },
  {
    key: 'urine',
    familiarity: 2,
    en: { text: 'Which organs produce urine?', options: ['Kidneys', 'Lungs', 'Spleen', 'Intestines'] },
    pl: { text: 'Jakie narządy wytwarzają mocz?', options: ['Nerki', 'Płuca', 'Śledziona', 'Jelita'] },
    tags: ['organs'],
  },
  {
    key: 'longest-gut',
    familiarity: 3,
    en: {
      text: 'Which is the longest part of the human digestive tract?',
      options: ['Small intestine', 'Large intestine', 'Oesophagus', 'Stomach'],
    },
    pl: {
      text: 'Jaki jest najdłuższy odcinek przewodu pokarmowego człowieka?',
      options: ['Jelito cienkie', 'Jelito grube', 'Przełyk', 'Żołądek'],
    },
    tags: ['organs'],
  },
  {
    key: 'appendix',
    familiarity: 3,
    en: {
      text: 'To which part of the gut is the appendix attached?',
      options: ['Large intestine', 'Small intestine', 'Stomach', 'Oesophagus'],
    },
    pl: {
      text: 'Od jakiego odcinka przewodu pokarmowego odchodzi wyrostek robaczkowy?',
      options: ['Od jelita grubego', 'Od jelita cienkiego', 'Od żołądka', 'Od przełyku'],
    },
    tags: ['organs'],
  },
  {
    key: 'windpipe',
    familiarity: 2,
    en: {
      text: 'Which tube leads from the throat to the lungs?',
      options: ['Windpipe', 'Gullet', 'Aorta', 'Eustachian tube'],
    },
    pl: {
      text: 'Jaka rurka prowadzi z gardła i krtani do płuc?',
      options: ['Tchawica', 'Przełyk', 'Aorta', 'Trąbka słuchowa'],
    },
    tags: ['organs'],
  },
  {
    key: 'breathing-muscle',
    familiarity: 2,
    en: {
      text: 'Which muscle is the most important for breathing?',
      options: ['Diaphragm', 'Biceps', 'Heart', 'Tongue'],
    },
    pl: {
      text: 'Jaki mięsień jest najważniejszy w oddychaniu?',
      options: ['Przepona', 'Biceps', 'Serce', 'Język'],
    },
    tags: ['bones-and-muscles'],
  },
  {
    key: 'largest-muscle',
    familiarity: 4,
    en: {
      text: 'Which is the largest muscle of the human body?',
      options: ['Gluteus maximus', 'Biceps', 'Deltoid', 'Trapezius'],
    },
    pl: {
      text: 'Jaki jest największy mięsień człowieka?',
      options: ['Pośladkowy wielki', 'Dwugłowy ramienia', 'Naramienny', 'Czworoboczny'],
    },
    tags: ['bones-and-muscles'],
  },
  {
    key: 'achilles',
    familiarity: 2,
    en: {
      text: 'Where is the Achilles tendon?',
      options: ['Above the heel', 'In the elbow', 'In the neck', 'Behind the ear'],
    },
    pl: {
      text: 'Gdzie znajduje się ścięgno Achillesa?',
      options: ['Nad piętą', 'W łokciu', 'W szyi', 'Za uchem'],
    },
    tags: ['bones-and-muscles'],
  },
  {
    key: 'biceps-place',
    familiarity: 1,
    en: {
      text: 'Where is the biceps that people show off with?',
      options: ['In the upper arm', 'In the calf', 'In the back', 'In the belly'],
    },
    pl: {
      text: 'Gdzie znajduje się biceps, którym lubią się chwalić siłacze?',
      options: ['W ramieniu', 'W łydce', 'W plecach', 'W brzuchu'],
    },
    tags: ['bones-and-muscles'],
  },
  {
    key: 'retina',
    familiarity: 3,
    en: {
      text: 'Which part of the eye turns light into nerve signals?',
      options: ['Retina', 'Cornea', 'Iris', 'Lens'],
    },
    pl: {
      text: 'Która część oka zamienia światło na impulsy nerwowe?',
      options: ['Siatkówka', 'Rogówka', 'Tęczówka', 'Soczewka'],
    },
    tags: ['senses'],
  },
  {
    key: 'iris-colour',
    familiarity: 2,
    en: {
      text: 'Which part of the eye gives it its colour?',
      options: ['Iris', 'Retina', 'Pupil', 'Cornea'],
    },
    pl: {
      text: 'Która część oka nadaje mu barwę?',
      options: ['Tęczówka', 'Siatkówka', 'Źrenica', 'Rogówka'],
    },
    tags: ['senses'],
  },
  {
    key: 'colour-cells',
    familiarity: 4,
    en: {
      text: 'Which cells of the retina see colours?',
      options: ['Cones', 'Rods', 'Neurons of the optic nerve', 'Pigment cells'],
    },
    pl: {
      text: 'Które komórki siatkówki odpowiadają za widzenie barw?',
      options: ['Czopki', 'Pręciki', 'Komórki nerwu wzrokowego', 'Komórki barwnikowe'],
    },
    tags: ['senses'],
  },
  {
    key: 'short-sighted',
    familiarity: 3,
    en: {
      text: 'Which lenses correct short sight?',
      options: ['Diverging lenses', 'Converging lenses', 'Cylindrical lenses', 'Bifocal lenses'],
    },
    pl: {
      text: 'Jakie soczewki korygują krótkowzroczność?',
      options: ['Rozpraszające', 'Skupiające', 'Cylindryczne', 'Dwuogniskowe'],
    },
    tags: ['senses'],
  },
  {
    key: 'cochlea',
    familiarity: 4,
    en: { text: 'In which organ of sense is the cochlea?', options: ['Ear', 'Eye', 'Nose', 'Tongue'] },
    pl: {
      text: 'W którym narządzie zmysłu znajduje się ślimak?',
      options: ['W uchu', 'W oku', 'W nosie', 'Na języku'],
    },
    tags: ['senses'],
  },
  {
    key: 'umami',
    familiarity: 3,
    en: {
      text: 'Which basic taste is typical of seaweed broth, ripe tomatoes and Parmesan?',
      options: ['Umami', 'Sweet', 'Bitter', 'Sour'],
    },
    pl: {
      text: 'Który smak podstawowy jest typowy dla wywaru z wodorostów, dojrzałych pomidorów i parmezanu?',
      options: ['Umami', 'Słodki', 'Gorzki', 'Kwaśny'],
    },
    tags: ['senses'],
    why: {
      en: 'The Japanese chemist Kikunae Ikeda described and named it in 1908.',
      pl: 'Opisał go i nazwał w 1908 roku japoński chemik Kikunae Ikeda.',
    },
  },
  {
    key: 'melanin',
    familiarity: 3,
    en: {
      text: 'Which pigment darkens skin and hair?',
      options: ['Melanin', 'Keratin', 'Carotene', 'Chlorophyll'],
    },
    pl: {
      text: 'Jaki barwnik nadaje ciemną barwę skórze i włosom?',
      options: ['Melanina', 'Keratyna', 'Karoten', 'Chlorofil'],
    },
    tags: ['organs'],
  },
  {
    key: 'nails-protein',
    familiarity: 3,
    en: {
      text: 'Which protein are hair and nails made of?',
      options: ['Keratin', 'Collagen', 'Insulin', 'Casein'],
    },
    pl: {
      text: 'Z jakiego białka zbudowane są włosy i paznokcie?',
      options: ['Z keratyny', 'Z kolagenu', 'Z insuliny', 'Z kazeiny'],
    },
    tags: ['organs'],
  },
  {
    key: 'chromosomes',
    familiarity: 3,
    en: { text: 'How many chromosomes does a human body cell have?', options: ['46', '23', '44', '48'] },
    pl: { text: 'Ile chromosomów ma komórka ciała człowieka?', options: ['46', '23', '44', '48'] },
    tags: ['cells-and-genes'],
    why: {
      en: 'They form pairs; one of each comes from the mother and one from the father.',
      pl: 'Tworzą pary; w każdej jeden pochodzi od matki, a drugi od ojca.',
    },
  },
  {
    key: 'male-chromosomes',
    familiarity: 2,
    en: { text: 'Which sex chromosomes do men usually have?', options: ['XY', 'XX', 'YY', 'XO'] },
    pl: { text: 'Jakie chromosomy płci mają zwykle mężczyźni?', options: ['XY', 'XX', 'YY', 'X0'] },
    tags: ['cells-and-genes'],
  },
  {
    key: 'cerebellum',
    familiarity: 4,
    en: {
      text: 'Which part of the brain mainly coordinates balance and movement?',
      options: ['Cerebellum', 'Hypothalamus', 'Frontal lobe', 'Hippocampus'],
    },
    pl: {
      text: 'Która część mózgowia odpowiada głównie za równowagę i koordynację ruchów?',
      options: ['Móżdżek', 'Podwzgórze', 'Płat czołowy', 'Hipokamp'],
    },
    tags: ['organs'],
  },
  {
    key: 'body-temperature',
    familiarity: 1,
    en: {
      text: 'What is the normal temperature of the human body?',
      options: ['About 36.6 °C', 'About 34 °C', 'About 39 °C', 'About 41 °C'],
    },
    pl: {
      text: 'Jaka jest prawidłowa temperatura ciała człowieka?',
      options: ['Około 36,6 °C', 'Około 34 °C', 'Około 39 °C', 'Około 41 °C'],
    },
    tags: ['organs'],
  },
  {
    key: 'scurvy',
    familiarity: 3,
    en: {
      text: 'A lack of which vitamin causes scurvy?',
      options: ['Vitamin C', 'Vitamin A', 'Vitamin D', 'Vitamin K'],
    },
    pl: {
      text: 'Niedobór jakiej witaminy wywołuje szkorbut?',
      options: ['Witaminy C', 'Witaminy A', 'Witaminy D', 'Witaminy K'],
    },
    tags: ['vitamins', 'diseases'],
    why: {
      en: 'It plagued sailors who had no fresh fruit for months.',
      pl: 'Nękał marynarzy, którzy miesiącami nie jedli świeżych owoców.',
    },
  },
  {
    key: 'rickets',
    familiarity: 3,
    en: {
      text: 'A lack of which vitamin causes rickets?',
      options: ['Vitamin D', 'Vitamin C', 'Vitamin E', 'Vitamin B₁₂'],
    },
    pl: {
      text: 'Niedobór jakiej witaminy wywołuje krzywicę?',
      options: ['Witaminy D', 'Witaminy C', 'Witaminy E', 'Witaminy B₁₂'],
    },
    tags: ['vitamins', 'diseases'],
  },
  {
    key: 'sun-vitamin',
    familiarity: 2,
    en: {
      text: 'Which vitamin is made by the skin in sunlight?',
      options: ['Vitamin D', 'Vitamin A', 'Vitamin B₁', 'Vitamin K'],
    },
    pl: {
      text: 'Jaka witamina powstaje w skórze pod wpływem słońca?',
      options: ['Witamina D', 'Witamina A', 'Witamina B₁', 'Witamina K'],
    },
    tags: ['vitamins'],
  },
  {
    key: 'clotting-vitamin',
    familiarity: 4,
    en: {
      text: 'Which vitamin does the body need for blood to clot?',
      options: ['Vitamin K', 'Vitamin A', 'Vitamin C', 'Vitamin E'],
    },
    pl: {
      text: 'Jaka witamina jest potrzebna do krzepnięcia krwi?',
      options: ['Witamina K', 'Witamina A', 'Witamina C', 'Witamina E'],
    },
    tags: ['vitamins'],
  },
  {
    key: 'beriberi',
    familiarity: 5,
    en: {
      text: 'A lack of which vitamin causes beriberi?',
      options: ['Vitamin B₁', 'Vitamin B₁₂', 'Vitamin C', 'Vitamin D'],
    },
    pl: {
      text: 'Niedobór jakiej witaminy wywołuje chorobę beri-beri?',
      options: ['Witaminy B₁', 'Witaminy B₁₂', 'Witaminy C', 'Witaminy D'],
    },
    tags: ['vitamins', 'diseases'],
  },
  {
    key: 'malaria',
    familiarity: 2,
    en: { text: 'Which animals transmit malaria?', options: ['Mosquitoes', 'Ticks', 'Fleas', 'Rats'] },
    pl: { text: 'Jakie zwierzęta przenoszą malarię?', options: ['Komary', 'Kleszcze', 'Pchły', 'Szczury'] },
    tags: ['diseases'],
  },
  {
    key: 'lyme',
    familiarity: 2,
    en: { text: 'Which animals transmit Lyme disease?', options: ['Ticks', 'Mosquitoes', 'Fleas', 'Bats'] },
    pl: {
      text: 'Jakie zwierzęta przenoszą boreliozę?',
      options: ['Kleszcze', 'Komary', 'Pchły', 'Nietoperze'],
    },
    tags: ['diseases'],
  },
  {
    key: 'plague-flea',
    familiarity: 4,
    en: {
      text: 'The bites of which insects spread the bubonic plague?',
      options: ['Fleas', 'Mosquitoes', 'Bees', 'Tsetse flies'],
    },
    pl: {
      text: 'Ukąszenia jakich owadów rozprzestrzeniały dżumę dymieniczą?',
      options: ['Pcheł', 'Komarów', 'Pszczół', 'Much tse-tse'],
    },
    tags: ['diseases'],
  },
  {
    key: 'smallpox',
    familiarity: 4,
    en: {
      text: 'Which human disease was declared eradicated in 1980?',
      options: ['Smallpox', 'Polio', 'Measles', 'Cholera'],
    },
    pl: {
      text: 'Jaką chorobę uznano w 1980 roku za całkowicie zwalczoną?',
      options: ['Ospę prawdziwą', 'Polio', 'Odrę', 'Cholerę'],
    },
    tags: ['diseases'],
    why: {
      en: 'Vaccination all over the world wiped it out; two laboratories still keep the virus.',
      pl: 'Wyeliminowały ją szczepienia na całym świecie; wirus przechowują jeszcze dwa laboratoria.',
    },
  },
  {
    key: 'haemophilia',
    familiarity: 3,
    en: {
      text: 'Which property of the blood does haemophilia impair?',
      options: ['Clotting', 'Flow', 'Oxygen transport', 'Colour'],
    },
    pl: {
      text: 'Jaka właściwość krwi jest zaburzona u chorych na hemofilię?',
      options: ['Krzepliwość', 'Płynność', 'Przenoszenie tlenu', 'Barwa'],
    },
    tags: ['diseases'],
  },
  {
    key: 'tuberculosis-cause',
    familiarity: 3,
    en: { text: 'What causes tuberculosis?', options: ['A bacterium', 'A virus', 'A fungus', 'A worm'] },
    pl: { text: 'Co wywołuje gruźlicę?', options: ['Bakteria', 'Wirus', 'Grzyb', 'Robak'] },
    tags: ['diseases'],
  },
  {
    key: 'influenza-cause',
    familiarity: 2,
    en: { text: 'What causes influenza?', options: ['A virus', 'A bacterium', 'A fungus', 'A parasite'] },
    pl: { text: 'Co wywołuje grypę?', options: ['Wirus', 'Bakteria', 'Grzyb', 'Pasożyt'] },
    tags: ['diseases'],
  },
  {
    key: 'antibiotics-against',
    familiarity: 2,
    en: {
      text: 'What do antibiotics work against?',
      options: ['Bacteria', 'Viruses', 'Allergies', 'Poisons'],
    },
    pl: {
      text: 'Na co działają antybiotyki?',
      options: ['Na bakterie', 'Na wirusy', 'Na alergie', 'Na trucizny'],
    },
    tags: ['diseases'],
    why: {
      en: 'Penicillin attacks their cell walls, which our own cells do not have.',
      pl: 'Penicylina niszczy ich ściany komórkowe, których nasze komórki nie mają.',
    },
  },
];
