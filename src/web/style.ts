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
.sections { margin: 0 0 1.5rem; border-bottom: 1px solid var(--line) }
.sections ul { gap: 0 1.25rem; margin: 0 }
.sections a { display: inline-block; padding: .5rem 0; text-decoration: none }
.sections a[aria-current] { border-bottom: 3px solid var(--accent); margin-bottom: -1px }
main:has(.sections) { max-width: 48rem }
.periods { margin: .5rem 0 }
.button { display: inline-block; min-height: 2.9rem; padding: .5rem 1.25rem; font-weight: 600; text-decoration: none; color: var(--on-accent); background: var(--accent); border: 1px solid var(--accent); border-radius: .5rem }
.button.quiet { color: var(--accent); background: transparent; border-color: var(--field) }
button.danger { background: var(--bad); border-color: var(--bad); color: var(--on-accent) }
.tag { display: inline-block; font-size: .85rem; border: 1px solid var(--line); border-radius: 1rem; padding: 0 .6rem; color: var(--soft) }
.keys, .clients { display: block }
.keys > li, .clients > li { border-top: 1px solid var(--line); padding: .9rem 0 }
.keys h2, .clients h2 { margin: 0; font-size: 1.05rem }
.facts { display: flex; flex-wrap: wrap; gap: .35rem 2rem; font-size: .95rem }
.facts dd { margin: 0 }
.clients > li { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; align-items: start; padding: .6rem 0 }
.clients p { margin: 0 }
.clients button { margin: 0 }
.clients details { grid-column: 1 / -1 }
summary { cursor: pointer; color: var(--accent); padding: .15rem 0 }
.ended { margin-top: 1.5rem }
fieldset { border: 0; margin: 1.1rem 0 0; padding: 0; min-width: 0 }
legend { font-weight: 600; padding: 0 }
.choice { display: grid; grid-template-columns: auto 1fr; gap: 0 .6rem; align-items: center; margin-top: .4rem }
.choice input { width: 1.2rem; min-height: 1.2rem; height: 1.2rem; margin: 0; accent-color: var(--accent) }
.choice label { margin: 0 }
.choice .hint { grid-column: 2 }
textarea { display: block; width: 100%; margin-top: .3rem; padding: .5rem .75rem; font: .95rem/1.5 ui-monospace, monospace; color: inherit; background: var(--ground); border: 1px solid var(--field); border-radius: .5rem }
textarea[aria-invalid] { border: 2px solid var(--bad) }
.copyable { background: var(--ground); border: 1px solid var(--line); border-radius: .5rem; padding: .75rem 1rem; white-space: pre-wrap; overflow-wrap: anywhere; margin: .5rem 0 0 }
.copyable code { border: 0; padding: 0; background: none; user-select: all }
button.copy { margin-top: .5rem }
.chart { margin: 1rem 0 }
.chart figcaption { font-weight: 600 }
.bars, .gauge { display: block }
.chart p { color: var(--soft); font-size: .9rem; margin: .2rem 0 }
.axis { display: flex; justify-content: space-between }
.grid { stroke: var(--line); vector-effect: non-scaling-stroke }
.answered { fill: var(--accent) }
.rejected { fill: var(--bad) }
.track { fill: var(--line) }
.legend { font-size: .9rem }
.legend li::before { content: ""; display: inline-block; width: .8em; height: .8em; margin-right: .4em; border-radius: .15em; background: var(--accent) }
.legend .rejected::before { background: var(--bad) }
.scroll { overflow-x: auto }
table { width: 100%; border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums }
th, td { text-align: right; padding: .35rem .4rem; border-bottom: 1px solid var(--line) }
th:first-child { text-align: left }
pre { white-space: pre-wrap; margin: .5rem 0 }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
`;
