import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import type { Kysely } from 'kysely'
import PDFDocument from 'pdfkit'
import { buildApp } from '#server/app.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Meaning } from '#server/platform/semantic/meaning.ts'
import { type StoredDatabase, storedFixture } from './database.ts'
import { PASSWORD, type UserName, users } from './fixture.ts'
import { type Output, runServerCommand } from './run-server-command.ts'

/** A PDF with a page for each text. */
export async function pdfOf(...pages: string[]): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  for (const text of pages) document.addPage().fontSize(11).text(text)
  document.end()
  await once(document, 'end')
  return Buffer.concat(chunks)
}

/** A manifest's line with what it must have. */
export const record = (reference: string, file: string, more: object = {}) => ({
  reference,
  title: `Title of ${reference}`,
  published: '2026-11-05',
  type: 'Company Note',
  file,
  ...more,
})

type Get = (path: string) => Promise<LightMyRequestResponse>

/** A database that folders are imported into. */
export type Imports = {
  stored: StoredDatabase
  /** Where the folders lie. */
  directory: string
  /** Writes files and a manifest of these lines; a text is a line as it is. */
  makeFolder(
    name: string,
    files: Record<string, string | Buffer>,
    records: readonly (object | string)[],
  ): Promise<string>
  run(...args: string[]): Promise<Output>
  /** A server on the database, for a user. */
  withApi<T>(
    user: UserName,
    use: (get: Get) => Promise<T>,
    openMeaning?: (db: Kysely<Database>) => Promise<Meaning>,
  ): Promise<T>
  remove(): Promise<void>
}

export async function openImports(): Promise<Imports> {
  const directory = await mkdtemp(join(tmpdir(), 'import-'))
  const stored = await storedFixture()
  return {
    stored,
    directory,
    makeFolder: async (name, files, records) => {
      const folder = join(directory, name)
      await mkdir(folder)
      for (const [file, content] of Object.entries(files)) await writeFile(join(folder, file), content)
      const lines = records.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)))
      await writeFile(join(folder, 'manifest.jsonl'), lines.join('\n'))
      return folder
    },
    run: (...args) => runServerCommand('import', args, { directory: stored.env.DATA_DIR, env: stored.env }),
    withApi: async (user, use, openMeaning) => {
      const { db, close } = await stored.open()
      const meaning = openMeaning ? { meaning: await openMeaning(db) } : {}
      const app = await buildApp({ db, jwtSecret: new Uint8Array(32), allowedOrigins: [], ...meaning })
      const payload = { username: users[user].username, password: PASSWORD }
      const { token } = (await app.inject({ method: 'POST', url: '/api/auth', payload })).json()
      const headers = { authorization: `Bearer ${token}` }
      try {
        return await use((path) => app.inject({ url: `/api/${path}`, headers }))
      } finally {
        await app.close()
        await close()
      }
    },
    remove: async () => {
      await stored.remove()
      await rm(directory, { recursive: true })
    },
  }
}
