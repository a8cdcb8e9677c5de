import { pageTokens } from './page-tokens.generated.ts'

/** The look of the portal. Its style sheets bring the fonts and, where they are loaded, set the same tokens again. */
export const style = `
:root {${pageTokens}  --_font: system-ui, sans-serif;
  --_font-reading: ui-serif, georgia, serif;
  color-scheme: light dark;
  background: var(--_surface);
  scroll-padding-block-start: 68px;
}
body { margin: 0; color: var(--_text); font: 14px/20px var(--_font) }
.skip { position: absolute; inset: -100px auto auto 16px; z-index: 2; padding: 8px 16px; background: var(--_surface-raised); color: var(--_accent) }
.skip:focus { inset-block-start: 8px }
.bar { position: sticky; inset-block-start: 0; z-index: 1; display: flex; align-items: center; gap: 24px; block-size: 52px }
.bar { box-sizing: border-box; border-block-end: 1px solid var(--_line); background: var(--_surface) }
.bar, main { padding-inline: max(32px, (100vi - 1440px) / 2 + 32px) }
.brand { color: inherit; font: 600 18px/24px var(--_font-reading); letter-spacing: -0.005em; text-decoration: none; white-space: nowrap }
.entries { position: static; display: flex; flex: 1; align-items: stretch; gap: 4px; inline-size: auto; block-size: 100% }
.entries { margin: 0; padding: 0; border: 0; overflow: visible; background: none; color: inherit }
.entry { display: grid; place-items: center; padding-inline: 12px; border-block: 2px solid transparent; color: var(--_text-muted); text-decoration: none }
.entry[aria-current] { border-block-end-color: var(--_accent); color: var(--_text) }
.entry:hover { color: var(--_text) }
.language, .menu { padding: 0; border: 0; background: none; color: var(--_text-muted); font: inherit; cursor: pointer }
.user { display: flex; align-items: center; gap: 8px; min-block-size: 32px; padding: 0 8px; border: 0; border-radius: 4px; background: none; color: var(--_text); font: inherit; cursor: pointer }
.user span:last-of-type { max-inline-size: 200px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.user .icon { inline-size: 12px; block-size: 12px; color: var(--_text-muted) }
.bell { flex: none; display: grid; place-items: center; inline-size: 32px; block-size: 32px; border-radius: 4px; color: var(--_text-muted) }
.bell:hover, .user:hover { background: color-mix(in srgb, var(--_text) 6%, transparent); color: var(--_text) }
.own a, .own .language { display: flex; align-items: center; inline-size: 100%; box-sizing: border-box; min-block-size: 36px; padding-inline: 12px; color: var(--_text); text-align: start; text-decoration: none }
.own .language[hidden], .entries > .own { display: none }
.own a:hover, .own .language:hover { background: color-mix(in srgb, var(--_text) 6%, transparent) }
#user { inset: 52px max(32px, (100vi - 1440px) / 2 + 32px) auto auto; min-inline-size: 200px; margin: 0; padding: 4px; border: 1px solid var(--_line); border-radius: 4px; background: var(--_surface-raised) }
.search { display: flex; flex: 0 1 420px; box-sizing: border-box; align-items: center; gap: 8px; block-size: 32px; padding-inline: 10px; white-space: nowrap; overflow: hidden }
.search kbd { margin-inline-start: auto; font: inherit; font-size: 12px }
.search { border: 1px solid var(--_line); border-radius: 4px; background: var(--_surface-raised); color: var(--_text-muted); text-decoration: none }
.search:hover { border-color: var(--_text-muted) }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%) }
.avatar { flex: none; display: inline-grid; place-items: center; inline-size: 24px; block-size: 24px; border-radius: 50% }
.avatar { background: color-mix(in srgb, var(--_accent) 14%, var(--_surface)); color: var(--_accent); font: 600 10px/1 var(--_font) }
.menu { display: none; align-items: center; gap: 8px; min-block-size: 40px; padding-inline: 8px }
.icon { flex: none; inline-size: 16px; block-size: 16px; fill: none; stroke: currentcolor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
main { padding-block: 24px 64px }
main:focus:not(:focus-visible), h2:focus:not(:focus-visible) { outline: none }
h1 { margin: 0; font: 600 28px/34px var(--_font-reading); letter-spacing: -0.01em; text-wrap: balance }
p { margin: 8px 0 0; color: var(--_text-muted) }
.head { display: flex; align-items: baseline; gap: 8px; margin-block-start: 24px; padding-block-end: 8px }
.head { border-block-end: 2px solid var(--_text) }
section > .head { margin-block-start: 40px }
h2 { margin: 0; font-size: 14px; line-height: 20px; font-weight: 600 }
.head span, thead, .more { color: var(--_text-muted); font-size: 12px; line-height: 16px }
table { inline-size: 100%; border-collapse: collapse; font-size: 13px; line-height: 18px; font-variant-numeric: tabular-nums }
tr { border-block-end: 1px solid var(--_line) }
tbody tr:hover { background: color-mix(in srgb, var(--_text) 3%, transparent) }
th, td { padding: 8px 24px 9px 0; text-align: start; vertical-align: baseline; font-weight: 400 }
thead th { font-weight: 600; white-space: nowrap }
:is(th, td):last-child { padding-inline-end: 0 }
.catalogue tbody th { font-weight: 600; white-space: nowrap }
.catalogue a { color: var(--_accent); text-underline-offset: 3px; text-decoration-color: color-mix(in srgb, currentcolor 40%, transparent) }
.catalogue a:hover { text-decoration-color: currentcolor }
.catalogue th a { color: inherit; text-decoration-color: transparent }
.catalogue td:not(.files), .files span { color: var(--_text-muted) }
.size { text-align: end; white-space: nowrap }
.unit { display: none }
.files { text-align: end; white-space: nowrap }
.files a { display: inline-flex; align-items: center; gap: 4px; vertical-align: top; margin-inline-start: 20px; text-decoration: none }
.files a:hover { text-decoration: underline }
.scroll { overflow-x: auto; scrollbar-width: thin }
.preview :is(td, tbody th) { max -inline-size: 320px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.preview tbody th { font-weight: 600 }
.figure { text-align: end }
.rating { display: inline-block; padding-inline: 6px; border-radius: 3px; font-size: 12px; line-height: 18px; font-weight: 600; vertical-align: bottom }
.rating { background: color-mix(in srgb, var(--_tone, var(--_text)) 9%, var(--_surface)); color: var(--_tone, var(--_text)) }
.good { --_tone: var(--_positive) }
.bad { --_tone: var(--_negative) }
:focus-visible { outline: 2px solid var(--_accent); outline-offset: 2px; border-radius: 2px }
.scroll:focus-visible { outline-offset: 0 }
[data-density="compact"] body { font-size: 13px }
[data-density="compact"] :is(th, td) { padding-block: 5px }
@media (pointer: coarse) { .files a { margin-block: -11px; min-block-size: 40px } }
@media (width < 1180px) { .bar, main { padding-inline: 24px } .entry { padding-inline: 8px } .search kbd { display: none } #user { inset-inline-end: 24px } }
@media (hover: none) { .search kbd { display: none } }
@media (992px < width < 1180px) { .user > span:last-of-type { position: absolute; inline-size: 1px; block-size: 1px; clip-path: inset(50%) } }
@media (width <= 992px) {
  .bar, main { padding-inline: 16px }
  .bar { gap: 4px }
  .brand { margin-inline-end: auto }
  main { padding-block-start: 16px }
  .menu { display: inline-flex }
  .user, #user { display: none }
  .search { flex: none; justify-content: center; inline-size: 32px; padding: 0 }
  .search > :is(span, kbd) { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%) }
  .entries > .own { display: block; border-block-start: 1px solid var(--_line) }
  .own a, .own .language { min-block-size: 40px; padding-inline: 14px; color: inherit }
  .entries { position: fixed; inset: 52px 16px auto auto; block-size: auto; min-inline-size: 220px; padding: 4px }
  .entries { border: 1px solid var(--_line); border-radius: 4px; background: var(--_surface-raised); color: var(--_text) }
  .entries:not(:popover-open) { display: none }
  .entries:popover-open { display: grid }
  .entries > .entry { justify-content: start; min-block-size: 40px; margin: 0; padding-inline: 12px; border: 0 solid transparent; border-inline-start-width: 2px; background: none; color: inherit; text-align: start }
  .entries > .entry[aria-current] { border-inline-start-color: var(--_accent); font-weight: 600 }
}
@media (width < 760px) {
  .catalogue, .catalogue :is(tbody, tr, th, td) { display: block }
  .catalogue thead { position: absolute; clip-path: inset(50%) }
  .catalogue tr { padding-block: 12px }
  .catalogue :is(tbody th, td) { padding: 0; white-space: normal; text-align: start }
  .catalogue td + td { margin-block-start: 4px }
  .catalogue .size { display: inline; font-size: 12px }
  .catalogue .size + .size::before { content: " · " }
  .catalogue .size:empty, .catalogue .size:empty + .size { display: none }
  .unit { display: inline }
  .catalogue .files a { margin: 0 24px 0 0; min-block-size: 32px }
  .head { flex-wrap: wrap; gap: 0 8px }
}
@media (forced-colors: active) { .rating { outline: 1px solid } }
@media print { .bar, .files { display: none } }
`
