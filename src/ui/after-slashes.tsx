import { Fragment } from 'react'

/** A text that may be broken after its slashes, where a browser would break inside a word. */
export const AfterSlashes = ({ text }: { text: string }) =>
  text.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
