import { registerStyles } from '../base/styles.ts'
import skeleton from '../skeleton/skeleton.css?inline'
import button from './button.css?inline'

registerStyles('ui', skeleton, button)

/** The skeleton of a button with this width in px. */
export function ButtonSkeleton({ width }: { width: number }) {
  return (
    <span className="r-button" style={{ inlineSize: width, padding: 0, pointerEvents: 'none' }} aria-hidden="true">
      <span className="r-skeleton" style={{ flex: 1, alignSelf: 'stretch', padding: 0 }} />
    </span>
  )
}
