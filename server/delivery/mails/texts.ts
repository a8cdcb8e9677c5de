import type { DeliverySettings } from '#contract/delivery.ts'
import { values } from '#i18n/de/values.ts'

type Kind = 'follow' | 'saved_search' | 'distribution' | 'email'

/** The words of a mail with research in one language. */
export type MailTexts = {
  subject(count: number, names: string): string
  greeting(name: string): string
  intro(count: number): string
  group: Readonly<Record<Kind, (name: string) => string>>
  also: string
  rating: string
  target: string
  more(count: number): string
  stopSearch: string
  stopNamed(name: string): string
  /** Values of the API as the portal calls them. */
  tag(value: string): string
  documentType(value: string): string
  ratingValue(value: string): string
  when(settings: DeliverySettings): string
  change: string
  stopAll: string
  locale: string
}

const hourOf = ({ hour }: DeliverySettings) => `${String(hour).padStart(2, '0')}:00`

/** 2024-01-01 was a Monday. */
const weekdayName = ({ weekday }: DeliverySettings, locale: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday))

const names: Readonly<Record<string, Readonly<Record<string, string>>>> = values

/** The German name of a value of the first of these categories that has one. */
function german(...categories: string[]): (value: string) => string {
  const named = new Map(
    categories.toReversed().flatMap((category) => Object.entries(names[`values.${category}`] ?? {})),
  )
  return (value) => named.get(value) ?? value
}

const en: MailTexts = {
  subject: (count, names) => `${count} new ${count === 1 ? 'note' : 'notes'}: ${names}`,
  greeting: (name) => `Dear ${name},`,
  intro: (count) => (count === 1 ? 'This is new for you:' : `These ${count} notes are new for you:`),
  group: {
    follow: (name) => `You follow ${name}`,
    saved_search: (name) => `Saved search "${name}"`,
    distribution: (name) => `Distribution preference: ${name || 'all research'}`,
    email: (name) => `Email preferences: ${name}`,
  },
  also: 'Also',
  rating: 'Rating',
  target: 'Price target',
  more: (count) => `${count} more in your inbox`,
  stopSearch: 'Stop emails about this search',
  stopNamed: (name) => `Stop emails about "${name}"`,
  tag: (value) => value,
  documentType: (value) => value,
  ratingValue: (value) => value,
  when: (settings) => {
    if (settings.frequency === 'at_once') return 'You get these emails as soon as there is new research for you.'
    const days = settings.frequency === 'weekly' ? `every ${weekdayName(settings, 'en-GB')}` : 'daily'
    return `You get this email ${days} at ${hourOf(settings)} (${settings.time_zone}) if there is new research for you.`
  },
  change: 'Change when you get it',
  stopAll: 'Stop all emails with research',
  locale: 'en-GB',
}

const de: MailTexts = {
  subject: (count, names) => `${count} neue ${count === 1 ? 'Studie' : 'Studien'}: ${names}`,
  greeting: (name) => `Guten Tag ${name},`,
  intro: (count) => (count === 1 ? 'das ist neu für Sie:' : `diese ${count} Studien sind neu für Sie:`),
  group: {
    follow: (name) => `Sie beobachten ${name}`,
    saved_search: (name) => `Gespeicherte Suche „${name}“`,
    distribution: (name) => `Versandpräferenz: ${name || 'gesamtes Research'}`,
    email: (name) => `E-Mail-Präferenz ${name}`,
  },
  also: 'Außerdem',
  rating: 'Einstufung',
  target: 'Kursziel',
  more: (count) => (count === 1 ? '1 weitere in Ihrem Posteingang' : `${count} weitere in Ihrem Posteingang`),
  stopSearch: 'Keine E-Mails mehr zu dieser Suche',
  stopNamed: (name) => `Keine E-Mails mehr zu „${name}“`,
  tag: german('Sector', 'Region', 'Country', 'Asset Class', 'Content Type'),
  documentType: german('Content Type'),
  ratingValue: german('Rating'),
  when: (settings) => {
    if (settings.frequency === 'at_once') return 'Sie erhalten diese E-Mails, sobald es neues Research für Sie gibt.'
    const days = settings.frequency === 'weekly' ? `jeden ${weekdayName(settings, 'de-DE')}` : 'täglich'
    return `Sie erhalten diese E-Mail ${days} um ${hourOf(settings)} Uhr (${settings.time_zone}), wenn es neues Research für Sie gibt.`
  },
  change: 'Zeitpunkt ändern',
  stopAll: 'Keine E-Mails mit Research mehr',
  locale: 'de-DE',
}

export const mailTexts: Readonly<Record<DeliverySettings['language'], MailTexts>> = { en, de }
