import { useId, useState } from 'react'
import { locale } from '#config/locale.ts'
import type { DeskTextHistory, DeskTextVersion } from '#contract/desk-content.ts'
import { deskContentTexts } from '#i18n/en/desk-content.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { formatInstant } from '#lib/format/relative-time.ts'
import { Button } from '#ui/button/button.tsx'
import { TextButton } from '#ui/button/text-button.tsx'
import { SectionHead } from '#ui/section-head/section-head.tsx'
import { Source } from './conflict.view.tsx'

type HistoryProps = {
  text: DeskTextHistory
  /** Whether there are unsaved changes, which a restored version would replace. */
  isDirty: boolean
  onRestore: (html: string) => void
}

/** The last texts, each of which can be shown and restored. */
export function History({ text, isDirty, onRestore }: HistoryProps) {
  const t = useTexts(deskContentTexts)
  const id = useId()
  const { versions } = text
  return (
    <section className="r-desk-content__history" aria-labelledby={id}>
      <SectionHead id={id}>{t.history}</SectionHead>
      {versions.length === 0 && <p className="r-desk-content__muted">{t.noHistory}</p>}
      {isDirty && versions.length > 1 && (
        <p className="r-desk-content__muted" id={`${id}-unsaved`}>
          {t.unsaved}
        </p>
      )}
      <ol>
        {versions.map((version, index) => (
          <Version
            key={version.id}
            version={version}
            isCurrent={index === 0 && version.html === text.html}
            blocked={isDirty ? `${id}-unsaved` : undefined}
            onRestore={onRestore}
          />
        ))}
      </ol>
    </section>
  )
}

type VersionProps = {
  version: DeskTextVersion
  isCurrent: boolean
  /** The id of the reason why it cannot be restored now. */
  blocked: string | undefined
  onRestore: (html: string) => void
}

function Version({ version: { html, published_at: at, author }, isCurrent, blocked, onRestore }: VersionProps) {
  const language = useLanguage()
  const t = useTexts(deskContentTexts)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const title = at ? fill(t.version, { date: formatInstant(at, locale(language)), author }) : t.before
  return (
    <li className="r-desk-content__version">
      <p>
        {title}
        {isCurrent && <span className="r-desk-content__current">{t.current}</span>}
      </p>
      <div className="r-desk-content__actions">
        <TextButton
          aria-label={fill(t.showNamed, { version: title })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {t.show}
        </TextButton>
        {!isCurrent && (
          <Button
            aria-label={fill(t.restoreNamed, { version: title })}
            aria-disabled={blocked !== undefined}
            aria-describedby={blocked}
            onClick={() => blocked === undefined && onRestore(html)}
          >
            {t.restore}
          </Button>
        )}
      </div>
      {isOpen && (
        <div id={id} className="r-desk-content__shown">
          <Source html={html} empty={t.empty} label={title} />
        </div>
      )}
    </li>
  )
}
