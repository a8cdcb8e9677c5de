import { type ReactNode, useEffect, useRef } from 'react'
import { categoryPlural } from '#config/category-label.ts'
import { paletteTexts } from '#i18n/en/palette.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { retryIcon } from '#ui/icons/icons.ts'
import { searchIcon } from '#ui/icons/icons-more.ts'
import { ListOption } from '#ui/listbox/list-option.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import css from '#ui/suggestion-list/suggestion-list.css?inline'
import { Highlight } from '#ui/text/highlight.tsx'
import { SEARCH } from './entries.ts'
import type { Entry, Section } from './entry.ts'

registerStyles('ui', css)

/** The key of the row that retries a failed request. */
export const RETRY = 'retry'

type PaletteListProps = {
  id: string
  /** The typed text; its matches are highlighted. */
  term: string
  sections: readonly Section[]
  /** Whether to show skeleton rows. */
  loading: boolean
  /** More results may follow. */
  busy: boolean
  failed: boolean
  /** Only the entry that works with any text is left. */
  empty: boolean
  highlighted: string | undefined
  onHighlight: (key: string) => void
  onChoose: (key: string, inTab: boolean) => void
}

const headingOf = (kind: Section['kind'], language: string): string => {
  if (kind === 'companies') return categoryPlural('Company', language)
  return kind === 'analysts' ? categoryPlural('Analyst', language) : paletteTexts(language)[kind]
}

/** The entries of the palette in sections. The focus stays in the field, which handles the keys. */
export function PaletteList(props: PaletteListProps) {
  const t = useTexts(paletteTexts)
  const { id, term, sections, loading, busy, failed, empty, highlighted, onHighlight, onChoose } = props
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows move the highlighted one
  useEffect(() => {
    const row = box.current?.querySelector('[aria-selected=true]')
    // For the first row, its heading is shown too.
    if (row === box.current?.querySelector('[role=option]')) box.current?.scrollTo(0, 0)
    else row?.scrollIntoView({ block: 'nearest' })
  }, [highlighted, term])

  const row = (key: string, children: ReactNode) => (
    <ListOption
      key={key}
      listId={id}
      value={key}
      className="r-suggestions__row"
      active={key === highlighted}
      onActivate={onHighlight}
      onChoose={(_, event) => onChoose(key, event.ctrlKey || event.metaKey)}
      onAuxClick={(event) => event.button === 1 && onChoose(key, true)}
    >
      {children}
    </ListOption>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the field
    <div ref={box} className="portal-palette__list" onMouseDown={(event) => event.preventDefault()}>
      {empty && <p className="portal-palette__none">{fill(t.none, { term: term.trim() })}</p>}
      {loading && [64, 48].map((width) => <Waiting key={width} width={width} />)}
      <div id={id} role="listbox" aria-label={t.results} aria-busy={busy} tabIndex={-1}>
        {failed &&
          row(
            RETRY,
            <>
              <Icon path={retryIcon} />
              <span className="portal-palette__failed">{t.failed}</span>
              <span className="r-suggestions__category">{t.retry}</span>
            </>,
          )}
        {sections.map(({ kind, entries }) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox has groups
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <div id={`${id}-${kind}`} role="presentation" className="portal-palette__heading">
              {headingOf(kind, language)}
            </div>
            {entries.map((entry) => row(entry.key, <Words entry={entry} term={term} />))}
          </div>
        ))}
      </div>
    </div>
  )
}

function Words({ entry, term }: { entry: Entry; term: string }) {
  const t = useTexts(paletteTexts)
  const { key, label, lang, date, detail, does } = entry
  const isSearch = key === SEARCH
  return (
    <>
      {isSearch && <Icon path={searchIcon} />}
      <span className="r-suggestions__value" title={label} lang={lang}>
        {isSearch ? label : <Highlight text={label} term={term} />}
      </span>
      {(date || detail) && (
        <span className="r-suggestions__category">
          {date && <time dateTime={date.iso}>{date.text}</time>}
          {date && detail && ' · '}
          {detail}
        </span>
      )}
      {'href' in does && does.withToken && <span className="r-suggestions__category">{t.newTab}</span>}
    </>
  )
}

const Waiting = ({ width }: { width: number }) => (
  <div className="r-suggestions__waiting">
    <Skeleton width={width} />
  </div>
)
