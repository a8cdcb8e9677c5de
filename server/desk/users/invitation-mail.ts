import { provider } from '#server/platform/config/provider.ts'
import { buildText } from '#server/platform/mail/build-text.ts'
import type { Mail, MailSettings } from '#server/platform/mail/mail.ts'
import { oneLine } from '#server/platform/mail/one-line.ts'

const DAYS = 7

/** How long the link of an invitation is good, in milliseconds: people are away for days, and others wait for their accounts. */
export const INVITATION_LIFETIME = DAYS * 24 * 60 * 60 * 1000

type Invitation = { username: string; name: string; token: string; end: Date | null; isTrial: boolean }

/** The mail by which a new user sets a password. In English: what the user reads is not known yet. */
export function invitationMail(
  { username, name: given, token, end, isTrial }: Invitation,
  { from, accessTeam, portalUrl }: MailSettings,
): Mail {
  const name = oneLine(given)
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' })
  return {
    from,
    to: { name, address: username },
    replyTo: accessTeam,
    subject: `Your access to ${provider}`,
    text: buildText(
      [`Dear ${name},`],
      [`You have an account for our research. Your user name is ${username}. To set your password, open this link:`],
      [`${portalUrl}/reset_password/${token}`],
      [
        `The link is good for ${DAYS} days and for one use. After that, choose "Forgotten your password?" at ${portalUrl} to get another one.`,
      ],
      end ? [`${isTrial ? 'Your trial' : 'Your subscription'} ends on ${format.format(end)}.`] : [],
      ['If you have a question, reply to this email.'],
      [provider],
    ),
  }
}
