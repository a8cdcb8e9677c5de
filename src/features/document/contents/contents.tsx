import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { documentTexts } from '#i18n/en/document.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { getHeadings, goTo, watchReading } from '../reading-place.ts'
import css from './contents.css?inline'

registerStyles('features', css)

const FEWEST = 3

/** Goes to the title of the document, above the text. */
function goToTop(nav: HTMLElement | null): void {
  const title = nav?.closest('.r-document__main')?.querySelector('h1')
  if (title) goTo(title)
}

/** Scrolls contents that are higher than the window so far that the marked entry is in sight. */
function keepMarkInSight(nav: HTMLElement | null): void {
  const entry = nav?.querySelector('[aria-current]')
  if (!nav || !entry) return
  const [outer, inner] = [nav.getBoundingClientRect(), entry.getBoundingClientRect()]
  if (inner.top < outer.top) nav.scrollTop -= outer.top - inner.top
  if (inner.bottom > outer.bottom) nav.scrollTop += inner.bottom - outer.bottom
}

/**
 * The table of contents: the summary above the text, then headings that scroll to their section, the current one marked. They are buttons, because
 * sections have no address: a link opened in a new tab would not work. Fewer than three headings are not shown.
 */
export function Contents({ root, lang }: { root: ShadowRoot; lang?: string | undefined }) {
  const t = useTexts(documentTexts)
  const language = useLanguage()
  const place = useRef<HTMLElement>(null)
  const id = useId()
  const headings = useMemo(() => getHeadings(root), [root])
  const [read, setRead] = useState<Element>()
  const isShown = headings.length >= FEWEST
  useEffect(() => (isShown ? watchReading(root, headings, setRead) : undefined), [root, headings, isShown])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another mark may be out of sight
  useEffect(() => keepMarkInSight(place.current), [read])
  const toTop = () => {
    goToTop(place.current)
    setRead(undefined)
  }
  const mark = (isRead: boolean) => (isRead ? 'location' : undefined)
  return (
    <nav ref={place} className="r-contents" aria-labelledby={id} hidden={!isShown}>
      <p className="r-contents__title" id={id}>
        {t.contents}
      </p>
      <ol lang={lang}>
        <li>
          <button
            type="button"
            className="r-contents__entry"
            aria-current={mark(!read)}
            onClick={toTop}
            lang={language}
          >
            {t.summary}
          </button>
        </li>
        {headings.map((heading, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the headings of a text do not change
          <li key={index} className={heading.localName === 'h3' ? 'r-contents__minor' : undefined}>
            <button
              type="button"
              className="r-contents__entry"
              aria-current={mark(heading === read)}
              onClick={() => setRead(goTo(heading))}
            >
              {heading.textContent?.trim()}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
