import { hostileCss } from './hostile-css.ts'

/**
 * Style sheets of host pages that widgets have to live with, by name. `.stage` is where the host puts its elements: its width is
 * the host's own. None changes the font family, which a widget takes from its page.
 */
export const hostileSheets: Readonly<Record<string, string>> = {
  'everything at once': hostileCss,
  'a root size of 62.5 %': 'html { font-size: 62.5%; } body { font-size: 1.6rem; }',
  'a root size of 200 %': 'html, body { font-size: 200% !important; }',
  'a reset with !important': `*, *::before, *::after {
    margin: 0 !important; padding: 0 !important; border: 0 !important; box-sizing: content-box !important;
    outline: none !important; list-style: none !important; background: none !important; vertical-align: top !important; }`,
  'shouting, letters apart': `* { text-transform: uppercase; letter-spacing: 0.3em; word-spacing: 1em; font-weight: 900;
    font-style: italic; font-variant: all-small-caps; text-indent: 3em; text-shadow: 1px 1px red; }`,
  'right to left': 'html, body { direction: rtl; text-align: right; unicode-bidi: bidi-override; }',
  'an old Bootstrap': `* { box-sizing: border-box; } html { font-size: 10px; -webkit-tap-highlight-color: transparent; }
    body { font-size: 14px; line-height: 1.42857143; color: #333; } a { color: #337ab7; text-decoration: none; }
    h1, h2, h3 { margin: 20px 0 10px; font-weight: 500; line-height: 1.1; } h1 { font-size: 36px; } p { margin: 0 0 10px; }
    label { display: inline-block; max-width: 100%; margin-bottom: 5px; font-weight: bold; } table { border-collapse: collapse; }
    input, button, select, textarea { font-family: inherit; font-size: inherit; line-height: inherit; height: 34px; }
    fieldset { min-width: 0; padding: 0; margin: 0; border: 0; } legend { width: 100%; margin-bottom: 20px; font-size: 21px; }
    .hidden { display: none !important; } .row { margin: 0 -15px; } .row::before, .row::after { content: " "; display: table; }
    th { text-align: left; } td, th { padding: 8px; border-top: 1px solid #ddd; } img { vertical-align: middle; }`,
  'Tailwind’s preflight': `*, ::before, ::after, ::backdrop { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid; }
    html { line-height: 1.5; tab-size: 4; } h1, h2, h3 { font-size: inherit; font-weight: inherit; } ol, ul, menu { list-style: none; }
    a { color: inherit; text-decoration: inherit; } img, svg, video, canvas, iframe { display: block; vertical-align: middle; }
    img, video { max-width: 100%; height: auto; } button, input, select { font: inherit; color: inherit; background: transparent; }
    [hidden] { display: none !important; }`,
  'all unset': '* { all: unset; }',
  'pictures and drawings as blocks':
    'img, svg, video, canvas { display: block; max-width: 100%; width: 100%; height: auto; }',
  'hidden things shown': '[hidden] { display: block !important; } :not(:defined) { display: none; }',
  'rules for bare elements': `dialog { width: 10px; height: 10px; display: none !important; } table { display: block; width: 10px; }
    button { width: 300px; height: 90px; } input { display: none; } ul { display: flex; } section, article, header, footer, main,
    nav, aside { display: table; padding: 30px; } form { display: inline; } iframe { height: 1px; } summary { display: none; }`,
  'no focus ring, no selection, no pointer': `:focus, :focus-visible, *:focus { outline: none !important; box-shadow: none !important; }
    * { user-select: none; cursor: none; touch-action: none; caret-color: transparent; }`,
  'names like ours': `:root, .stage, .r-root { --_space: 40px; --_size-body: 40px; --_text: red; --_tracks: 1fr; --_duration: 9s;
    --_raw-white: lime; --_target: 90px; --_leading: 2px; } .r-root, .r-button, .r-tile, .r-table, .r-icon { display: none !important; }`,
  'layers and a scope': `@layer reset, theme; @layer theme { * { font-size: 40px !important; line-height: 1 !important; } }
    @layer reset { * { margin: 0; padding: 0; letter-spacing: 2px !important; } }`,
  'no line height': 'html, body, div, * { line-height: 0; }',
  'ancestors that are moved, cut and contained': `.stage { transform: translateZ(0); overflow: hidden; contain: layout paint style;
    filter: grayscale(0); will-change: transform; perspective: 500px; isolation: isolate; container-type: inline-size; }`,
  'columns, writing and hyphens': `body { column-count: 1; hyphens: auto; overflow-wrap: anywhere; word-break: break-all; }
    * { white-space: pre; text-align: justify; text-wrap: nowrap; tab-size: 16; quotes: "!" "!"; }`,
  'a page for print': `body { color: black; background: white; font-size: 12pt; orphans: 3; widows: 3; }
    a[href]::after { content: " (" attr(href) ")"; } p, h2, h3 { break-inside: avoid; } nav, aside { display: none; }`,
}
