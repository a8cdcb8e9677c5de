import { provider } from '#server/platform/config/provider.ts'
import { buildText } from '#server/platform/mail/build-text.ts'
import type { Mail, MailSettings } from '#server/platform/mail/mail.ts'
import { oneLine } from '#server/platform/mail/one-line.ts'

/** Whom a mail with a link to set a password is for. */
export type LinkTo = { username: string; name: string; token: string }

type Words = {
  subject: string
  greeting: (name: string) => string
  /** What stands before the link. */
  ask: string
  /** The paragraphs that follow it. */
  after: readonly string[]
}

/** A mail from the desk with a link to set a password. Answers go to the access team. */
export function linkMail(
  { username, name: given, token }: LinkTo,
  { subject, greeting, ask, after }: Words,
  { from, accessTeam, portalUrl }: MailSettings,
): Mail {
  const name = oneLine(given)
  const paragraphs = [greeting(name), ask, `${portalUrl}/reset_password/${token}`, ...after, provider]
  const text = buildText(...paragraphs.map((paragraph) => [paragraph]))
  return { from, to: { name, address: username }, replyTo: accessTeam, subject, text }
}
