import { locale } from '#config/locale.ts'
import { useLanguage } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { formatAgo, formatInstant } from '#lib/format/relative-time.ts'

type TimeProps = { at: string; text: string; justNow: string }

/** How long ago something was; the title is the time itself. */
export function Time({ at, text, justNow }: TimeProps) {
  const language = useLanguage()
  const time = formatAgo(at, new Date(), locale(language))
  return (
    <time dateTime={at} title={formatInstant(at, locale(language))}>
      {time ? fill(text, { time }) : justNow}
    </time>
  )
}
