/**
 * Contractions that are not words without an apostrophe. `its`, `were`, `well`, `ill`, `shell` and names such as
 * `Austens` could be either.
 */
const LOST =
  /\b(?:arent|cant|couldnt|didnt|doesnt|dont|hadnt|hasnt|havent|isnt|shouldnt|wasnt|werent|wouldnt|aint|youre|youve|youll|theyre|theyve|theyll|weve|ive|im|hes|shes|thats|whats|heres|theres|wheres|whos|todays)\b/iu;

/** Whether the upstream has lost apostrophes. They are not restored, since some words are ambiguous. */
export const lostApostrophes = (text: string): boolean => LOST.test(text);
