import type { DeliverySettings } from '#contract/delivery.ts'
import { provider } from '#server/platform/config/provider.ts'
import { buildText } from '#server/platform/mail/build-text.ts'
import type { Mail, MailSettings } from '#server/platform/mail/mail.ts'
import { oneLine } from '#server/platform/mail/one-line.ts'

export type Ending = {
  user: { name: string; username: string }
  isTrial: boolean
  end: Date
  language: DeliverySettings['language']
  /** IANA name; the end is told by its clock. */
  timeZone: string
}

const texts = {
  en: {
    locale: 'en-GB',
    subject: (isTrial: boolean) => (isTrial ? 'Your trial is about to end' : 'Your subscription is about to end'),
    greeting: (name: string) => `Dear ${name},`,
    end: (isTrial: boolean, time: string) => `${isTrial ? 'Your trial' : 'Your subscription'} ends on ${time}.`,
    after:
      'After that you can still sign in, and see what is published. Your preferences and lists are kept, and research opens again as soon as your access is extended.',
    extend: (address: string) => `To extend it, reply to this email or write to ${address}.`,
  },
  de: {
    locale: 'de-DE',
    subject: (isTrial: boolean) => (isTrial ? 'Ihr Testzugang endet bald' : 'Ihr Abonnement endet bald'),
    greeting: (name: string) => `Guten Tag ${name},`,
    end: (isTrial: boolean, time: string) => `${isTrial ? 'Ihr Testzugang' : 'Ihr Abonnement'} endet am ${time}.`,
    after:
      'Danach können Sie sich weiterhin anmelden und sehen, was erscheint. Ihre Einstellungen und Listen bleiben erhalten, und das Research öffnet sich wieder, sobald Ihr Zugang verlängert ist.',
    extend: (address: string) =>
      `Wenn Sie ihn verlängern möchten, antworten Sie auf diese E-Mail oder schreiben Sie an ${address}.`,
  },
} as const

/** Tells a user when the subscription ends, what stays, and how to extend it. */
export function expiryMail({ user, isTrial, end, language, timeZone }: Ending, settings: MailSettings): Mail {
  const t = texts[language]
  const { from, accessTeam } = settings
  const name = oneLine(user.name)
  const time = new Intl.DateTimeFormat(t.locale, { dateStyle: 'long', timeStyle: 'long', timeZone }).format(end)
  return {
    from,
    to: { name, address: user.username },
    replyTo: accessTeam,
    subject: `${t.subject(isTrial)}: ${provider}`,
    text: buildText([t.greeting(name)], [t.end(isTrial, time)], [t.after], [t.extend(accessTeam.address)], [provider]),
  }
}
