// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/**
 * @typedef {object} Token a custom property that a host may set
 * @property {string} name `--research-accent`
 * @property {string} text what it is for
 * @property {string} value what holds without it, as CSS: a value, `light-dark(…)`, or another token
 * @property {string} [stated] the default as the comment tells it, where it does
 * @property {string} sheet the file that defines it
 */

/** What follows a colon, to its semicolon; comments keep their place. */
const line = /\/\*(?<comment>[\s\S]*?)\*\/|(?<property>--[\w-]+):\s*(?<value>[^;]+);/g

/**
 * The public tokens of style sheets. A role is a line `--_x: var(--research-x, …)` right after the comment that says what it is
 * for; what its default refers to is followed to the end, so that a page can be told a value.
 * @param {Record<string, string>} sheets CSS by file
 * @returns {Token[]}
 * @throws when a token has no comment
 */
export function tokensIn(sheets) {
  /** @type {Map<string, string>} */
  const values = new Map()
  /** @type {{ sheet: string, name: string, fallback: string | undefined, comment: string }[]} */
  const roles = []
  for (const [sheet, css] of Object.entries(sheets)) {
    let comment = ''
    for (const { groups } of css.matchAll(line)) {
      const { property = '', value = '' } = groups ?? {}
      if (groups?.comment !== undefined) comment = groups.comment.replace(/\s+/g, ' ').trim()
      else {
        const role = value.match(/^var\((--research-[\w-]+)(?:,\s*([\s\S]+))?\)$/)
        // The same role again is for some devices only.
        if (role?.[1] && !values.has(property)) roles.push({ sheet, name: role[1], fallback: role[2], comment })
        if (!values.has(property)) values.set(property, role?.[1] ? `var(${role[1]})` : value)
        comment = ''
      }
    }
  }
  /** @param {string} value @returns {string} */
  const resolved = (value) =>
    value.replace(/var\((--_[\w-]+)\)/g, (all, name) => {
      const found = values.get(name)
      return found === undefined ? all : resolved(found)
    })
  return roles.map(({ sheet, name, fallback, comment }) => {
    if (!comment) throw new Error(`${name} in ${sheet} has no comment that says what it is for.`)
    const [text = '', stated] = comment.split(/\s*Default: /)
    const value = resolved(fallback ?? 'inherit').replace(/\s+/g, ' ')
    return { name, text, value, sheet, ...(stated && { stated: stated.replace(/\.$/, '') }) }
  })
}

/** The public tokens of this package, in the order of its sheets. */
export function tokens() {
  const directory = join(root, 'src/ui/tokens')
  const sheets = readdirSync(directory)
    .filter((file) => /^tokens[\w-]*\.css$/.test(file))
    .sort((a, b) => a.length - b.length || a.localeCompare(b))
  return tokensIn(Object.fromEntries(sheets.map((file) => [file, readFileSync(join(directory, file), 'utf8')])))
}
