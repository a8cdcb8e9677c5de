// @ts-check
import { parseArgs } from 'node:util'

/**
 * What the command line asks for.
 * @param {string[]} args
 */
export function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: '' },
      widths: { type: 'string', default: '1440,992,768,390' },
      schemes: { type: 'string', default: 'light,dark' },
      out: { type: 'string', default: 'var/shots' },
      server: { type: 'string' },
    },
  })
  const widths = values.widths.split(',').map(Number)
  const schemes = values.schemes.split(',')
  if (widths.some((width) => !(width >= 200))) throw new Error(`No widths: ${values.widths}`)
  if (schemes.some((scheme) => scheme !== 'light' && scheme !== 'dark'))
    throw new Error(`No schemes: ${values.schemes}`)
  return { only: values.only.toLowerCase(), widths, schemes, out: values.out, server: values.server }
}
