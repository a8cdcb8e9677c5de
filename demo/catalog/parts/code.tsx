import { useState } from 'react'
import { type CodeLanguage, type Piece, pieces } from '../lib/highlight.ts'

type CodeProps = {
  /** What it is, for the button and for whoever jumps from one to the next. */
  label: string
  text: string
  language?: CodeLanguage
  /** How tests and scripts find it. */
  name?: string
}

/** A text to take along. */
export function Code({ label, text, language = 'html', name }: CodeProps) {
  return (
    <figure className="c-code">
      <figcaption className="c-code__bar">
        <span>{label}</span>
        <Copy label={label} text={text} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll long lines */}
      <section className="c-code__scroll" tabIndex={0} aria-label={label}>
        <pre className="c-code__text">
          <code data-snippet={name}>{pieces(text, language).map(coloured)}</code>
        </pre>
      </section>
    </figure>
  )
}

function coloured({ kind, text }: Piece, index: number) {
  if (kind === 'plain') return text
  return (
    <span key={index} className={`c-code__${kind}`}>
      {text}
    </span>
  )
}

function Copy({ label, text }: { label: string; text: string }) {
  const [outcome, setOutcome] = useState<'Copied' | 'Not allowed'>()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('Copied'),
      () => setOutcome('Not allowed'),
    )
  return (
    <>
      <span role="status" className="r-visually-hidden">
        {outcome === 'Copied' ? `${label} copied` : outcome && `${label} could not be copied`}
      </span>
      <button type="button" className="c-code__copy" onClick={copy} onBlur={() => setOutcome(undefined)}>
        {outcome ?? 'Copy'}
        <span className="r-visually-hidden"> {label}</span>
      </button>
    </>
  )
}
