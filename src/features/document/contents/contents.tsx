import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { documentTexts } from '#i18n/en/document.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { getHeadings, goTo, watchReading } from '../reading-place.ts'
import css from './contents.css?inline'

registerStyles('features', css)

const FEWEST = 3

/**
 * The table of contents: headings that scroll to their section, the current one marked. They are buttons, because
 * sections have no address: a link opened in a new tab would not work. Fewer than three headings are not shown.
 */
export function Contents({ root, lang }: { root: ShadowRoot; lang?: string | undefined }) {
  const t = useTexts(documentTexts)
  const place = useRef<HTMLElement>(null)
  const id = useId()
  const headings = useMemo(() => getHeadings(root), [root])
  const [read = headings[0], setRead] = useState<Element>()
  const isShown = headings.length >= FEWEST
  useEffect(() => (isShown ? watchReading(root, headings, setRead) : undefined), [root, headings, isShown])
  return (
    <nav ref={place} className="r-contents" aria-labelledby={id} hidden={!isShown}>
      <p className="r-contents__title" id={id}>
        {t.contents}
      </p>
      <ol lang={lang}>
        {headings.map((heading, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the headings of a text do not change
          <li key={index} className={heading.localName === 'h3' ? 'r-contents__minor' : undefined}>
            <button
              type="button"
              className="r-contents__entry"
              aria-current={heading === read ? 'location' : undefined}
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
