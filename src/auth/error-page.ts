import { htmlOf, pageOf } from '../http/page.ts';

/** The page for what went wrong before it was clear where a client can be told of it. `description` is the provider's sentence. */
export function errorPage(code: string, description: string): string {
  return pageOf(
    'Sign-in cannot go on',
    `<article>
<p class="status"><code>${htmlOf(code)}</code></p>
<h1>Sign-in cannot go on</h1>
<p>${htmlOf(description.replaceAll('`', "'"))}</p>
<h2>What to do</h2>
<p>Go back to the application that sent you here, and connect it anew. If this page comes again, the request of the application is at fault.</p>
</article>`,
  );
}
