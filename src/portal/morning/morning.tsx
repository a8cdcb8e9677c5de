import '#widgets/lead/index.ts'
import '#widgets/changes/index.ts'
import '#widgets/most-read/index.ts'
import '#widgets/following/index.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { DateLine } from './date-line.tsx'
import css from './morning.css?inline'

registerStyles('portal', css)

/** What the dashboard begins with; it also defines the elements that are further down the page. */
export const Morning = () => (
  <>
    <DateLine />
    <research-lead hide-empty />
    <research-changes hide-empty />
  </>
)
