import { PAGE_STYLE } from '../http/pages/page.ts';

/**
 * Styles of pages with forms, on top of the common style. Borders and outlines stay visible where a user's own colours
 * replace ours.
 */
export const STYLE = `${PAGE_STYLE}
:root { --on-accent: #fff; --bad: #a4161a; --field: #6b7480; --good: #1a6b3c }
@media (prefers-color-scheme: dark) {
  :root { --on-accent: #0b1a2e; --bad: #ff9b93; --field: #8d96a2; --good: #7fd6a2 }
}
*, *::before, *::after { box-sizing: border-box }
body { overflow-wrap: anywhere }
main { max-width: 34rem; padding: 2rem 1.25rem 3rem }
header { border-bottom: 1px solid var(--line); background: var(--card) }
header > div { max-width: 34rem; margin: 0 auto; padding: .6rem 1.25rem; display: flex; flex-wrap: wrap; gap: .25rem 1rem; justify-content: space-between; align-items: center }
header a { display: inline-block; padding: .3rem 0 }
header nav { margin: 0 }
header ul { margin: 0 }
.home { color: inherit; font-weight: 600; text-decoration: none }
.skip { position: absolute; left: -100vw; top: 0; background: var(--card); padding: .6rem 1rem; z-index: 1 }
.skip:focus { left: 0 }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
h1 { margin-top: 0 }
p { margin: .5rem 0 }
label { display: block; font-weight: 600; margin-top: 1.1rem }
.hint { color: var(--soft); font-size: .95rem; margin: .1rem 0 }
input { display: block; width: 100%; min-height: 2.9rem; margin-top: .3rem; padding: .5rem .75rem; font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--field); border-radius: .5rem }
input[aria-invalid] { border: 2px solid var(--bad) }
button { min-height: 2.9rem; margin-top: 1.4rem; padding: .5rem 1.25rem; font: inherit; font-weight: 600; color: var(--on-accent); background: var(--accent); border: 1px solid var(--accent); border-radius: .5rem; cursor: pointer }
button.quiet { color: var(--accent); background: transparent; border-color: var(--field) }
.row { display: flex; flex-wrap: wrap; gap: .25rem .75rem }
.error { color: var(--bad); font-weight: 600; margin: .1rem 0 }
.errors { border: 2px solid var(--bad); border-radius: .5rem; padding: .75rem 1rem; margin-bottom: 1.25rem }
.errors h2 { margin: 0; color: var(--bad) }
.errors ul { display: block }
.errors a { color: var(--bad); font-weight: 600 }
.done { border: 1px solid var(--good); border-left-width: .4rem; border-radius: .5rem; padding: .6rem 1rem; margin-bottom: 1.25rem }
.aside { margin-top: 1.5rem; border-top: 1px solid var(--line); padding-top: 1rem }
dl { margin: .5rem 0; display: grid; grid-template-columns: minmax(7rem, auto) 1fr; gap: .35rem 1rem }
dt { color: var(--soft) }
dd { margin: 0 }
dd .points { margin: 0 }
form + .hint { margin-top: .5rem }
@media (max-width: 30rem) {
  article { padding: 1.25rem 1.1rem 1.5rem }
  main { padding: 1.25rem .75rem 2rem }
  dl { grid-template-columns: 1fr; gap: 0 }
  dd { margin-bottom: .5rem }
}
.points { display: block; list-style: disc; padding-left: 1.25rem }
.clients { display: block }
.clients > li { border-top: 1px solid var(--line); padding: 1rem 0 }
.clients h3 { margin: 0; font-size: 1.05rem }
.clients button { margin-top: .5rem }
table { width: 100%; border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums }
th, td { text-align: right; padding: .35rem .4rem; border-bottom: 1px solid var(--line) }
th:first-child { text-align: left }
pre { white-space: pre-wrap; margin: .5rem 0 }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
`;
