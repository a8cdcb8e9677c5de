import type { Kysely } from 'kysely'
import type { DecideRequest } from '#contract/desk-requests.ts'
import { provider } from '#server/platform/config/provider.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { buildText } from '#server/platform/mail/build-text.ts'
import type { MailSettings } from '#server/platform/mail/mail.ts'
import { isAddress } from '#server/platform/mail/mail-address.ts'
import { oneLine } from '#server/platform/mail/one-line.ts'
import { queueMails } from '#server/platform/mail/repository.ts'
import type { DeskRequestRow } from './repository.ts'

type Decided = { request: DeskRequestRow; decision: DecideRequest; answer: string | null }

const texts = {
  en: {
    locale: 'en-GB',
    greeting: (name: string) => `Dear ${name},`,
    granted: 'You have access',
    declined: 'Your request for access',
    open: (title: string) => `You can now read “${title}”, which you asked for.`,
    until: (time: string) => `Your access ends on ${time}.`,
    ends: (time: string) => `Your subscription ends on ${time}.`,
    closed: (title: string) => `We can't give you access to “${title}”.`,
    read: (url: string) => `Read: ${url}`,
    ask: 'If you have a question, reply to this email.',
  },
  de: {
    locale: 'de-DE',
    greeting: (name: string) => `Guten Tag ${name},`,
    granted: 'Sie haben Zugang',
    declined: 'Ihre Zugangsanfrage',
    open: (title: string) => `Sie können nun „${title}“ lesen, wie angefragt.`,
    until: (time: string) => `Ihr Zugang endet am ${time}.`,
    ends: (time: string) => `Ihr Abonnement endet am ${time}.`,
    closed: (title: string) => `Wir können Ihnen keinen Zugang zu „${title}“ geben.`,
    read: (url: string) => `Lesen: ${url}`,
    ask: 'Wenn Sie eine Frage haben, antworten Sie auf diese E-Mail.',
  },
} as const

/** Tells a user what the desk has decided, in the language and by the clock of the user's mails. */
export async function queueDecisionMail(
  db: Kysely<Database>,
  { from, accessTeam, portalUrl }: MailSettings,
  { request, decision, answer }: Decided,
  now: Date,
): Promise<void> {
  if (!isAddress(request.username)) return
  const document = await db
    .selectFrom('documents')
    .select(['title', 'reference'])
    .where('id', '=', request.document_id)
    .executeTakeFirstOrThrow()
  const settings = await db
    .selectFrom('delivery_settings')
    .select(['language', 'time_zone'])
    .where('user_id', '=', request.user_id)
    .executeTakeFirst()
  const t = texts[settings?.language ?? 'en']
  const title = oneLine(document.title)
  const name = oneLine(request.name)
  const isGranted = decision.decision !== 'decline'
  const end = isGranted && decision.valid_until ? new Date(decision.valid_until) : undefined
  const ending = decision.decision === 'extend' ? t.ends : t.until
  const format = new Intl.DateTimeFormat(t.locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: settings?.time_zone ?? 'UTC',
  })
  const text = buildText(
    [t.greeting(name)],
    isGranted ? [t.open(title), ...(end ? [ending(format.format(end))] : [])] : [t.closed(title)],
    isGranted ? [t.read(`${portalUrl}/document/${encodeURIComponent(document.reference)}`)] : [answer ?? ''],
    [t.ask],
    [provider],
  )
  const subject = oneLine(`${isGranted ? t.granted : t.declined}: ${document.title}`)
  await queueMails(db, [{ from, to: { name, address: request.username }, replyTo: accessTeam, subject, text }], now)
}
