import type { DeliverySettings } from '#contract/delivery.ts'
import { provider } from '#server/platform/config/provider.ts'
import type { Mail, MailSettings } from '#server/platform/mail/mail.ts'
import { type LinkTo, linkMail } from './link-mail.ts'

const texts = {
  en: {
    subject: `Reset your password: ${provider}`,
    greeting: (name: string) => `Dear ${name},`,
    ask: (username: string) =>
      `We send you a link to set a new password for your account ${username}. To set one, open this link:`,
    validity: (address: string) =>
      `The link is good for 30 minutes and for one use. After that, choose "Reset your password" at ${address} to get another one.`,
    question: 'Until you set a new one, your password stays as it is. If you have a question, reply to this email.',
  },
  de: {
    subject: `Passwort zurücksetzen: ${provider}`,
    greeting: (name: string) => `Guten Tag ${name},`,
    ask: (username: string) =>
      `Wir senden Ihnen einen Link, um ein neues Passwort für Ihr Konto ${username} zu setzen. Öffnen Sie dazu diesen Link:`,
    validity: (address: string) =>
      `Der Link gilt 30 Minuten und für eine Verwendung. Danach erhalten Sie unter ${address} mit „Passwort zurücksetzen“ einen neuen.`,
    question:
      'Bis Sie ein neues setzen, bleibt Ihr Passwort, wie es ist. Wenn Sie eine Frage haben, antworten Sie auf diese E-Mail.',
  },
} as const

type Reset = LinkTo & { language: DeliverySettings['language'] }

/** The mail with a link to set another password that the desk sends, in the language of the user's mails. */
export function resetMail({ language, ...to }: Reset, settings: MailSettings): Mail {
  const t = texts[language]
  return linkMail(to, { ...t, ask: t.ask(to.username), after: [t.validity(settings.portalUrl), t.question] }, settings)
}
