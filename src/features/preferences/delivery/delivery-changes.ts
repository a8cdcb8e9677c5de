import type { Delivery, DeliverySettings } from '#contract/delivery.ts'

export type DeliveryChanges = Partial<DeliverySettings>

const keys = ['frequency', 'hour', 'weekday', 'time_zone', 'language'] as const

/** The zone of the browser. */
export const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The stored settings. Until the user has stored any, the browser's time zone is proposed. */
export const getProposal = ({ settings, chosen }: Delivery, zone: string): DeliverySettings =>
  chosen ? settings : { ...settings, time_zone: zone }

/** The changes that still differ from the settings. */
export function withoutSame(settings: DeliverySettings, changes: DeliveryChanges): DeliveryChanges {
  const different = keys.filter((key) => changes[key] !== undefined && changes[key] !== settings[key])
  return Object.fromEntries(different.map((key) => [key, changes[key]]))
}
