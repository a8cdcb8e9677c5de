// @ts-check
import { kinds } from './report.mjs'

/** @typedef {import('./report.mjs').Shot} Shot */

/** @param {string} text */
const escaped = (text) =>
  text.replace(
    /[&<>"]/g,
    (sign) => /** @type {string} */ ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[sign]),
  )

const style = `
  :root { color-scheme: light dark; --line: light-dark(#dfe3e8, #2b3137); --muted: light-dark(#5a6470, #9aa5b1); }
  body { margin: 0; padding: 24px; background: light-dark(#f6f7f8, #0f1214); color: light-dark(#16191d, #e7eaee); font: 13px/20px system-ui, sans-serif; }
  h1 { margin: 0; font-size: 20px; line-height: 28px; }
  h2 { margin: 0; font-size: 14px; }
  p { margin: 0; color: var(--muted); }
  section { padding-block: 16px; border-block-start: 1px solid var(--line); margin-block-start: 16px; }
  .row { display: flex; gap: 24px; overflow-x: auto; padding-block: 12px; }
  .pair { display: flex; gap: 8px; }
  figure { margin: 0; inline-size: var(--inline); }
  img { display: block; inline-size: 100%; block-size: 200px; object-fit: cover; object-position: top; border: 1px solid var(--line); border-radius: 4px; background: light-dark(#fff, #14171a); }
  figcaption { color: var(--muted); font-size: 12px; }
  ul { margin: 0; padding-inline-start: 16px; overflow-wrap: anywhere; }
  .w1440, .w992 { --inline: 260px; } .w768 { --inline: 160px; } .w390 { --inline: 96px; } figure { --inline: 160px; }
`

/** @param {Shot} shot */
const picture = ({ screen, width, scheme, file }) =>
  file === ''
    ? `<figure class="w${width}"><figcaption>No picture</figcaption></figure>`
    : `<figure class="w${width}"><a href="${escaped(file)}"><img src="${escaped(file)}" loading="lazy" alt="${escaped(`${screen}, ${width} px, ${scheme}`)}"></a><figcaption>${width} ${scheme}</figcaption></figure>`

/** @param {Shot} shot */
const faultsOf = ({ width, scheme, faults }) =>
  kinds.flatMap((kind) => faults[kind].map((line) => `<li>${width} ${scheme}, ${kind}: ${escaped(line)}</li>`)).join('')

/**
 * One page with every picture: a section a screen, its widths side by side, the schemes of each beside one another.
 * @param {readonly Shot[]} shots @param {readonly number[]} widths @param {readonly string[]} schemes
 */
export function sheetOf(shots, widths, schemes) {
  const names = [...new Set(shots.map(({ screen }) => screen))]
  const sections = names.map((screen) => {
    const own = shots.filter((shot) => shot.screen === screen)
    const pairs = widths.map((width) => {
      const pair = schemes.flatMap((scheme) => own.filter((shot) => shot.width === width && shot.scheme === scheme))
      return `<div class="pair">${pair.map(picture).join('')}</div>`
    })
    const faults = own.map(faultsOf).join('')
    const shift = Math.max(0, ...own.map((shot) => shot.shift ?? 0))
    return `<section><h2>${escaped(screen)}</h2><p>${escaped(own[0]?.path ?? '')} · layout shift ${shift.toFixed(3)}</p>
      <div class="row">${pairs.join('')}</div>${faults && `<details><summary>Faults</summary><ul>${faults}</ul></details>`}</section>`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Screens</title><style>${style}</style></head><body><h1>Screens</h1>
    <p>${names.length} screens, ${shots.length} shots</p>${sections.join('\n')}</body></html>\n`
}
