import type { Delivery, DeliverySettings } from '#contract/delivery.ts'
import { primaryOf } from '#i18n/words.ts'

export type DeliveryChanges = Partial<DeliverySettings>

const keys = ['frequency', 'hour', 'weekday', 'time_zone', 'language'] as const

/** The time zone of the browser, and the language in which the user reads. */
export type Habits = { zone: string; language: string }

export const getHabits = (language: string): Habits => ({
  zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  language,
})

const mailLanguages = ['en', 'de'] as const

/** The stored settings. Until the user has stored any, what the user is used to is proposed, as far as mails have the language. */
export function getProposal({ settings, chosen }: Delivery, { zone, language }: Habits): DeliverySettings {
  if (chosen) return settings
  const own = mailLanguages.find((each) => each === primaryOf(language))
  return { ...settings, time_zone: zone, language: own ?? settings.language }
}

/** The changes that still differ from the settings. */
export function withoutSame(settings: DeliverySettings, changes: DeliveryChanges): DeliveryChanges {
  const different = keys.filter((key) => changes[key] !== undefined && changes[key] !== settings[key])
  return Object.fromEntries(different.map((key) => [key, changes[key]]))
}
