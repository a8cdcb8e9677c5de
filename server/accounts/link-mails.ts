import { provider } from '#server/platform/config/provider.ts'
import type { LinkPurpose } from '#server/platform/database/tables/users.ts'
import { buildText } from '#server/platform/mail/build-text.ts'
import type { Mail, MailAddress, MailSettings } from '#server/platform/mail/mail.ts'
import { oneLine } from '#server/platform/mail/one-line.ts'

type LinkMail = { to: MailAddress; token: string }

const ONCE = 'The link is good for 30 minutes and for one use. An earlier link does not work any more.'

const writers: Readonly<Record<LinkPurpose, (mail: LinkMail, portalUrl: string) => Pick<Mail, 'subject' | 'text'>>> = {
  password_reset: ({ to, token }, portalUrl) => ({
    subject: `Reset your password: ${provider}`,
    text: buildText(
      [`Dear ${to.name},`],
      [`A new password was asked for, for the account ${to.address}. To set one, open this link:`],
      [`${portalUrl}/reset_password/${token}`],
      [ONCE],
      ['Was it not you? Then there is nothing to do: your password stays as it is.'],
      [provider],
    ),
  }),
  passwordless_login: ({ to, token }, portalUrl) => ({
    subject: `Your sign-in link: ${provider}`,
    text: buildText(
      [`Dear ${to.name},`],
      [`A link to sign in was asked for, for the account ${to.address}. To sign in, open it and press Continue:`],
      [`${portalUrl}/passwordless_login?passwordless_token=${token}`],
      [ONCE, 'Do not pass it on: whoever has it can sign in as you.'],
      ['Was it not you? Then there is nothing to do: nobody is signed in without this email.'],
      [provider],
    ),
  }),
}

/** The mail with a link to set a new password (R141) or to sign in (R143). */
export function linkMail(
  purpose: LinkPurpose,
  { name, address, token }: { name: string; address: string; token: string },
  { from, portalUrl }: MailSettings,
): Mail {
  const to = { name: oneLine(name), address }
  return { from, to, ...writers[purpose]({ to, token }, portalUrl) }
}
