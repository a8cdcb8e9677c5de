import type { DeliverySettings } from '#contract/delivery.ts'
import { provider } from '#server/platform/config/provider.ts'
import { buildText } from '#server/platform/mail/build-text.ts'
import type { Mail, MailSettings } from '#server/platform/mail/mail.ts'
import { oneLine } from '#server/platform/mail/one-line.ts'

const DAYS = 7

/** How long the link of an invitation is good, in milliseconds: people are away for days, and others wait for their accounts. */
export const INVITATION_LIFETIME = DAYS * 24 * 60 * 60 * 1000

const texts = {
  en: {
    locale: 'en-GB',
    subject: `Your access to ${provider}`,
    greeting: (name: string) => `Dear ${name},`,
    account: (username: string) =>
      `You have an account for our research. Your user name is ${username}. To set your password, open this link:`,
    validity: (address: string) =>
      `The link is good for ${DAYS} days and for one use. After that, choose "Reset your password" at ${address} to get another one.`,
    end: (isTrial: boolean, time: string) => `${isTrial ? 'Your trial' : 'Your subscription'} ends on ${time}.`,
    question: 'If you have a question, reply to this email.',
  },
  de: {
    locale: 'de-DE',
    subject: `Ihr Zugang zu ${provider}`,
    greeting: (name: string) => `Guten Tag ${name},`,
    account: (username: string) =>
      `Sie haben ein Konto für unser Research. Ihr Benutzername ist ${username}. Um Ihr Passwort zu setzen, öffnen Sie diesen Link:`,
    validity: (address: string) =>
      `Der Link gilt ${DAYS} Tage und für eine Verwendung. Danach erhalten Sie unter ${address} mit „Passwort zurücksetzen“ einen neuen.`,
    end: (isTrial: boolean, time: string) => `${isTrial ? 'Ihr Testzugang' : 'Ihr Abonnement'} endet am ${time}.`,
    question: 'Wenn Sie eine Frage haben, antworten Sie auf diese E-Mail.',
  },
} as const

type Invitation = {
  username: string
  name: string
  token: string
  end: Date | null
  isTrial: boolean
  language: DeliverySettings['language']
}

/** The mail by which a new user sets a password, in the language that the desk has chosen for the user's mails. */
export function invitationMail(
  { username, name: given, token, end, isTrial, language }: Invitation,
  { from, accessTeam, portalUrl }: MailSettings,
): Mail {
  const t = texts[language]
  const name = oneLine(given)
  const format = new Intl.DateTimeFormat(t.locale, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' })
  return {
    from,
    to: { name, address: username },
    replyTo: accessTeam,
    subject: t.subject,
    text: buildText(
      [t.greeting(name)],
      [t.account(username)],
      [`${portalUrl}/reset_password/${token}`],
      [t.validity(portalUrl)],
      end ? [t.end(isTrial, format.format(end))] : [],
      [t.question],
      [provider],
    ),
  }
}
