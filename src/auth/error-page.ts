import { documentOf, htmlOf } from '../http/page.ts';

/** The languages of pages. */
export type PageLanguage = 'en' | 'pl';

const WORDS: Readonly<
  Record<PageLanguage, { readonly title: string; readonly what: string; readonly how: string }>
> = {
  en: {
    title: 'Connecting cannot go on',
    what: 'What to do',
    how: 'Go back to the application that sent you here, and connect it anew. If this page comes again, the request of the application is at fault. It was told:',
  },
  pl: {
    title: 'Nie można kontynuować łączenia',
    what: 'Co zrobić',
    how: 'Wróć do aplikacji, która tu przekierowała, i połącz ją ponownie. Jeśli ta strona pojawi się znowu, błędne jest żądanie aplikacji. Odpowiedź dla niej brzmi:',
  },
};

/**
 * The page for what went wrong before it was clear where a client can be told of it.
 *
 * @param description - the provider's sentence, which is for whoever wrote the client
 */
export function errorPage(language: PageLanguage, code: string, description: string): string {
  const { title, what, how } = WORDS[language];
  const main = `<article>
<h1>${title}</h1>
<h2>${what}</h2>
<p>${how}</p>
<p class="status" lang="en"><code>${htmlOf(code)}</code> ${htmlOf(description.replaceAll('`', "'"))}</p>
</article>`;
  return documentOf({ title, main, language });
}
