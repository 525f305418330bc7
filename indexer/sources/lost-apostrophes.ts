/** Words that are none without an apostrophe; `its`, `were`, `well`, `ill`, `shell` and names such as `Austens` could be either. */
const LOST =
  /\b(?:arent|cant|couldnt|didnt|doesnt|dont|hadnt|hasnt|havent|isnt|shouldnt|wasnt|werent|wouldnt|aint|youre|youve|youll|theyre|theyve|theyll|weve|ive|im|hes|shes|thats|whats|heres|theres|wheres|whos|todays)\b/iu;

/** Whether apostrophes were lost upstream. They are not put back: which words had one cannot be told for all. */
export const lostApostrophes = (text: string): boolean => LOST.test(text);
