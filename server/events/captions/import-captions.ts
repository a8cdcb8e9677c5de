import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Kysely } from 'kysely'
import { parseWebVtt } from '#lib/format/web-vtt.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { writeCaptions } from './write-captions.ts'

/** What became of a file: how many events have its captions now, and how many sentences; or what is wrong with it. */
export type CaptionsLine = { file: string } & ({ events: number; sentences: number } | { problem: string })

const EXTENSION = '.vtt'

/** Captions of a day have less than a megabyte. */
const MOST_BYTES = 4_000_000

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

async function importFile(db: Kysely<Database>, path: string, dryRun: boolean): Promise<CaptionsLine> {
  const file = basename(path)
  const bytes = await readFile(path)
  if (bytes.length > MOST_BYTES) return { file, problem: `has ${bytes.length} bytes, at most ${MOST_BYTES} are read` }
  const vtt = decode(bytes)
  const sentences = vtt === undefined || vtt.includes('\0') ? undefined : parseWebVtt(vtt)
  if (vtt === undefined || !sentences) return { file, problem: 'is not WebVTT in UTF-8' }
  if (sentences.length === 0) return { file, problem: 'has no captions' }
  const videoId = basename(file, EXTENSION)
  const events = await db.selectFrom('roadshows').select('id').where('video_id', '=', videoId).execute()
  if (events.length === 0) return { file, problem: `no event has the video ${videoId}` }
  if (!dryRun) {
    const captions = events.map(({ id }) => ({ roadshowId: id, vtt }))
    await db.transaction().execute((transaction) => writeCaptions(transaction, captions))
  }
  return { file, events: events.length, sentences: sentences.length }
}

/** Gives replays the captions of a folder, where each file is called as its video. A faulty one does not stop the others. */
export async function importCaptions(db: Kysely<Database>, folder: string, dryRun: boolean): Promise<CaptionsLine[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(EXTENSION)).sort()
  const lines: CaptionsLine[] = []
  for (const file of files) lines.push(await importFile(db, join(folder, file), dryRun))
  return lines
}
