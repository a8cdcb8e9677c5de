/** The look of the portal. Its style sheets bring the fonts and, where they are loaded, set the same tokens. */
export const style = `
:root {
  --_surface: light-dark(#faf9f6, #0f1316);
  --_text: light-dark(#101820, #e9ecef);
  --_text-muted: light-dark(#5b6670, #98a3ad);
  --_line: light-dark(#e3e1da, #2a3036);
  --_accent: light-dark(#0b5c7a, #6cc0dd);
  --_font: system-ui, sans-serif;
  --_font-reading: ui-serif, georgia, serif;
  color-scheme: light dark;
  background: var(--_surface);
}
body { margin: 0; color: var(--_text); font: 14px/20px var(--_font) }
.bar { position: sticky; inset-block-start: 0; display: flex; align-items: center; justify-content: space-between; gap: 16px }
.bar { block-size: 52px; border-block-end: 1px solid var(--_line); background: var(--_surface) }
.bar, main { padding-inline: max(32px, (100vi - 1440px) / 2 + 32px) }
.brand { color: inherit; font: 600 18px/24px var(--_font-reading); letter-spacing: -0.005em; text-decoration: none; white-space: nowrap }
.back { color: var(--_text-muted); padding-block: 10px; text-align: end; text-decoration: none }
.back:hover { color: var(--_accent) }
main { padding-block: 24px 48px }
h1 { margin: 0; font: 600 28px/34px var(--_font-reading); letter-spacing: -0.01em }
p { margin: 8px 0 0; color: var(--_text-muted) }
.head { display: flex; align-items: baseline; gap: 8px; margin-block-start: 28px; padding-block-end: 8px }
.head { border-block-end: 2px solid var(--_text) }
h2 { margin: 0; font-size: 14px; line-height: 20px }
.head span, thead, footer { color: var(--_text-muted); font-size: 12px; line-height: 16px }
table { inline-size: 100%; border-collapse: collapse; font-size: 13px; font-variant-numeric: tabular-nums }
tr { border-block-end: 1px solid var(--_line) }
th, td { padding: 10px 16px 10px 0; text-align: start; vertical-align: baseline; font-weight: 400 }
thead th { font-weight: 600 }
tbody th { inline-size: 26%; font-weight: 600 }
td:not(.files) { color: var(--_text-muted) }
.files { padding-inline-end: 0; text-align: end; white-space: nowrap }
.files a { display: inline-block; margin-inline-start: 20px; padding-block: 4px; color: var(--_accent); text-underline-offset: 3px }
.files a { text-decoration-color: color-mix(in srgb, currentcolor 40%, transparent) }
.files a:hover { text-decoration-color: currentcolor }
a:focus-visible { outline: 2px solid var(--_accent); outline-offset: 2px; border-radius: 2px }
footer { margin-block-start: 16px }
@media (pointer: coarse) { .files a { padding-block: 10px } }
@media (width <= 992px) { .bar, main { padding-inline: 16px } }
@media (width < 640px) {
  table, tbody, tr, th, td { display: block }
  thead { position: absolute; clip-path: inset(50%) }
  tr { padding-block: 10px }
  tbody th, td { inline-size: auto; padding: 2px 0 }
  .files { text-align: start }
  .files a { margin-inline: 0 20px }
}
`
