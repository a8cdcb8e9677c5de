import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { listOutbox, type OutboxMail } from '#server/platform/mail/outbox.ts'

/** More than any file's tests bring about. */
const ALL = 500

/**
 * A place for the mails of a file's server, gone with its tests. To be made before the server: what is registered first comes
 * last, and the server still writes as it ends.
 */
export async function makeOutbox() {
  const directory = await mkdtemp(join(tmpdir(), 'outbox-'))
  afterAll(() => rm(directory, { recursive: true, force: true }))

  /** What has been sent, the newest first; to one address or to all. */
  const mails = async (address?: string): Promise<OutboxMail[]> => {
    const all = await listOutbox(directory, ALL)
    return address === undefined ? all : all.filter(({ to }) => to.address === address)
  }

  /** Does what asks for a link, and takes the link out of the mail that comes of it. */
  const linkAfter = async (address: string, ask: () => Promise<unknown>): Promise<string> => {
    const before = (await mails(address)).length
    await ask()
    await expect.poll(async () => (await mails(address)).length, { timeout: 20_000 }).toBe(before + 1)
    const [mail] = await mails(address)
    const link = /^http\S+$/m.exec(mail?.text ?? '')?.[0]
    if (link === undefined) throw new Error(`no link in the mail to ${address}:\n${mail?.text}`)
    return link
  }
  return { directory, mails, linkAfter }
}

/** Asks the API for a link, beside the page. */
export async function askForLink(
  portal: string,
  purpose: 'password_reset' | 'passwordless_login',
  username: string,
): Promise<void> {
  const answer = await post(portal, `request_${purpose}`, { username })
  expect(answer.status).toBe(204)
}

/** Calls the API beside the page, as nobody. */
export const post = (portal: string, call: string, body: unknown): Promise<Response> =>
  fetch(`${portal}/api/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
