import type { Labels } from '../../taxonomy/label.ts';
import type { Familiarity } from '../../template.ts';
import type { Named } from '../named.ts';

export type Pantheon = 'greek' | 'norse' | 'egyptian' | 'slavic' | 'hindu';

/** The names of the mythologies: as an answer, and in the Polish phrase after `w`. */
export const PANTHEONS: readonly (Named & { readonly key: Pantheon; readonly within: string })[] = [
  { key: 'greek', en: 'Greek mythology', pl: 'Mitologia grecka', within: 'mitologii greckiej' },
  { key: 'norse', en: 'Norse mythology', pl: 'Mitologia nordycka', within: 'mitologii nordyckiej' },
  { key: 'egyptian', en: 'Egyptian mythology', pl: 'Mitologia egipska', within: 'mitologii egipskiej' },
  { key: 'slavic', en: 'Slavic mythology', pl: 'Mitologia słowiańska', within: 'mitologii słowiańskiej' },
  { key: 'hindu', en: 'Hindu mythology', pl: 'Mitologia hinduska', within: 'mitologii hinduskiej' },
];

/** A god or goddess. */
export interface Deity extends Named {
  readonly pantheon: Pantheon;
  readonly female: boolean;
  readonly familiarity: Familiarity;
  /** Follows `is` in English; in the instrumental in Polish. No other deity has this role, except those in `beside`. */
  readonly role: Labels;
  /** The explanation. */
  readonly why?: Labels;
  /** Keys of deities with a similar role. */
  readonly beside?: readonly string[];
}

// prettier-ignore
export const DEITIES: readonly Deity[] = [
  { key: 'zeus', en: 'Zeus', pantheon: 'greek', female: false, familiarity: 1, role: { en: 'the king of the gods and lord of thunder', pl: 'królem bogów i władcą piorunów' }, beside: ['cronus'] },
  { key: 'poseidon', en: 'Poseidon', pl: 'Posejdon', pantheon: 'greek', female: false, familiarity: 1, role: { en: 'the god of the sea', pl: 'bogiem mórz' } },
  { key: 'hades', en: 'Hades', pantheon: 'greek', female: false, familiarity: 1, role: { en: 'the ruler of the underworld', pl: 'władcą świata podziemnego' }, beside: ['thanatos'], why: { en: 'He drew the underworld when he shared the world with his brothers.', pl: 'Przy podziale świata między braci przypadły mu zaświaty.' } },
  { key: 'ares', en: 'Ares', pantheon: 'greek', female: false, familiarity: 2, role: { en: 'the god of war', pl: 'bogiem wojny' } },
  { key: 'apollo', en: 'Apollo', pl: 'Apollo', pantheon: 'greek', female: false, familiarity: 2, role: { en: 'the god of music, poetry and prophecy', pl: 'bogiem muzyki, poezji i wróżb' } },
  { key: 'hephaestus', en: 'Hephaestus', pl: 'Hefajstos', pantheon: 'greek', female: false, familiarity: 2, role: { en: 'the god of fire and the forge', pl: 'bogiem ognia i kowalstwa' } },
  { key: 'hermes', en: 'Hermes', pantheon: 'greek', female: false, familiarity: 2, role: { en: 'the messenger of the gods', pl: 'posłańcem bogów' } },
  { key: 'dionysus', en: 'Dionysus', pl: 'Dionizos', pantheon: 'greek', female: false, familiarity: 2, role: { en: 'the god of wine', pl: 'bogiem wina' } },
  { key: 'eros', en: 'Eros', pantheon: 'greek', female: false, familiarity: 2, role: { en: 'the winged god of love', pl: 'skrzydlatym bogiem miłości' } },
  { key: 'asclepius', en: 'Asclepius', pl: 'Asklepios', pantheon: 'greek', female: false, familiarity: 4, role: { en: 'the god of medicine', pl: 'bogiem sztuki lekarskiej' }, beside: ['apollo'] },
  { key: 'helios', en: 'Helios', pantheon: 'greek', female: false, familiarity: 3, role: { en: 'the god who drives the chariot of the sun', pl: 'bogiem powożącym rydwanem słońca' }, beside: ['apollo'], why: { en: 'The Colossus of Rhodes depicted him.', pl: 'Przedstawiał go Kolos Rodyjski.' } },
  { key: 'hypnos', en: 'Hypnos', pantheon: 'greek', female: false, familiarity: 3, role: { en: 'the god of sleep', pl: 'bogiem snu' } },
  { key: 'thanatos', en: 'Thanatos', pl: 'Tanatos', pantheon: 'greek', female: false, familiarity: 3, role: { en: 'the god who embodies death', pl: 'bogiem uosabiającym śmierć' }, beside: ['hades'], why: { en: 'He is the twin brother of Sleep.', pl: 'Jest bratem bliźniakiem Snu.' } },
  { key: 'pan-god', en: 'Pan', pantheon: 'greek', female: false, familiarity: 3, role: { en: 'the goat-footed god of shepherds', pl: 'koźlonogim bogiem pasterzy' }, beside: ['hermes'], why: { en: 'The word “panic” comes from his name.', pl: 'Od jego imienia pochodzi słowo „panika”.' } },
  { key: 'aeolus', en: 'Aeolus', pl: 'Eol', pantheon: 'greek', female: false, familiarity: 4, role: { en: 'the keeper of the winds', pl: 'panem wiatrów' } },
  { key: 'cronus', en: 'Cronus', pl: 'Kronos', pantheon: 'greek', female: false, familiarity: 3, role: { en: 'the Titan who swallowed his children', pl: 'tytanem, który połykał własne dzieci' } },
  { key: 'hera', en: 'Hera', pantheon: 'greek', female: true, familiarity: 2, role: { en: 'the wife of Zeus and protector of marriage', pl: 'żoną Zeusa i opiekunką małżeństwa' } },
  { key: 'athena', en: 'Athena', pl: 'Atena', pantheon: 'greek', female: true, familiarity: 1, role: { en: 'the goddess of wisdom', pl: 'boginią mądrości' } },
  { key: 'aphrodite', en: 'Aphrodite', pl: 'Afrodyta', pantheon: 'greek', female: true, familiarity: 1, role: { en: 'the goddess of love and beauty', pl: 'boginią miłości i piękna' } },
  { key: 'artemis', en: 'Artemis', pl: 'Artemida', pantheon: 'greek', female: true, familiarity: 2, role: { en: 'the goddess of the hunt', pl: 'boginią łowów' } },
  { key: 'demeter', en: 'Demeter', pantheon: 'greek', female: true, familiarity: 2, role: { en: 'the goddess of the harvest', pl: 'boginią urodzaju i zbóż' }, beside: ['persephone'] },
  { key: 'hestia', en: 'Hestia', pantheon: 'greek', female: true, familiarity: 3, role: { en: 'the goddess of the hearth', pl: 'boginią ogniska domowego' } },
  { key: 'nike', en: 'Nike', pantheon: 'greek', female: true, familiarity: 2, role: { en: 'the goddess of victory', pl: 'boginią zwycięstwa' }, beside: ['athena'] },
  { key: 'nemesis', en: 'Nemesis', pantheon: 'greek', female: true, familiarity: 3, role: { en: 'the goddess of revenge', pl: 'boginią zemsty' }, why: { en: 'She punished the pride of mortals.', pl: 'Karała ludzką pychę.' } },
  { key: 'persephone', en: 'Persephone', pl: 'Persefona', pantheon: 'greek', female: true, familiarity: 3, role: { en: 'the wife of Hades, carried off to the underworld', pl: 'żoną Hadesa, porwaną do podziemi' } },
  { key: 'eris', en: 'Eris', pl: 'Eris', pantheon: 'greek', female: true, familiarity: 3, role: { en: 'the goddess of discord', pl: 'boginią niezgody' }, why: { en: 'Her golden apple led to the Trojan War.', pl: 'Jej złote jabłko doprowadziło do wojny trojańskiej.' } },
  { key: 'themis', en: 'Themis', pl: 'Temida', pantheon: 'greek', female: true, familiarity: 3, role: { en: 'the Titaness of justice', pl: 'tytanidą, boginią sprawiedliwości' }, why: { en: 'She is shown with scales.', pl: 'Przedstawia się ją z wagą.' } },
  { key: 'eos', en: 'Eos', pantheon: 'greek', female: true, familiarity: 4, role: { en: 'the goddess of dawn', pl: 'boginią zorzy porannej' } },
  { key: 'selene', en: 'Selene', pantheon: 'greek', female: true, familiarity: 3, role: { en: 'the goddess of the moon', pl: 'boginią Księżyca' }, beside: ['artemis'] },
  { key: 'tyche', en: 'Tyche', pantheon: 'greek', female: true, familiarity: 4, role: { en: 'the goddess of fortune and chance', pl: 'boginią losu i przypadku' } },
  { key: 'odin', en: 'Odin', pl: 'Odyn', pantheon: 'norse', female: false, familiarity: 1, role: { en: 'the one-eyed chief of the gods', pl: 'jednookim naczelnym bogiem' }, why: { en: 'He gave an eye for a drink from the well of wisdom.', pl: 'Oddał oko za łyk ze studni mądrości.' } },
  { key: 'thor', en: 'Thor', pantheon: 'norse', female: false, familiarity: 1, role: { en: 'the god of thunder', pl: 'bogiem piorunów' }, why: { en: 'Thursday is named after him.', pl: 'Od jego imienia pochodzi angielska nazwa czwartku.' } },
  { key: 'loki', en: 'Loki', pantheon: 'norse', female: false, familiarity: 1, role: { en: 'the cunning trickster', pl: 'podstępnym bogiem oszustwa' }, why: { en: 'He fathered the wolf Fenrir and the goddess Hel.', pl: 'Jest ojcem wilka Fenrira i bogini Hel.' } },
  { key: 'baldr', en: 'Baldr', pl: 'Baldur', pantheon: 'norse', female: false, familiarity: 3, role: { en: 'the bright god killed by a sprig of mistletoe', pl: 'świetlistym bogiem, którego zabiła gałązka jemioły' }, why: { en: 'His death brings on Ragnarök.', pl: 'Jego śmierć zapowiada ragnarök.' } },
  { key: 'heimdall', en: 'Heimdall', pantheon: 'norse', female: false, familiarity: 3, role: { en: 'the guardian of the rainbow bridge', pl: 'strażnikiem tęczowego mostu' }, why: { en: 'His horn will announce the end of the world.', pl: 'Jego róg oznajmi koniec świata.' } },
  { key: 'tyr', en: 'Tyr', pantheon: 'norse', female: false, familiarity: 4, role: { en: 'the god whose hand was bitten off by a wolf', pl: 'bogiem, któremu wilk odgryzł dłoń' } },
  { key: 'freyr', en: 'Freyr', pl: 'Frej', pantheon: 'norse', female: false, familiarity: 4, role: { en: 'the god of fertility and brother of Freyja', pl: 'bogiem płodności i bratem Frei' } },
  { key: 'bragi', en: 'Bragi', pantheon: 'norse', female: false, familiarity: 5, role: { en: 'the god of poetry', pl: 'bogiem poezji' }, beside: ['odin'] },
  { key: 'njord', en: 'Njord', pl: 'Njord', pantheon: 'norse', female: false, familiarity: 5, role: { en: 'the god of the sea and seafarers', pl: 'bogiem morza i żeglarzy' } },
  { key: 'freyja', en: 'Freyja', pl: 'Freja', pantheon: 'norse', female: true, familiarity: 3, role: { en: 'the goddess of love whose chariot is drawn by cats', pl: 'boginią miłości, której rydwan ciągną koty' }, why: { en: 'She weeps tears of gold.', pl: 'Płacze złotymi łzami.' } },
  { key: 'frigg', en: 'Frigg', pl: 'Frigg', pantheon: 'norse', female: true, familiarity: 3, role: { en: 'the wife of Odin', pl: 'żoną Odyna' }, why: { en: 'Friday is named after her.', pl: 'Od jej imienia pochodzi angielska nazwa piątku.' } },
  { key: 'idun', en: 'Idun', pl: 'Idunn', pantheon: 'norse', female: true, familiarity: 4, role: { en: 'the keeper of the apples of youth', pl: 'strażniczką jabłek młodości' } },
  { key: 'hel', en: 'Hel', pantheon: 'norse', female: true, familiarity: 4, role: { en: 'the ruler of the realm of the dead', pl: 'władczynią krainy umarłych' } },
  { key: 'ra', en: 'Ra', pl: 'Ra', pantheon: 'egyptian', female: false, familiarity: 1, role: { en: 'the god of the sun', pl: 'bogiem słońca' }, beside: ['horus'], why: { en: 'By night he sails through the underworld.', pl: 'Nocą płynie łodzią przez zaświaty.' } },
  { key: 'osiris', en: 'Osiris', pl: 'Ozyrys', pantheon: 'egyptian', female: false, familiarity: 2, role: { en: 'the king of the dead, killed by his brother', pl: 'władcą zmarłych, zabitym przez brata' }, why: { en: 'His wife Isis put his body together again.', pl: 'Jego ciało złożyła na nowo żona, Izyda.' } },
  { key: 'horus', en: 'Horus', pantheon: 'egyptian', female: false, familiarity: 2, role: { en: 'the falcon god, son of Isis', pl: 'bogiem w postaci sokoła, synem Izydy' }, why: { en: 'The pharaohs were seen as his earthly form.', pl: 'Faraonów uważano za jego ziemskie wcielenie.' } },
  { key: 'anubis', en: 'Anubis', pantheon: 'egyptian', female: false, familiarity: 2, role: { en: 'the jackal-headed god of embalming', pl: 'bogiem balsamowania z głową szakala' }, why: { en: 'He weighs the hearts of the dead against a feather.', pl: 'Waży serca zmarłych, kładąc na drugiej szali pióro.' } },
  { key: 'thoth', en: 'Thoth', pl: 'Thot', pantheon: 'egyptian', female: false, familiarity: 3, role: { en: 'the ibis-headed god of writing', pl: 'bogiem pisma z głową ibisa' }, why: { en: 'He noted down the verdict when the dead were judged.', pl: 'Zapisywał wyrok, gdy sądzono zmarłych.' } },
  { key: 'set', en: 'Set', pl: 'Set', pantheon: 'egyptian', female: false, familiarity: 3, role: { en: 'the god of deserts who murdered his brother', pl: 'bogiem pustyni, zabójcą własnego brata' }, why: { en: 'He lost an 80-year quarrel over the throne.', pl: 'Przegrał trwający osiemdziesiąt lat spór o tron.' } },
  { key: 'ptah', en: 'Ptah', pantheon: 'egyptian', female: false, familiarity: 4, role: { en: 'the patron of craftsmen worshipped in Memphis', pl: 'patronem rzemieślników czczonym w Memfis' } },
  { key: 'sobek', en: 'Sobek', pantheon: 'egyptian', female: false, familiarity: 4, role: { en: 'the crocodile god', pl: 'bogiem krokodylem' } },
  { key: 'geb', en: 'Geb', pantheon: 'egyptian', female: false, familiarity: 5, role: { en: 'the god of the earth', pl: 'bogiem ziemi' } },
  { key: 'isis', en: 'Isis', pl: 'Izyda', pantheon: 'egyptian', female: true, familiarity: 2, role: { en: 'the wife of Osiris and mother of Horus', pl: 'żoną Ozyrysa i matką Horusa' } },
  { key: 'bastet', en: 'Bastet', pantheon: 'egyptian', female: true, familiarity: 3, role: { en: 'the cat-headed goddess', pl: 'boginią z głową kotki' }, why: { en: 'In her city, Bubastis, cats were mummified.', pl: 'W jej mieście, Bubastis, mumifikowano koty.' } },
  { key: 'sekhmet', en: 'Sekhmet', pl: 'Sachmet', pantheon: 'egyptian', female: true, familiarity: 4, role: { en: 'the lioness-headed goddess of war', pl: 'boginią wojny z głową lwicy' }, beside: ['bastet'] },
  { key: 'maat', en: 'Maat', pantheon: 'egyptian', female: true, familiarity: 4, role: { en: 'the goddess of truth, whose sign is a feather', pl: 'boginią prawdy, której znakiem jest pióro' } },
  { key: 'nut', en: 'Nut', pantheon: 'egyptian', female: true, familiarity: 5, role: { en: 'the goddess of the sky, arched over the earth', pl: 'boginią nieba wygiętą nad ziemią' } },
  { key: 'perun', en: 'Perun', pantheon: 'slavic', female: false, familiarity: 3, role: { en: 'the god of thunder', pl: 'bogiem piorunów' }, why: { en: 'The oak was sacred to him.', pl: 'Poświęcony był mu dąb.' } },
  { key: 'veles', en: 'Veles', pl: 'Weles', pantheon: 'slavic', female: false, familiarity: 4, role: { en: 'the god of cattle and of the underworld', pl: 'bogiem bydła i zaświatów' }, why: { en: 'Oaths were sworn by him.', pl: 'Przysięgano na niego.' } },
  { key: 'svarog', en: 'Svarog', pl: 'Swaróg', pantheon: 'slavic', female: false, familiarity: 4, role: { en: 'the god of fire and smithing', pl: 'bogiem ognia i kowalstwa' }, beside: ['dazhbog'], why: { en: 'Some see his name in the Slavic word for a quarrel, “swara”.', pl: 'Jego imię bywa łączone ze słowem „swarzyć się”.' } },
  { key: 'dazhbog', en: 'Dazhbog', pl: 'Dadźbóg', pantheon: 'slavic', female: false, familiarity: 5, role: { en: 'the god of the sun', pl: 'bogiem słońca' }, beside: ['svarog'] },
  { key: 'stribog', en: 'Stribog', pl: 'Strzybóg', pantheon: 'slavic', female: false, familiarity: 5, role: { en: 'the god of the winds', pl: 'bogiem wiatrów' } },
  { key: 'morana', en: 'Morana', pl: 'Marzanna', pantheon: 'slavic', female: true, familiarity: 3, role: { en: 'the goddess of winter and death', pl: 'boginią zimy i śmierci' }, why: { en: 'Her straw effigy is drowned on the first day of spring.', pl: 'Jej kukłę topi się w pierwszy dzień wiosny.' } },
  { key: 'mokosh', en: 'Mokosh', pl: 'Mokosz', pantheon: 'slavic', female: true, familiarity: 5, role: { en: 'the goddess of women and spinning', pl: 'boginią kobiet i przędzenia' } },
  { key: 'shiva', en: 'Shiva', pl: 'Śiwa', pantheon: 'hindu', female: false, familiarity: 2, role: { en: 'the destroyer in the divine trinity', pl: 'niszczycielem w boskiej trójcy' }, why: { en: 'He dances in a ring of flames.', pl: 'Tańczy w kręgu płomieni.' } },
  { key: 'vishnu', en: 'Vishnu', pl: 'Wisznu', pantheon: 'hindu', female: false, familiarity: 3, role: { en: 'the preserver in the divine trinity', pl: 'obrońcą świata w boskiej trójcy' }, why: { en: 'Rama and Krishna are among his incarnations.', pl: 'Jego wcieleniami są między innymi Rama i Kryszna.' } },
  { key: 'brahma', en: 'Brahma', pantheon: 'hindu', female: false, familiarity: 3, role: { en: 'the creator in the divine trinity', pl: 'stwórcą w boskiej trójcy' }, why: { en: 'He has four faces.', pl: 'Ma cztery twarze.' } },
  { key: 'ganesha', en: 'Ganesha', pl: 'Ganeśa', pantheon: 'hindu', female: false, familiarity: 2, role: { en: 'the god with the head of an elephant', pl: 'bogiem z głową słonia' }, why: { en: 'Merchants and pupils ask him to remove obstacles.', pl: 'Kupcy i uczniowie proszą go o usunięcie przeszkód.' } },
  { key: 'hanuman', en: 'Hanuman', pantheon: 'hindu', female: false, familiarity: 3, role: { en: 'the monkey god who helped Rama', pl: 'małpim bogiem, pomocnikiem Ramy' }, why: { en: 'He carried a whole mountain to bring a healing herb.', pl: 'Przyniósł całą górę, żeby dostarczyć lecznicze zioło.' } },
  { key: 'agni', en: 'Agni', pantheon: 'hindu', female: false, familiarity: 4, role: { en: 'the god of fire', pl: 'bogiem ognia' } },
  { key: 'indra', en: 'Indra', pantheon: 'hindu', female: false, familiarity: 4, role: { en: 'the thunderbolt-wielding king of heaven in the Vedas', pl: 'władcą niebios dzierżącym piorun w Wedach' } },
  { key: 'kali', en: 'Kali', pantheon: 'hindu', female: true, familiarity: 3, role: { en: 'the fierce goddess wearing a garland of skulls', pl: 'groźną boginią w naszyjniku z czaszek' }, why: { en: 'The city of Kolkata is named after her.', pl: 'Od jej imienia wzięła nazwę Kalkuta.' } },
  { key: 'lakshmi', en: 'Lakshmi', pl: 'Lakszmi', pantheon: 'hindu', female: true, familiarity: 3, role: { en: 'the goddess of wealth and good fortune', pl: 'boginią bogactwa i pomyślności' }, why: { en: 'Lamps are lit for her at Diwali.', pl: 'Na jej cześć zapala się lampki w święto Diwali.' } },
  { key: 'saraswati', en: 'Saraswati', pl: 'Saraswati', pantheon: 'hindu', female: true, familiarity: 4, role: { en: 'the goddess of learning and the arts', pl: 'boginią wiedzy i sztuk' } },
  { key: 'ganga', en: 'Ganga', pl: 'Ganga', pantheon: 'hindu', female: true, familiarity: 5, role: { en: 'the goddess of the holiest river', pl: 'boginią najświętszej rzeki' }, why: { en: 'Shiva caught her in his hair when she fell from heaven.', pl: 'Gdy spadała z nieba, Śiwa złapał ją we włosy.' } },
];
