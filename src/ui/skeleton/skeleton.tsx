import { registerStyles } from '../base/styles.ts'
import css from './skeleton.css?inline'

registerStyles('ui', css)

type SkeletonProps = {
  /** A line of the type scale: `text` is 20 px high, `title` 22, `heading` 28. Default `text`. */
  shape?: 'text' | 'title' | 'heading'
  /** Share of the width, in per cent. Default 100. */
  width?: number
}

/** A placeholder for one line, in its exact height. The container has `aria-busy`. */
export function Skeleton({ shape = 'text', width = 100 }: SkeletonProps) {
  return <span className={`r-skeleton r-skeleton--${shape}`} style={{ inlineSize: `${width}%` }} aria-hidden="true" />
}
