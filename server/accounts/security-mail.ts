import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { DeliverySettings } from '#contract/delivery.ts'
import type { Context } from '#server/access/context.ts'
import { getAddress } from '#server/platform/audit/actor.ts'
import { provider } from '#server/platform/config/provider.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { buildText } from '#server/platform/mail/build-text.ts'
import type { Mail, MailSettings } from '#server/platform/mail/mail.ts'
import { isAddress } from '#server/platform/mail/mail-address.ts'
import { oneLine } from '#server/platform/mail/one-line.ts'
import { queueMails } from '#server/platform/mail/repository.ts'
import type { Device } from './device.ts'
import { countCodes } from './factors/repository.ts'
import { type SecurityEvent, securityMailTexts } from './security-mail-texts.ts'

type Happened = {
  user: { id: number; name: string; username: string }
  event: SecurityEvent
  /** How many recovery codes are left, where the mail says so. */
  codesLeft?: number
  /** The device, where the mail is about one. Its sessions are in the account. */
  device?: Device
}

/** `address`: where the user did it from; undefined: another has done it. */
type Occurrence = Happened & { at: Date; address?: string }

type MailFacts = Occurrence & { language: DeliverySettings['language'] }

function securityMail(
  { user, event, codesLeft, device, language, at, address }: MailFacts,
  settings: MailSettings,
): Mail {
  const t = securityMailTexts[language]
  const { from, accessTeam, portalUrl } = settings
  const name = oneLine(user.name)
  const { subject, text, asked = t.wasYou, notAsked = t.wasNotYou, step } = t.events[event]
  const steps = [
    ...(device === undefined ? [] : [t.endSessions(`${portalUrl}/account`)]),
    t.changePassword(`${portalUrl}/reset_password`),
    t.tell(accessTeam.address),
    ...(step === undefined ? [] : [step]),
  ]
  const time = new Intl.DateTimeFormat(t.locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return {
    from,
    to: { name, address: user.username },
    replyTo: accessTeam,
    subject: `${subject}: ${provider}`,
    text: buildText(
      [t.greeting(name)],
      [text],
      [
        t.account(user.username),
        t.when(time.format(at)),
        ...(address === undefined ? [] : [t.from(address)]),
        ...(device === undefined ? [] : [t.device(device)]),
        ...(codesLeft === undefined ? [] : [t.codesLeft(codesLeft)]),
      ],
      [asked],
      [notAsked, ...steps.map((todo, index) => `${index + 1}. ${todo}`)],
      [provider],
    ),
  }
}

/** Tells users what has happened to their account, in the language of their mails. */
export async function queueSecurityMailBy(
  settings: MailSettings,
  db: Kysely<Database>,
  occurrence: Occurrence,
): Promise<void> {
  const { id, username } = occurrence.user
  if (!isAddress(username)) return
  const row = await db.selectFrom('delivery_settings').select('language').where('user_id', '=', id).executeTakeFirst()
  await queueMails(db, [securityMail({ ...occurrence, language: row?.language ?? 'en' }, settings)], occurrence.at)
}

/** Tells users of what a request has done to their account. Nothing where no mails are written. */
export async function queueSecurityMail(
  { mail, clock }: Pick<Context, 'mail' | 'clock'>,
  db: Kysely<Database>,
  request: Pick<FastifyRequest, 'ip'>,
  happened: Happened,
): Promise<void> {
  if (mail) await queueSecurityMailBy(mail.settings, db, { ...happened, at: clock(), address: getAddress(request) })
}

/** Tells a user that a recovery code was used, whatever for, and how many are left. */
export async function queueCodeUsed(
  context: Pick<Context, 'mail' | 'clock'>,
  db: Kysely<Database>,
  request: Pick<FastifyRequest, 'ip'>,
  user: Happened['user'],
): Promise<void> {
  const codesLeft = await countCodes(db, user.id)
  await queueSecurityMail(context, db, request, { user, event: 'code_used', codesLeft })
}
