import { locale } from '#config/locale.ts'
import type { Delivery } from '#contract/delivery.ts'
import { deliveryTexts } from '#i18n/en/delivery.ts'
import { hourStyle } from '#i18n/language.ts'
import { fill } from '#lib/format/fill.ts'
import { isZone } from '#lib/format/zone.ts'

/**
 * When the next mail goes out, in words and in the zone that the form shows: `Monday, November 30 at 7:00 AM
 * (Europe/Berlin)`.
 */
export function tellNextMail({ settings, next_at }: Delivery, zone: string, language: string): string {
  const t = deliveryTexts(language)
  const { frequency } = settings
  if (frequency === 'never') return t.nextNever
  if (frequency === 'at_once') return t.nextAtOnce
  const at = new Date(next_at ?? '')
  if (Number.isNaN(at.getTime()) || !isZone(zone)) return t.nextUnknown
  const options = { timeZone: zone } as const
  const day = new Intl.DateTimeFormat(locale(language), { ...options, weekday: 'long', day: 'numeric', month: 'long' })
  const time = new Intl.DateTimeFormat(locale(language), { ...options, hour: hourStyle(language), minute: '2-digit' })
  return fill(t.nextAt, { day: day.format(at), time: time.format(at), zone })
}
