import { attacks } from './hostile-html.ts'
import { calls } from './landing.ts'
import { long } from './widget-states.ts'

/** A text that would be an element, take a name or break out of an attribute, if anything took it for HTML. */
export const markup = `<img src=x onerror="window.attacked = 1"><a id="attacked" name="body">'"\`</a>{{7*7}}\${7*7}&lt;b&gt;`

/** HTML of every kind that tries. */
const html = `${attacks.join('')}<a id="attacked" name="body">x</a><form id="cookie"><input name="head"></form>`

/** Keys of what is no text for readers: names by which things are found, addresses, moments, figures. */
const isFormal =
  /(^|_)(id|ids|url|link|date|reference|zone|type|token|status|start|end|colour|currency|src|category|image|page|name_key)$/

const isHtml = /^(html_content|raw_content|content)$/

type Change = (text: string, key: string) => unknown

function changeTexts(value: unknown, change: Change, key = ''): unknown {
  if (typeof value === 'string') return change(value, key)
  if (Array.isArray(value)) return value.map((item) => changeTexts(item, change, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, changeTexts(item, change, name)]))
}

/** The answer with an attack in each text and each piece of HTML; what things are found by stays. */
export const hostileTexts = (answer: unknown, path: string): unknown =>
  changeTexts(answer, (text, key) => {
    if (isHtml.test(key)) return `${text}${html}`
    const isName = isFormal.test(key) || path === calls.slots
    return isName || text === '' ? text : `${text} ${markup}`
  })

/** The answer with texts longer than their room. */
export const longTexts = (answer: unknown, path: string): unknown =>
  changeTexts(answer, (text, key) => {
    const isName = isFormal.test(key) || isHtml.test(key) || path === calls.slots
    return isName || text === '' ? text : `${text} ${long} ${long}`
  })

/** The answer with another address wherever there is one. */
export const withAddresses = (answer: unknown, address: string): unknown =>
  changeTexts(answer, (text, key) => {
    if (isHtml.test(key)) return `${text}<a href="${address}">Read on</a><img src="${address}">`
    return /(^|_)(url|link|href|image)$/.test(key) ? address : text
  })
