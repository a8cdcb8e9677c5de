// Gives replays their captions: `npm run server:captions -- <folder> [--dry-run] [--data-dir DIR]`.
import { parseArgs } from 'node:util'
import { importCaptions } from '#server/events/captions/import-captions.ts'
import { type Command, settingsFor, UsageError, withDatabase } from './command.ts'

const usage = `Usage: npm run server:captions -- <folder> [--dry-run] [--data-dir <directory>]

Gives replays the captions of a folder: WebVTT files in UTF-8, each called as its video, such as replay-17.vtt. They are shown
with the film and as its transcript, and a search of events finds their words. Captions that an event had are replaced.

  --dry-run   reads and checks everything, and changes nothing
  --data-dir  directory of the embedded database, DATA_DIR or var/data unless given; DATABASE_URL comes first

The exit code is 0, 2 where some files were bad, and 1 where nothing could be done.`

export const captionsCommand: Command = {
  usage,
  run: async (args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false }, 'data-dir': { type: 'string' } },
    })
    const [folder, ...more] = positionals
    if (folder === undefined || more.length > 0) throw new UsageError('Name one folder.')
    return withDatabase(settingsFor(values['data-dir']), async ({ db }) => {
      const lines = await importCaptions(db, folder, values['dry-run'])
      if (lines.length === 0) throw new Error(`There is no file *.vtt in ${folder}.`)
      for (const line of lines) {
        if ('problem' in line) console.warn(`Bad: ${line.file}: ${line.problem}`)
        else console.log(`${line.file}: ${line.sentences} sentences, ${line.events} events`)
      }
      if (values['dry-run']) console.log('Nothing was changed.')
      return lines.some((line) => 'problem' in line) ? 2 : 0
    })
  },
}
