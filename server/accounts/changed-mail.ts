import type { FastifyRequest } from 'fastify'
import type { Context } from '#server/access/context.ts'
import { provider } from '#server/platform/config/provider.ts'
import { toClient } from '#server/platform/http/client-address.ts'
import { buildText } from '#server/platform/mail/build-text.ts'
import type { Mail, MailSettings } from '#server/platform/mail/mail.ts'
import { isAddress } from '#server/platform/mail/mail-address.ts'
import { oneLine } from '#server/platform/mail/one-line.ts'

type Change = {
  user: { name: string; username: string }
  how: 'changed' | 'reset'
  at: Date
  address: string
}

const days = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})

const ways = {
  changed: 'It was changed in the portal, with the old password.',
  reset: 'It was set by a link that was sent to this mailbox.',
} as const

function changedMail({ user, how, at, address }: Change, { from, accessTeam, portalUrl }: MailSettings): Mail {
  const name = oneLine(user.name)
  return {
    from,
    to: { name, address: user.username },
    replyTo: accessTeam,
    subject: `Your password was changed: ${provider}`,
    text: buildText(
      [`Dear ${name},`],
      [`The password of the account ${user.username} was changed. ${ways[how]}`],
      [`When: ${days.format(at)} UTC`, `From: ${address}`],
      ['Every device that was signed in has been signed out. If it was you, there is nothing to do.'],
      [
        'Was it not you? Then somebody else may have access to your account:',
        `1. Set a new password at once: ${portalUrl}/reset_password`,
        `2. Tell us by a reply to this email, or write to ${accessTeam.address}.`,
        ...(how === 'reset' ? ['3. Change the password of your mailbox, as somebody may read your email.'] : []),
      ],
      [provider],
    ),
  }
}

/** The mail that tells users of their new password; none where no mails are written. */
export function changedMails(
  { mail, clock }: Pick<Context, 'mail' | 'clock'>,
  { ip }: Pick<FastifyRequest, 'ip'>,
  { user, how }: Pick<Change, 'user' | 'how'>,
): Mail[] {
  if (!mail || !isAddress(user.username)) return []
  return [changedMail({ user, how, at: clock(), address: toClient(ip) }, mail.settings)]
}
