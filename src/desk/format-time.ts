import { locale } from '#config/locale.ts'
import { hourStyle } from '#i18n/language.ts'

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const

function format(instant: string | null | undefined, language: string, style: Intl.DateTimeFormatOptions): string {
  const date = new Date(instant ?? '')
  if (Number.isNaN(date.getTime())) return ''
  const clock = { hour: hourStyle(language), minute: '2-digit' } as const
  return new Intl.DateTimeFormat(locale(language), { ...clock, ...style }).format(date)
}

/** An instant with the time zone: `Nov 28, 2026, 9:00 AM GMT+1`. Without a zone, by the clock of this browser. */
export const formatTime = (instant: string | null | undefined, language: string, zone?: string): string =>
  format(instant, language, { ...day, timeZoneName: 'short', ...(zone && { timeZone: zone }) })

/** The time alone, by the clock of this browser: `9:00 AM`. */
export const formatClock = (instant: string, language: string): string => format(instant, language, {})
