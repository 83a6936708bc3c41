/** The product's design tokens, for a page outside the web app. */
export const pageStyle = `
:root { color-scheme: light dark; --canvas: #fafafa; --surface: #fff; --sunken: #f4f4f5; --line: #e4e4e7; --ink: #18181b;
  --soft: #52525b; --brand: #10b981; --brand-ink: #047857; --danger: #b91c1c; --warning: #92400e; --info: #1d4ed8; }
@media (prefers-color-scheme: dark) { :root { --canvas: #09090b; --surface: #131316; --sunken: #1c1c20; --line: #2b2b31;
  --ink: #f4f4f5; --soft: #b4b4bd; --brand-ink: #6ee7b7; --danger: #fca5a5; --warning: #fcd34d; --info: #93c5fd; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 0.875rem/1.55 "Inter Variable", ui-sans-serif, system-ui, sans-serif; }
a { color: var(--brand-ink); }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
.skip { position: absolute; left: -99rem; }
.skip:focus { left: 1rem; top: 0.5rem; background: var(--surface); padding: 0.25rem 0.5rem; }
header, .columns { max-width: 76rem; margin: 0 auto; padding: 0 1.5rem; }
header { padding-top: 2rem; padding-bottom: 1rem; }
h1 { font-size: 1.5rem; margin: 0; } h2 { font-size: 1.125rem; margin: 2rem 0 0.75rem; } h3 { font-size: 0.8125rem; margin: 1rem 0 0.25rem; }
small, .summary, nav span { color: var(--soft); font-size: 0.8125rem; font-weight: 400; }
p { margin: 0.5rem 0; max-width: 46rem; }
.columns { display: grid; grid-template-columns: 12rem minmax(0, 1fr); gap: 2rem; padding-bottom: 4rem; }
nav { position: sticky; top: 1rem; align-self: start; max-height: calc(100vh - 2rem); overflow-y: auto; }
nav ul { list-style: none; margin: 0; padding: 0; } nav li { padding: 0.2rem 0; }
nav a { text-decoration: none; } nav a:hover { text-decoration: underline; }
main:focus { outline: none; }
section.introduction { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: 0.5rem 1.25rem; }
code, pre { font: 0.8125rem/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
pre { background: var(--sunken); border-radius: 8px; padding: 0.75rem; margin: 0.5rem 0; overflow: auto; max-height: 24rem; }
details { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; margin: 0.5rem 0; }
summary { cursor: pointer; padding: 0.6rem 0.9rem; display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: baseline; border-radius: 10px; }
summary:hover { background: var(--sunken); }
.method { font: 600 0.75rem/1.5 ui-monospace, Menlo, Consolas, monospace; min-width: 3.5rem; }
.get, .head { color: var(--info); } .post { color: var(--brand-ink); } .put, .patch { color: var(--warning); } .delete { color: var(--danger); }
.summary { flex: 1 1 14rem; }
.call { border-top: 1px solid var(--line); padding: 0.5rem 0.9rem 0.9rem; }
.call > p:last-of-type { color: var(--soft); }
dl { margin: 0; } dl > div { display: grid; grid-template-columns: 14rem minmax(0, 1fr); gap: 0.25rem 1rem; padding: 0.3rem 0; border-top: 1px solid var(--line); }
dl > div:first-child { border-top: 0; } dd { margin: 0; min-width: 0; }
@media (max-width: 45rem) {
  header, .columns { padding-left: 1rem; padding-right: 1rem; }
  .columns { grid-template-columns: minmax(0, 1fr); gap: 1rem; }
  nav { position: static; max-height: none; } nav ul { display: flex; flex-wrap: wrap; gap: 0 0.9rem; }
  dl > div { grid-template-columns: minmax(0, 1fr); gap: 0; }
}
@media print { nav, .skip { display: none; } .columns { display: block; } }
`;
