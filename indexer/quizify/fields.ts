import { foldName } from './fold-name.ts';

/**
 * Kinds where one subject may have several answers from one field, whether the upstream knows them or not: a composer
 * may also be a conductor. Distractors are taken from other fields. An answer in no field gets no distractors and is
 * never one.
 */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  // A person's occupation.
  P106: [
    `actor|film director|screenwriter|film producer|television presenter|comedian|playwright|theater director|theatre director|model|voice actor|seiyū|television
     producer|television director|cinematographer|film editor|stunt performer|dancer|choreographer|composer|songwriter|singer-songwriter|singer|pianist|organist|
     violinist|guitarist|conductor|record producer|lyricist|disc jockey|bandleader|musician|rapper|audio engineer|poet|novelist|journalist|writer|author|children's
     writer|essayist|literary critic|translator|news presenter|radio personality|illustrator|photographer|painter|sculptor|mangaka|cartoonist|graphic designer|
     fashion designer|magician|socialite|blogger|columnist|editor|publisher|animator|opera singer|art historian`,
    `politician|diplomat|lawyer|jurist|judge|barrister|alderman|justice of the peace|civil servant|economist|statistician|banker|stockbroker|businessperson|
     entrepreneur|chief financial officer|trade unionist|activist|military personnel|military officer|soldier|sociologist|political scientist|historian|head teacher`,
    `mathematician|astronomer|physicist|biologist|chemist|physician|psychologist|psychiatrist|biochemist|geneticist|surgeon|computer scientist|programmer|
     anthropologist|botanist|zoologist|geologist|entomologist|ornithologist|paleontologist|engineer|inventor|philosopher|archaeologist|linguist|pharmacist|
     meteorologist|naturalist|neuroscientist|explorer`,
    `priest|monk|missionary|rabbi|bishop|curate|pastor|chaplain|abbot|theologian|nun|imam`,
    `architect|landscape architect|urban planner`,
    `jockey|horse trainer|cricket umpire|association football referee|personal trainer|poker player|chess player`,
    `chef|restaurateur|farmer|winemaker`,
    `blacksmith|stonemason|glazier|carpenter|watchmaker|goldsmith`,
    `sailor|navigator|flying ace|aviator|astronaut|test pilot|sea captain|pirate`,
    `detective|police officer|spy|serial killer|spree killer|bank robber`,
    `librarian|archivist|bibliographer`,
  ],
  // A player's position. Words of several games (`guard`, `wing`, `center`) are in no field.
  P413: [
    `midfielder|defender|goalkeeper|striker|winger|full-back|centre-back|left-back|right-back|sweeper|attacking midfielder|defensive midfielder|central midfielder|
     wing half|inside forward|association football forward`,
    `defenceman|defenseman|goaltender|left wing|right wing|left winger|right winger`,
    `wide receiver|linebacker|quarterback|cornerback|running back|placekicker|tight end|safety|defensive end|defensive tackle|offensive tackle|punter|
     fullback|offensive lineman|defensive back|halfback|long snapper|kicker|nose tackle|offensive guard`,
    `pitcher|outfielder|catcher|starting pitcher|relief pitcher|shortstop|infielder|first baseman|second baseman|third baseman|left fielder|center fielder|
     right fielder|designated hitter|utility player|closer`,
    `point guard|shooting guard|power forward|small forward|swingman`,
    `fly-half|scrum-half|hooker|prop|flanker|number eight|outside centre`,
    `bowler|batsman|wicket-keeper|all-rounder`,
    `setter|libero|outside hitter|middle blocker|opposite hitter`,
  ],
};

const BY_KIND = new Map(
  Object.entries(FIELDS).map(([kind, fields]) => [
    kind,
    new Map(
      fields.flatMap((field, index) =>
        field.split('|').map((answer) => [foldName(answer.replaceAll(/\s+/gu, ' ').trim()), index] as const),
      ),
    ),
  ]),
);

/** Whether the answers of a kind are divided into fields. */
export const hasFields = (kind: string): boolean => BY_KIND.has(kind);

/** The number of an answer's field within its kind; undefined if it is in none. */
export const fieldOf = (kind: string, answer: string): number | undefined =>
  BY_KIND.get(kind)?.get(foldName(answer));
