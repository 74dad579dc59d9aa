/** The look of a report: the tokens of the pages (web/look/tokens.css), as far as it needs them, and its own furniture. */
export const STYLE = `
:root{color-scheme:light;--ground:#ece2d0;--surface-1:#fbf6ec;--surface-2:#f4ebdb;--ink:#241812;--ink-2:#513f32;--ink-3:#6b5846;--line:#2418122b;--line-strong:#24181266;--leaf:#94641f;--leaf-ink:#643d06;--edge:#c9942f;--mark:linear-gradient(170deg,#94641f,#6d2315 70%);--shadow:0 1px 2px #4a2e1a38,0 2px 6px #4a2e1a1f;--display:"Gloock","Bodoni MT",Didot,Georgia,serif;--text:"Instrument Sans","Helvetica Neue",Arial,sans-serif}
@media(prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;--ground:#15100e;--surface-1:#1f1815;--surface-2:#2b221d;--ink:#f6ecda;--ink-2:#d3c4ab;--ink-3:#ab9a82;--line:#f6ecda24;--line-strong:#f6ecda4d;--leaf:#efc566;--leaf-ink:#efc566;--mark:linear-gradient(170deg,#fff6d6 8%,#f0cf7c 38%,#c9942f 58%,#f7df9c 78%,#b37c26);--shadow:0 1px 2px #0008,0 2px 6px #0006}}
*,*::before,*::after{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:400 1rem/1.45 var(--text);font-variant-numeric:tabular-nums lining-nums}
h1,h2,h3,p,ul,figure,pre{margin:0;padding:0;font:inherit}ul{list-style:none}
code{font:600 .95em var(--text)}
.mark{font:2.125rem/1 var(--display);background:var(--mark);-webkit-background-clip:text;background-clip:text;color:transparent;padding-bottom:.06em}
.head{background:var(--surface-1);border-bottom:2px solid var(--edge)}
.head div{max-width:87rem;margin:0 auto;padding:.75rem 1.5rem;display:flex;align-items:center;gap:1.5rem}
.head div div{display:block;margin:0;padding:0}
.head h1{font:1.5rem/1.15 var(--display)}.head p{font-size:.875rem;color:var(--ink-2)}
main{max-width:87rem;margin:0 auto;padding:1rem 1.5rem 2rem;display:grid;gap:1rem;grid-template-columns:minmax(0,1fr)}
.short{display:grid;grid-template-columns:auto minmax(0,1fr);gap:1.5rem;align-items:start}
.short h2{font:2.125rem/1.1 var(--display)}
.short ul{display:grid;grid-template-columns:1fr 1fr;gap:4px 1.5rem;color:var(--ink-2)}.short b{color:var(--ink)}
.cell{font:1.5rem/1.2 var(--display);margin-top:.75rem}
.figs{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:.75rem}
.fig{background:var(--surface-1);border-radius:16px;box-shadow:inset 0 0 0 1px var(--line),var(--shadow);padding:1rem 1rem .75rem;display:grid;grid-template-rows:auto 1fr auto;gap:.75rem}
.fig h2{font:1.25rem/1.2 var(--display)}.fig header p{font-size:.875rem;color:var(--ink-2)}
.fig figcaption{border-top:1px solid var(--line);padding-top:.5rem;font-size:.75rem;color:var(--ink-3)}.fig figcaption b{color:var(--ink-2)}
.wide{grid-column:1/-1}.many{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:1.5rem}.many h3{font-weight:600;font-size:.875rem}
.chart{display:block;width:100%;height:auto;overflow:visible;align-self:center}
details{font-size:.875rem}summary{cursor:pointer;padding:.25rem 0;font-weight:600}.folded{font-size:1rem}.folded .figs{margin-top:.75rem}.folded>summary{font:1.25rem/1.2 var(--display)}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.875rem}th{font-weight:600;color:var(--ink-2)}th,td{text-align:right;padding:.25rem .5rem;border-bottom:1px solid var(--line);white-space:nowrap}th:first-child,td:first-child,th:nth-child(2),td:nth-child(2){text-align:left}tr.find td{font-weight:700}
pre{font:400 .875rem/1.6 ui-monospace,Menlo,Consolas,monospace;padding:.5rem .75rem;background:var(--surface-2);border-radius:6px;overflow:auto}
footer{display:grid;gap:.5rem;font-size:.875rem;color:var(--ink-2)}
@media(max-width:1000px){.figs,.many{grid-template-columns:repeat(2,minmax(0,1fr))}}
@media(max-width:700px){.head div{padding:.75rem}main{padding:1rem .75rem}.short,.short ul,.figs,.many{grid-template-columns:minmax(0,1fr)}.short{gap:.5rem}}
@media print{.fig{break-inside:avoid}}
`;
