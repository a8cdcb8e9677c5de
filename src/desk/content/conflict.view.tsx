import { useEffect, useRef } from 'react'
import { deskContentTexts } from '#i18n/en/desk-content.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'

type ConflictProps = { theirs: string; mine: string; onKeep: () => void; onTake: () => void }

/** Two texts of which one can stay: the one that was published meanwhile, and the draft. */
export function Conflict({ theirs, mine, onKeep, onTake }: ConflictProps) {
  const t = useTexts(deskContentTexts)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} className="r-desk-content__conflict" tabIndex={-1}>
      <Notice>{t.conflict}</Notice>
      <div className="r-desk-content__texts">
        <TextBlock title={t.theirs} html={theirs} />
        <TextBlock title={t.mine} html={mine} />
      </div>
      <div className="r-desk-content__actions">
        <Button variant="primary" onClick={onKeep}>
          {t.keepMine}
        </Button>
        <Button onClick={onTake}>{t.takeTheirs}</Button>
      </div>
    </div>
  )
}

function TextBlock({ title, html }: { title: string; html: string }) {
  const t = useTexts(deskContentTexts)
  return (
    <div>
      <h3 className="r-desk-content__label">{title}</h3>
      <Source html={html} empty={t.empty} label={title} />
    </div>
  )
}

/** HTML as it is written. */
export function Source({ html, empty, label }: { html: string; empty: string; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className="r-desk-content__source" aria-label={label} tabIndex={0}>
      <pre dir="ltr">{html || empty}</pre>
    </section>
  )
}
