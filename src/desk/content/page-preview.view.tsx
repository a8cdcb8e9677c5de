import purifier from 'dompurify'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { Content } from '#features/landing/content.tsx'
import { SectionNav } from '#features/landing/landing.view.tsx'
import { getEntries, getSections } from '#features/landing/sections.ts'
import { deskContentTexts } from '#i18n/en/desk-content.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'

type PagePreviewProps = {
  /** All texts of the page by name, with the draft in its place. */
  texts: ReadonlyMap<string, string>
  /** The text that is being changed. */
  name: string
}

const FOOTER = 'footer'

/** The landing page with a draft, in the page's own view. Its width is that of the frame. */
export function PagePreview({ texts, name }: PagePreviewProps) {
  const t = useTexts(deskContentTexts)
  const language = useLanguage()
  const frame = useRef<HTMLDivElement>(null)
  const slots = useMemo(() => new Map([...texts].filter(([key, html]) => key !== FOOTER && html !== '')), [texts])
  const sections = getSections({ state: 'ready', value: slots })
  const goTo = useCallback((id: string) => {
    const section = frame.current?.querySelector<HTMLElement>(`section[id="${CSS.escape(id)}"]`)
    frame.current?.scrollTo({ top: section?.offsetTop ?? 0 })
  }, [])
  // Only when another text is opened: nothing moves while somebody types.
  useEffect(() => {
    const place = frame.current
    const own = getSections({ state: 'loading' }).find(
      ({ texts: ownTexts, popups }) => ownTexts.includes(name) || popups?.slot === name,
    )
    if (own) goTo(own.id)
    else place?.scrollTo({ top: place.scrollHeight })
  }, [name, goTo])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section ref={frame} className="r-desk-content__frame" aria-label={t.preview} tabIndex={0}>
      <div className="r-landing">
        <SectionNav entries={getEntries(sections, language)} current={undefined} onSection={goTo} />
        <Content
          sections={sections}
          slots={slots}
          footer={texts.get(FOOTER) ?? ''}
          purifier={purifier}
          onSection={goTo}
        />
      </div>
    </section>
  )
}
