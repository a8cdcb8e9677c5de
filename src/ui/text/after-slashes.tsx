import { Fragment } from 'react'

/** A text that may be broken after its slashes, where a browser would break inside a word. */
export const AfterSlashes = ({ text }: { text: string }) =>
  text.split(/(?<=\/)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have nothing but their place
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
