import { Fragment } from 'react'

/** A text that may wrap after slashes, where browsers would break inside a word. */
export const AfterSlashes = ({ text }: { text: string }) =>
  text.split(/(?<=\/)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
