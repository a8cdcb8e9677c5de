import { Fragment } from 'react'
import type { Mark } from '#lib/format/marks.ts'

type HighlightMarksProps = {
  text: string
  marks: readonly Mark[]
  /** The index of the mark that the user has come to. */
  current?: number | undefined
}

/** A text with places highlighted. */
export const HighlightMarks = ({ text, marks, current }: HighlightMarksProps) => (
  <>
    {marks.map(([from, to], index) => (
      <Fragment key={from}>
        {text.slice(marks[index - 1]?.[1] ?? 0, from)}
        <mark data-current={index === current || undefined}>{text.slice(from, to)}</mark>
      </Fragment>
    ))}
    {text.slice(marks.at(-1)?.[1] ?? 0)}
  </>
)
