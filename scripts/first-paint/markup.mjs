// @ts-check

/** Where links of the portal lead while the markup is made; no address has this name. */
export const PORTAL = 'https://portal.invalid/'

const TAG = /<(\w[\w-]*)((?:\s[^<>]*?)?)(\/?)>/g

/** Forms that work before script, by element: what they lead to is a page of the portal, with the same form. */
const pages = {
  'research-sign-in': 'login',
  'research-reset-password': 'reset_password',
  'research-change-password': 'change_password',
}

/**
 * Forms lead to the portal, and take nothing along: a field without a name never gets into an address. Other forms, such as a
 * search, do nothing yet, since they have nowhere to go.
 * @param {string} html @param {string} tag
 */
function withForms(html, tag) {
  /** @type {Record<string, string>} */
  const known = pages
  const page = known[tag]
  const to = page ? `method="get" action="{{portal}}${page}"` : 'method="dialog"'
  return html.replace(/<form\b.*?<\/form>/gs, (form) =>
    form.replace('<form', `<form ${to}`).replace(/(<input\b[^>]*?) name="[^"]*"/g, '$1'),
  )
}

/**
 * A strict policy refuses styles in attributes: each becomes a class.
 * @param {string} html
 * @returns {{ html: string, css: string }}
 */
function withClasses(html) {
  /** @type {Map<string, string>} */
  const classes = new Map()
  const written = html.replace(TAG, (tag, name, attributes, end) => {
    const style = / style="([^"]*)"/.exec(attributes)?.[1]
    if (style === undefined) return tag
    const known = classes.get(style) ?? `r-first-${classes.size}`
    classes.set(style, known)
    const rest = attributes.replace(/ style="[^"]*"/, '')
    const named = / class="/.test(rest) ? rest.replace(' class="', ` class="${known} `) : `${rest} class="${known}"`
    return `<${name}${named}${end}>`
  })
  const css = [...classes].map(([style, name]) => `.r-root .${name}{${style.replaceAll('&quot;', '"')}}`).join('')
  return { html: written, css }
}

/** As HTML is written by hand; React's own notes go. @param {string} html */
const plain = (html) =>
  html
    .replace(TAG, (_, name, attributes, end) => {
      const lower = attributes.replace(/ ([\w-]+)=/g, (/** @type {string} */ _all, /** @type {string} */ attribute) =>
        name === 'svg' ? ` ${attribute}=` : ` ${attribute.toLowerCase()}=`,
      )
      return `<${name}${lower}${end}>`
    })
    .replaceAll(PORTAL, '{{portal}}')

/**
 * What stands in an element's root before script: its shape, hidden until its style sheet is here, and what the host wrote
 * between the tags, which shows when script does not come.
 * @param {string} rendered @param {string} tag
 */
export function shapeOf(rendered, tag) {
  const { html, css } = withClasses(withForms(plain(rendered), tag))
  const isForm = html.includes('action="{{portal}}')
  const busy = isForm ? '' : ' aria-busy="true"'
  return {
    css,
    isForm,
    html: `<div class="r-shape" part="shape"${busy} hidden><div class="r-root" part="root" lang="en">${html}</div></div>`,
  }
}
