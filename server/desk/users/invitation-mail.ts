import type { DeliverySettings } from '#contract/delivery.ts'
import { provider } from '#server/platform/config/provider.ts'
import type { Mail, MailSettings } from '#server/platform/mail/mail.ts'
import { type LinkTo, linkMail } from './link-mail.ts'

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

type Invitation = LinkTo & { end: Date | null; isTrial: boolean; language: DeliverySettings['language'] }

/** The mail by which a new user sets a password, in the language that the desk has chosen for the user's mails. */
export function invitationMail({ end, isTrial, language, ...to }: Invitation, settings: MailSettings): Mail {
  const t = texts[language]
  const format = new Intl.DateTimeFormat(t.locale, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' })
  const ends = end ? [t.end(isTrial, format.format(end))] : []
  const after = [t.validity(settings.portalUrl), ...ends, t.question]
  return linkMail(to, { ...t, ask: t.account(to.username), after }, settings)
}
