import { normalize } from './source-id.ts';

/** Whoever wrote it speaks of himself; quoted words and the Roman numeral do not count, hence the verbs. */
const FIRST_PERSON =
  /\bI(?:['’](?:m|ve|d|ll)|m)\b|(?<!\p{Lu}[\p{L}.]* )\bI (?:am|was|have|had|know|think|believe|made|found|find|looked|read|saw|see|did|do|don['’]?t|would|could|can|just|never|have|remember|learned|googled|searched|guess|assume|personally)\b|\b(?:[Ii]n my opinion|as far as i know|[Mm]y (?:own )?(?:knowledge|experience|friend|family|mom|dad|kids?))\b/u;
/** Words of talk. */
const TALK =
  /\b(?:lol|lmao|omg|duh|gonna|wanna|gotta|kinda|sorta|yeah|yep|nope|btw|imo|imho|ain['’]?t|dunno|cuz|stuff like that|you guys|silly|stupid|ridiculous|nonsense)\b|!{2,}|\?{2,}|[:;]-?[()D](?!\w)/iu;
/** It speaks of the task or of where somebody looked instead of the thing. */
const ABOUT_TASK =
  /\b(?:this|the|last) (?:statement|claim|sentence|hint|prompt)\b|\bbullet points?\b|\bmade[- ]up\b(?! (?:of|from|mostly|entirely|primarily))|\bmade (?:this|it) up\b|\b(?:wikipedia|google|imdb) says\b|\b(?:verif|confirm|prove|prov|check|found|look)\w* .*\b(?:google|wikipedia|imdb|internet|(?:web|internet|online|google) search)\b/iu;
/** Letters that shout. */
const SHOUTS = /^[^\p{Ll}]*\p{Lu}{4,}[^\p{Ll}]*$/u;
/** Words of the shortest explanation that explains. */
const FEWEST_WORDS = 3;

/**
 * Whether an explanation is a note of the crowd rather than one to show: it speaks of its writer or of the task, in words of talk, in
 * capitals only, in fewer than three words, or repeats the claim. Whether it is right cannot be told from its wording.
 */
export function isInformal(explanation: string, claim: string): boolean {
  const said = normalize(explanation);
  return (
    FIRST_PERSON.test(explanation) ||
    TALK.test(explanation) ||
    ABOUT_TASK.test(explanation) ||
    SHOUTS.test(explanation) ||
    said.split(' ').length < FEWEST_WORDS ||
    said === normalize(claim)
  );
}
