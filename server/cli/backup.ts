import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Settings } from '#server/settings.ts'
import { settingsFor, UsageError } from './command.ts'

/** What both commands take. */
export function readFileCommand(args: string[]): { file: string; force: boolean; settings: Settings } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false }, 'data-dir': { type: 'string' } },
  })
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new UsageError('Name one file.')
  return { file: resolve(file), force: values.force, settings: settingsFor(values['data-dir']) }
}
