import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makePrivate } from '../database/private-directory.ts'
import type { Mail } from './mail.ts'

/** A mail in the outbox. Its parts stand beside the `.eml` as JSON, so that showing them takes no parser. */
export type OutboxMail = Mail & { id: string; writtenAt: string }

const NAME = /^[0-9a-f-]{36}$/

async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.draft`, content, { mode: 0o600 })
  await rename(`${path}.draft`, path)
}

/** Makes the directory of the outbox, which nobody else reads: mails hold links to sign in with. @throws Error with what to do about it */
export const openOutbox = (directory: string): Promise<void> =>
  makePrivate(directory, (names) => names.every((name) => /\.(?:eml|json|draft)$/.test(name)))

/** Writes a mail; one that is sent again replaces itself. */
export async function writeToOutbox(
  directory: string,
  id: string,
  { mail, source }: { mail: Mail; source: Buffer },
): Promise<void> {
  await openOutbox(directory)
  await writeWhole(join(directory, `${id}.eml`), source)
  const entry: OutboxMail = { id, writtenAt: new Date().toISOString(), ...mail }
  await writeWhole(join(directory, `${id}.json`), JSON.stringify(entry))
}

function parsed(text: string): OutboxMail | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** One mail; undefined if there is none of that id, or its file is damaged. */
export async function readFromOutbox(directory: string, id: string): Promise<OutboxMail | undefined> {
  if (!NAME.test(id)) return undefined
  const text = await readFile(join(directory, `${id}.json`), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : parsed(text)
}

/** When a file was written; the epoch if it no longer exists. */
const writtenAt = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

/** The mails in the outbox, the newest first, at most `count` of them; the others are not read. */
export async function listOutbox(directory: string, count: number): Promise<OutboxMail[]> {
  const names = (await readdir(directory).catch(() => [])).filter((name) => name.endsWith('.json'))
  const files = await Promise.all(names.map(async (name) => ({ name, at: await writtenAt(join(directory, name)) })))
  const newest = files.sort((a, b) => b.at - a.at || a.name.localeCompare(b.name)).slice(0, count)
  const mails = await Promise.all(newest.map(({ name }) => readFromOutbox(directory, name.slice(0, -'.json'.length))))
  return mails.filter((mail) => mail !== undefined)
}
