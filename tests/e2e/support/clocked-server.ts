import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Kysely } from 'kysely'
import { root } from '#scripts/lib/run.mjs'
import { serverFiles } from '#scripts/lib/server-bundle.mjs'
import { buildApp } from '#server/app.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { countMails } from '#server/platform/mail/repository.ts'
import { smtpTransport } from '#server/platform/mail/transport.ts'
import { loadFixture } from '../../server/support/embedded.ts'
import { freePorts } from '../../support/free-ports.ts'
import { openSmtpServer, type SmtpServer } from '../../support/smtp-server.ts'

/** A line of an import's manifest, with the text of its file. */
export type Note = { reference: string; title: string; text: string } & Record<string, string>

/** The portal on the fixture of the server's tests, at a time that the journey sets, with a mail server. */
export type ClockedServer = {
  portal: string
  smtp: SmtpServer
  /** Starts the server at this time, which stands still. What is due by then, is done at the start. */
  startAt(now: Date): Promise<void>
  /** Ends the server, when the work that it has begun is done, and runs the operator's command. Returns what it prints. */
  importNotes(...notes: Note[]): Promise<string>
  /** How many mails are queued and not sent yet. */
  countQueued(): Promise<number>
  close(): Promise<void>
}

export async function openClockedServer(): Promise<ClockedServer> {
  const directory = await mkdtemp(join(tmpdir(), 'research-portal-'))
  await (await loadFixture(join(directory, 'pg'))).close()
  const port = await freePorts(1)
  const portal = `http://127.0.0.1:${port}`
  const smtp = await openSmtpServer()
  const sender = { name: 'Halden Research', address: 'no-reply@halden.example' }
  let running: { db: Kysely<Database>; end: () => Promise<void> } | undefined
  let folders = 0

  const stop = async () => {
    await running?.end()
    running = undefined
  }

  const startAt = async (now: Date) => {
    await stop()
    const { db, close } = await openDatabase({ directory })
    const app = await buildApp({
      db,
      jwtSecret: new Uint8Array(32),
      allowedOrigins: [portal],
      clock: () => now,
      mail: { from: sender, accessTeam: sender, portalUrl: portal, transport: smtpTransport(smtp.url) },
      dist: join(root, 'dist'),
    })
    const end = async () => {
      // A browser opens connections ahead of its requests, and a server that closes would wait for them for ever.
      const cutting = setInterval(() => app.server.closeAllConnections(), 100)
      await app.close()
      clearInterval(cutting)
      await close()
    }
    running = { db, end }
    await app.listen({ port, host: '127.0.0.1' })
  }

  const importNotes = async (...notes: Note[]) => {
    await stop()
    folders += 1
    const folder = join(directory, `import-${folders}`)
    await mkdir(folder)
    for (const { reference, text } of notes) await writeFile(join(folder, `${reference}.html`), `<p>${text}</p>`)
    const records = notes.map(({ text: _, ...note }) =>
      JSON.stringify({ type: 'Company Note', file: `${note.reference}.html`, ...note }),
    )
    await writeFile(join(folder, 'manifest.jsonl'), records.join('\n'))
    const env = { ...process.env, DATABASE_URL: '', DATA_DIR: directory }
    return (await promisify(execFile)(process.execPath, [serverFiles.cli, 'import', folder], { env })).stdout
  }

  return {
    portal,
    smtp,
    startAt,
    importNotes,
    countQueued: async () => (running ? (await countMails(running.db)).waiting : 0),
    close: async () => {
      await stop()
      await smtp.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
