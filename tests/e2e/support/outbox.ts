import { expect } from '@playwright/test'
import { listOutbox } from '#server/platform/mail/outbox.ts'
import type { TestServer } from './server.ts'
import { post } from './session.ts'

/** More than all journeys together send. */
const ALL = 500

/** Runs what requests a link, and returns the link of the mail that follows. */
export async function linkAfter({ outbox }: TestServer, address: string, request: () => Promise<unknown>) {
  const mails = async () => (await listOutbox(outbox, ALL)).filter(({ to }) => to.address === address)
  const before = (await mails()).length
  await request()
  await expect.poll(async () => (await mails()).length).toBe(before + 1)
  const [mail] = await mails()
  const link = /^http\S+$/m.exec(mail?.text ?? '')?.[0]
  if (link === undefined) throw new Error(`no link in the mail to ${address}:\n${mail?.text}`)
  return link
}

/** Requests a link by the API, and returns it. */
export const linkFor = (
  server: TestServer,
  purpose: 'password_reset' | 'passwordless_login',
  username: string,
): Promise<string> =>
  linkAfter(server, username, async () => {
    expect((await post(server.portal, `request_${purpose}`, { username })).status).toBe(204)
  })
