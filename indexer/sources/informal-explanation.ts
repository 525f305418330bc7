import { normalize } from './source-id.ts';

/** The writer mentions themselves. Verbs exclude quotations and the Roman numeral. */
const FIRST_PERSON =
  /\bI(?:['’](?:m|ve|d|ll)|m)\b|(?<!\p{Lu}[\p{L}.]* )\bI (?:am|was|have|had|know|think|believe|made|found|find|looked|read|saw|see|did|do|don['’]?t|would|could|can|just|never|have|remember|learned|googled|searched|guess|assume|personally)\b|\b(?:[Ii]n my opinion|as far as i know|[Mm]y (?:own )?(?:knowledge|experience|friend|family|mom|dad|kids?))\b/u;
/** Colloquial words. */
const TALK =
  /\b(?:lol|lmao|omg|duh|gonna|wanna|gotta|kinda|sorta|yeah|yep|nope|btw|imo|imho|ain['’]?t|dunno|cuz|stuff like that|you guys|silly|stupid|ridiculous|nonsense)\b|!{2,}|\?{2,}|[:;]-?[()D](?!\w)/iu;
/** It is about the task or a search instead of the subject. */
const ABOUT_TASK =
  /\b(?:this|the|last) (?:statement|claim|sentence|hint|prompt)\b|\bbullet points?\b|\bmade[- ]up\b(?! (?:of|from|mostly|entirely|primarily))|\bmade (?:this|it) up\b|\b(?:wikipedia|google|imdb) says\b|\b(?:verif|confirm|prove|prov|check|found|look)\w* .*\b(?:google|wikipedia|imdb|internet|(?:web|internet|online|google) search)\b/iu;
/** All capitals. */
const SHOUTS = /^[^\p{Ll}]*\p{Lu}{4,}[^\p{Ll}]*$/u;
/** Words of the shortest useful explanation. */
const FEWEST_WORDS = 3;

/**
 * Whether an explanation is a crowd worker's note and not fit to be shown: it is about the writer or the task,
 * colloquial, all in capitals, shorter than three words, or repeats the claim. Its wording does not show whether it is
 * right.
 */
export function isInformal(explanation: string, claim: string): boolean {
  const normalized = normalize(explanation);
  return (
    FIRST_PERSON.test(explanation) ||
    TALK.test(explanation) ||
    ABOUT_TASK.test(explanation) ||
    SHOUTS.test(explanation) ||
    normalized.split(' ').length < FEWEST_WORDS ||
    normalized === normalize(claim)
  );
}
