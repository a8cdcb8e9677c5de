import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'
import { registerStyles } from '../base/styles.ts'
import { useCentered } from '../hooks/use-centered.ts'
import { useOverflow } from '../hooks/use-overflow.ts'
import { PageControl } from '../pagination/pagination-control.tsx'
import fadingRow from '../text/fading-row.css?inline'
import underlined from '../text/underlined.css?inline'
import alphabetNav from './alphabet-nav.css?inline'
import { alphabet } from './letters.ts'

registerStyles('ui', underlined, fadingRow, alphabetNav)

type AlphabetNavProps = {
  /** Empty: none of the letters. */
  current?: string
  /** Letters with data; others are disabled (R219). */
  available: readonly string[]
  /** With addresses, the letters are links. */
  getHref?: (letter: string) => string
  onLetter: (letter: string, event: MouseEvent<HTMLElement>) => void
  texts: { readonly [Name in 'letters' | 'noData']: string }
}

/** Paging by initial letter. One tab stop; arrow keys move and wrap at both ends (R235), also over disabled letters. */
export function AlphabetNav({ current = 'A', available, getHref, onLetter, texts }: AlphabetNavProps) {
  const id = useId()
  const row = useRef<HTMLOListElement>(null)
  useOverflow(row)
  const [chosen, setStop] = useState(current)
  const stop = chosen || 'A'
  const [shownFor, setShownFor] = useState(current)
  if (shownFor !== current) {
    setShownFor(current)
    setStop(current)
  }
  useCentered(row, alphabet.indexOf(current))

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const here = alphabet.indexOf(stop)
    const last = alphabet.length - 1
    const next = here === last ? 0 : here + 1
    const previous = here <= 0 ? last : here - 1
    const targets: Record<string, number> = {
      ArrowRight: isRtl ? previous : next,
      ArrowLeft: isRtl ? next : previous,
      ArrowDown: next,
      ArrowUp: previous,
      Home: 0,
      End: last,
    }
    const target = targets[event.key]
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setStop(alphabet[target] ?? current)
    row.current?.children[target]?.querySelector<HTMLElement>('a, button')?.focus()
  }
  return (
    <nav className="r-letters" aria-label={texts.letters}>
      <ol ref={row} className="r-fading-row r-letters__row" onKeyDown={move}>
        {alphabet.map((letter) => {
          const disabled = !available.includes(letter)
          return (
            <li key={letter}>
              <PageControl
                className="r-underlined r-letters__letter"
                label={letter}
                href={getHref?.(letter)}
                current={letter === current}
                disabled={disabled}
                describedBy={disabled ? `${id}-none` : undefined}
                tabIndex={letter === stop ? 0 : -1}
                onPress={(event) => {
                  setStop(letter)
                  onLetter(letter, event)
                }}
              >
                {letter}
              </PageControl>
            </li>
          )
        })}
      </ol>
      <span id={`${id}-none`} hidden>
        {texts.noData}
      </span>
    </nav>
  )
}
