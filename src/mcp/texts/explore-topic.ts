import type { Language } from '../../contract/vocabulary.ts';

export const EXPLORE_TOPIC: Readonly<Record<Language, string>> = {
  en: `Show the user what the catalogue has on "{{label}}" (topic {{slug}}{{aliases}}), and help them decide where to go next. Answer in {{language}}.

## What there is now
{{facts}}

The same numbers anew, with other samples: {{bySlugCall}}.

## What to tell
1. In two or three sentences: how much there is, in which languages, which categories it touches, and what is well or badly covered. Levels counted as unrated have not been judged yet; a filter by difficulty leaves out those without a level.
2. Two or three of the samples as a taste. Their answers are not in this data; to show one call {{byIdCall}}.
3. Three suggestions of where to go, made of the companions above.

## Where to go next
- Play: {{randomCall}}.
- Only one level: the same with "difficulty".
- Together with a companion: the same with "tags_any" and slugs of coOccurringTags, or with "subcategory" and one slug of coOccurringSubcategories.
- How many there are of a kind: {{countCall}}.
- A neighbouring topic: {{topicsCall}}.
- A whole quiz: the prompt build_quiz with topic {{slug}}.`,
  pl: `Pokaż użytkownikowi, co katalog zawiera na temat „{{label}}” (temat {{slug}}{{aliases}}), i pomóż zdecydować, co dalej. Odpowiadaj w języku {{language}}.

## Co jest teraz
{{facts}}

Te same liczby od nowa, z innymi przykładami: {{bySlugCall}}.

## Co powiedzieć
1. W dwóch, trzech zdaniach: ile jest pytań, w jakich językach, jakich kategorii dotyczą, co jest dobrze, a co słabo pokryte. Pytań liczonych jako unrated nikt jeszcze nie ocenił; filtr difficulty pomija te bez poziomu.
2. Dwa lub trzy przykłady na próbę. Tych danych odpowiedzi nie zawierają; aby pokazać odpowiedź, wywołaj {{byIdCall}}.
3. Trzy propozycje, dokąd pójść dalej, na podstawie towarzyszących tagów i podkategorii.

## Dokąd dalej
- Gra: {{randomCall}}.
- Tylko jeden poziom: to samo z "difficulty".
- Razem z czymś towarzyszącym: to samo z "tags_any" i slugami z coOccurringTags albo z "subcategory" i jednym slugiem z coOccurringSubcategories.
- Ile jest pytań danego rodzaju: {{countCall}}.
- Sąsiedni temat: {{topicsCall}}.
- Cały quiz: prompt build_quiz z tematem {{slug}}.`,
};
