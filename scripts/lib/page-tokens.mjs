// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'
import { tokens } from './tokens.mjs'

/** The roles that pages of the server use. */
const used = ['surface', 'surface-raised', 'text', 'text-muted', 'line', 'accent', 'positive', 'negative']

/** The portal's colours for pages that the server makes, as declarations of roles: its own where it has them, else the defaults. */
export function pageTokens() {
  const portal = readFileSync(join(root, 'src/ui/tokens/tokens-portal.css'), 'utf8')
  const lines = used.map((role) => {
    const name = `--research-${role}`
    const own = portal.match(new RegExp(`${name}: ([^;]+);`))?.[1]
    const value = own ?? tokens().find((token) => token.name === name)?.value
    if (!value) throw new Error(`There is no token ${name}.`)
    return `  --_${role}: ${value};`
  })
  return `// Made by \`npm run generate\` from src/ui/tokens.

/** The colours of the portal, as declarations of roles. */
export const pageTokens = \`
${lines.join('\n')}
\`
`
}
