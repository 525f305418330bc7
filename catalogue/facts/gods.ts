import type { Labels } from '../taxonomy/label.ts';
import type { Familiarity } from '../template.ts';
import type { Named } from './named.ts';

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
  /** Keys of deities with a similar role. */
  readonly beside?: readonly string[];
}

// prettier-ignore
export const DEITIES: readonly Deity[] = [
  { key: 'zeus', en: 'Zeus', pantheon: 'greek', female: false, familiarity: 1, role: { en: 'the king of the gods and lord of thunder', pl: 'królem bogów i władcą piorunów' }, beside: ['cronus'] },
  { key: 'poseidon', en: 'Poseidon', pl: 'Posejdon', pantheon: 'greek', female: false, familiarity: 1, role: { en: 'the god of the sea', pl: 'bogiem mórz' } },
  { key: 'hades', en: 'Hades', pantheon: 'greek', female: false, familiarity: 1, role: { en: 'the ruler of the underworld', pl: 'władcą świata podziemnego' }, beside: ['thanatos'] },
  { key: 'ares', en: 'Ares', pantheon: 'greek', female: false, familiarity: 2, role: { en: 'the god of war', pl: 'bogiem wojny' } },
  { key: 'apollo', en: 'Apollo', pl: 'Apollo', pantheon: 'greek', female: false, familiarity: 2, role: { en: 'the god of music, poetry and prophecy', pl: 'bogiem muzyki, poezji i wróżb' } },
  { key: 'hephaestus', en: 'Hephaestus', pl: 'Hefajstos', pantheon: 'greek', female: false, familiarity: 2, role: { en: 'the god of fire and the forge', pl: 'bogiem ognia i kowalstwa' } },
  { key: 'hermes', en: 'Hermes', pantheon: 'greek', female: false, familiarity: 2, role: { en: 'the messenger of the gods', pl: 'posłańcem bogów' } },
  { key: 'dionysus', en: 'Dionysus', pl: 'Dionizos', pantheon: 'greek', female: false, familiarity: 2, role: { en: 'the god of wine', pl: 'bogiem wina' } },
  { key: 'eros', en: 'Eros', pantheon: 'greek', female: false, familiarity: 2, role: { en: 'the winged god of love', pl: 'skrzydlatym bogiem miłości' } },
  { key: 'asclepius', en: 'Asclepius', pl: 'Asklepios', pantheon: 'greek', female: false, familiarity: 4, role: { en: 'the god of medicine', pl: 'bogiem sztuki lekarskiej' }, beside: ['apollo'] },
  { key: 'helios', en: 'Helios', pantheon: 'greek', female: false, familiarity: 3, role: { en: 'the god who drives the chariot of the sun', pl: 'bogiem powożącym rydwanem słońca' }, beside: ['apollo'] },
  { key: 'hypnos', en: 'Hypnos', pantheon: 'greek', female: false, familiarity: 3, role: { en: 'the god of sleep', pl: 'bogiem snu' } },
  { key: 'thanatos', en: 'Thanatos', pl: 'Tanatos', pantheon: 'greek', female: false, familiarity: 3, role: { en: 'the god who embodies death', pl: 'bogiem uosabiającym śmierć' }, beside: ['hades'] },
  { key: 'pan-god', en: 'Pan', pantheon: 'greek', female: false, familiarity: 3, role: { en: 'the goat-footed god of shepherds', pl: 'koźlonogim bogiem pasterzy' }, beside: ['hermes'] },
  { key: 'aeolus', en: 'Aeolus', pl: 'Eol', pantheon: 'greek', female: false, familiarity: 4, role: { en: 'the keeper of the winds', pl: 'panem wiatrów' } },
  { key: 'cronus', en: 'Cronus', pl: 'Kronos', pantheon: 'greek', female: false, familiarity: 3, role: { en: 'the Titan who swallowed his children', pl: 'tytanem, który połykał własne dzieci' } },
  { key: 'hera', en: 'Hera', pantheon: 'greek', female: true, familiarity: 2, role: { en: 'the wife of Zeus and protector of marriage', pl: 'żoną Zeusa i opiekunką małżeństwa' } },
  { key: 'athena', en: 'Athena', pl: 'Atena', pantheon: 'greek', female: true, familiarity: 1, role: { en: 'the goddess of wisdom', pl: 'boginią mądrości' } },
  { key: 'aphrodite', en: 'Aphrodite', pl: 'Afrodyta', pantheon: 'greek', female: true, familiarity: 1, role: { en: 'the goddess of love and beauty', pl: 'boginią miłości i piękna' } },
  { key: 'artemis', en: 'Artemis', pl: 'Artemida', pantheon: 'greek', female: true, familiarity: 2, role: { en: 'the goddess of the hunt', pl: 'boginią łowów' } },
  { key: 'demeter', en: 'Demeter', pantheon: 'greek', female: true, familiarity: 2, role: { en: 'the goddess of the harvest', pl: 'boginią urodzaju i zbóż' }, beside: ['persephone'] },
  { key: 'hestia', en: 'Hestia', pantheon: 'greek', female: true, familiarity: 3, role: { en: 'the goddess of the hearth', pl: 'boginią ogniska domowego' } },
  { key: 'nike', en: 'Nike', pantheon: 'greek', female: true, familiarity: 2, role: { en: 'the goddess of victory', pl: 'boginią zwycięstwa' }, beside: ['athena'] },
  { key: 'nemesis', en: 'Nemesis', pantheon: 'greek', female: true, familiarity: 3, role: { en: 'the goddess of revenge', pl: 'boginią zemsty' } },
  { key: 'persephone', en: 'Persephone', pl: 'Persefona', pantheon: 'greek', female: true, familiarity: 3, role: { en: 'the wife of Hades, carried off to the underworld', pl: 'żoną Hadesa, porwaną do podziemi' } },
  { key: 'eris', en: 'Eris', pl: 'Eris', pantheon: 'greek', female: true, familiarity: 3, role: { en: 'the goddess of discord', pl: 'boginią niezgody' } },
  { key: 'themis', en: 'Themis', pl: 'Temida', pantheon: 'greek', female: true, familiarity: 3, role: { en: 'the Titaness of justice', pl: 'tytanidą, boginią sprawiedliwości' } },
  { key: 'eos', en: 'Eos', pantheon: 'greek', female: true, familiarity: 4, role: { en: 'the goddess of dawn', pl: 'boginią zorzy porannej' } },
  { key: 'selene', en: 'Selene', pantheon: 'greek', female: true, familiarity: 3, role: { en: 'the goddess of the moon', pl: 'boginią Księżyca' }, beside: ['artemis'] },
  { key: 'tyche', en: 'Tyche', pantheon: 'greek', female: true, familiarity: 4, role: { en: 'the goddess of fortune and chance', pl: 'boginią losu i przypadku' } },
  { key: 'odin', en: 'Odin', pl: 'Odyn', pantheon: 'norse', female: false, familiarity: 1, role: { en: 'the one-eyed chief of the gods', pl: 'jednookim naczelnym bogiem' } },
  { key: 'thor', en: 'Thor', pantheon: 'norse', female: false, familiarity: 1, role: { en: 'the god of thunder', pl: 'bogiem piorunów' } },
  { key: 'loki', en: 'Loki', pantheon: 'norse', female: false, familiarity: 1, role: { en: 'the cunning trickster', pl: 'podstępnym bogiem oszustwa' } },
  { key: 'baldr', en: 'Baldr', pl: 'Baldur', pantheon: 'norse', female: false, familiarity: 3, role: { en: 'the bright god killed by a sprig of mistletoe', pl: 'świetlistym bogiem zabitym gałązką jemioły' } },
  { key: 'heimdall', en: 'Heimdall', pantheon: 'norse', female: false, familiarity: 3, role: { en: 'the guardian of the rainbow bridge', pl: 'strażnikiem tęczowego mostu' } },
  { key: 'tyr', en: 'Tyr', pantheon: 'norse', female: false, familiarity: 4, role: { en: 'the god whose hand was bitten off by a wolf', pl: 'bogiem, któremu wilk odgryzł dłoń' } },
  { key: 'freyr', en: 'Freyr', pl: 'Frej', pantheon: 'norse', female: false, familiarity: 4, role: { en: 'the god of fertility and brother of Freyja', pl: 'bogiem płodności i bratem Frei' } },
  { key: 'bragi', en: 'Bragi', pantheon: 'norse', female: false, familiarity: 5, role: { en: 'the god of poetry', pl: 'bogiem poezji' }, beside: ['odin'] },
  { key: 'njord', en: 'Njord', pl: 'Njord', pantheon: 'norse', female: false, familiarity: 5, role: { en: 'the god of the sea and seafarers', pl: 'bogiem morza i żeglarzy' } },
  { key: 'freyja', en: 'Freyja', pl: 'Freja', pantheon: 'norse', female: true, familiarity: 3, role: { en: 'the goddess of love whose chariot is drawn by cats', pl: 'boginią miłości, której rydwan ciągną koty' } },
  { key: 'frigg', en: 'Frigg', pl: 'Frigg', pantheon: 'norse', female: true, familiarity: 3, role: { en: 'the wife of Odin', pl: 'żoną Odyna' } },
  { key: 'idun', en: 'Idun', pl: 'Idunn', pantheon: 'norse', female: true, familiarity: 4, role: { en: 'the keeper of the apples of youth', pl: 'strażniczką jabłek młodości' } },
  { key: 'hel', en: 'Hel', pantheon: 'norse', female: true, familiarity: 4, role: { en: 'the ruler of the realm of the dead', pl: 'władczynią krainy umarłych' } },
  { key: 'ra', en: 'Ra', pl: 'Ra', pantheon: 'egyptian', female: false, familiarity: 1, role: { en: 'the god of the sun', pl: 'bogiem słońca' }, beside: ['horus'] },
  { key: 'osiris', en: 'Osiris', pl: 'Ozyrys', pantheon: 'egyptian', female: false, familiarity: 2, role: { en: 'the king of the dead, killed by his brother', pl: 'władcą zmarłych, zabitym przez brata' } },
  { key: 'horus', en: 'Horus', pantheon: 'egyptian', female: false, familiarity: 2, role: { en: 'the falcon god, son of Isis', pl: 'bogiem sokołem, synem Izydy' } },
  { key: 'anubis', en: 'Anubis', pantheon: 'egyptian', female: false, familiarity: 2, role: { en: 'the jackal-headed god of embalming', pl: 'bogiem balsamowania z głową szakala' } },
  { key: 'thoth', en: 'Thoth', pl: 'Thot', pantheon: 'egyptian', female: false, familiarity: 3, role: { en: 'the ibis-headed god of writing', pl: 'bogiem pisma z głową ibisa' } },
  { key: 'set', en: 'Set', pl: 'Set', pantheon: 'egyptian', female: false, familiarity: 3, role: { en: 'the god of deserts who murdered his brother', pl: 'bogiem pustyni, zabójcą własnego brata' } },
  { key: 'ptah', en: 'Ptah', pantheon: 'egyptian', female: false, familiarity: 4, role: { en: 'the patron of craftsmen worshipped in Memphis', pl: 'patronem rzemieślników czczonym w Memfis' } },
  { key: 'sobek', en: 'Sobek', pantheon: 'egyptian', female: false, familiarity: 4, role: { en: 'the crocodile god', pl: 'bogiem krokodylem' } },
  { key: 'geb', en: 'Geb', pantheon: 'egyptian', female: false, familiarity: 5, role: { en: 'the god of the earth', pl: 'bogiem ziemi' } },
  { key: 'isis', en: 'Isis', pl: 'Izyda', pantheon: 'egyptian', female: true, familiarity: 2, role: { en: 'the wife of Osiris and mother of Horus', pl: 'żoną Ozyrysa i matką Horusa' } },
  { key: 'bastet', en: 'Bastet', pantheon: 'egyptian', female: true, familiarity: 3, role: { en: 'the cat-headed goddess', pl: 'boginią z głową kotki' } },
  { key: 'sekhmet', en: 'Sekhmet', pl: 'Sachmet', pantheon: 'egyptian', female: true, familiarity: 4, role: { en: 'the lioness-headed goddess of war', pl: 'boginią wojny z głową lwicy' }, beside: ['bastet'] },
  { key: 'maat', en: 'Maat', pantheon: 'egyptian', female: true, familiarity: 4, role: { en: 'the goddess of truth, whose sign is a feather', pl: 'boginią prawdy, której znakiem jest pióro' } },
  { key: 'nut', en: 'Nut', pantheon: 'egyptian', female: true, familiarity: 5, role: { en: 'the goddess of the sky, arched over the earth', pl: 'boginią nieba wygiętą nad ziemią' } },
  { key: 'perun', en: 'Perun', pantheon: 'slavic', female: false, familiarity: 3, role: { en: 'the god of thunder', pl: 'bogiem piorunów' } },
  { key: 'veles', en: 'Veles', pl: 'Weles', pantheon: 'slavic', female: false, familiarity: 4, role: { en: 'the god of cattle and of the underworld', pl: 'bogiem bydła i zaświatów' } },
  { key: 'svarog', en: 'Svarog', pl: 'Swaróg', pantheon: 'slavic', female: false, familiarity: 4, role: { en: 'the god of fire and smithing', pl: 'bogiem ognia i kowalstwa' }, beside: ['dazhbog'] },
  { key: 'dazhbog', en: 'Dazhbog', pl: 'Dadźbóg', pantheon: 'slavic', female: false, familiarity: 5, role: { en: 'the god of the sun', pl: 'bogiem słońca' }, beside: ['svarog'] },
  { key: 'stribog', en: 'Stribog', pl: 'Strzybóg', pantheon: 'slavic', female: false, familiarity: 5, role: { en: 'the god of the winds', pl: 'bogiem wiatrów' } },
  { key: 'morana', en: 'Morana', pl: 'Marzanna', pantheon: 'slavic', female: true, familiarity: 3, role: { en: 'the goddess of winter and death', pl: 'boginią zimy i śmierci' } },
  { key: 'mokosh', en: 'Mokosh', pl: 'Mokosz', pantheon: 'slavic', female: true, familiarity: 5, role: { en: 'the goddess of women and spinning', pl: 'boginią kobiet i przędzenia' } },
  { key: 'shiva', en: 'Shiva', pl: 'Śiwa', pantheon: 'hindu', female: false, familiarity: 2, role: { en: 'the destroyer in the divine trinity', pl: 'niszczycielem w boskiej trójcy' } },
  { key: 'vishnu', en: 'Vishnu', pl: 'Wisznu', pantheon: 'hindu', female: false, familiarity: 3, role: { en: 'the preserver in the divine trinity', pl: 'obrońcą świata w boskiej trójcy' } },
  { key: 'brahma', en: 'Brahma', pantheon: 'hindu', female: false, familiarity: 3, role: { en: 'the creator in the divine trinity', pl: 'stwórcą w boskiej trójcy' } },
  { key: 'ganesha', en: 'Ganesha', pl: 'Ganeśa', pantheon: 'hindu', female: false, familiarity: 2, role: { en: 'the god with the head of an elephant', pl: 'bogiem z głową słonia' } },
  { key: 'hanuman', en: 'Hanuman', pantheon: 'hindu', female: false, familiarity: 3, role: { en: 'the monkey god who helped Rama', pl: 'bogiem małpą, pomocnikiem Ramy' } },
  { key: 'agni', en: 'Agni', pantheon: 'hindu', female: false, familiarity: 4, role: { en: 'the god of fire', pl: 'bogiem ognia' } },
  { key: 'indra', en: 'Indra', pantheon: 'hindu', female: false, familiarity: 4, role: { en: 'the thunderbolt-wielding king of heaven in the Vedas', pl: 'władcą niebios dzierżącym piorun w Wedach' } },
  { key: 'kali', en: 'Kali', pantheon: 'hindu', female: true, familiarity: 3, role: { en: 'the fierce goddess wearing a garland of skulls', pl: 'groźną boginią w naszyjniku z czaszek' } },
  { key: 'lakshmi', en: 'Lakshmi', pl: 'Lakszmi', pantheon: 'hindu', female: true, familiarity: 3, role: { en: 'the goddess of wealth and good fortune', pl: 'boginią bogactwa i pomyślności' } },
  { key: 'saraswati', en: 'Saraswati', pl: 'Saraswati', pantheon: 'hindu', female: true, familiarity: 4, role: { en: 'the goddess of learning and the arts', pl: 'boginią wiedzy i sztuk' } },
];
