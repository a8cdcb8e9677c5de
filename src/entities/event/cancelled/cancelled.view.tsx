import { eventTexts } from '#i18n/en/events.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { registerStyles } from '#ui/base/styles.ts'
import css from './cancelled.css?inline'

registerStyles('entities', css)

/** The mark before the name of an event that will not take place. */
export function Cancelled() {
  const t = useTexts(eventTexts)
  return <span className="r-cancelled">{t.cancelled} </span>
}
