import { savedSearchTexts } from '#i18n/en/saved-searches.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { registerStyles } from '#ui/base/styles.ts'
import css from './new-count.css?inline'

registerStyles('entities', css)

/** The API counts no further. */
const MOST = 99

/** How many documents are new in a search; nothing if there are none. */
export function NewCount({ count }: { count: number }) {
  const t = useTexts(savedSearchTexts)
  if (count <= 0) return null
  return <span className="r-new-count">{fill(t.newCount, { count: count >= MOST ? `${MOST}+` : count })}</span>
}
