import { useStore } from '@nanostores/react'
import { useCallback, useMemo, useRef } from 'react'
import { $config } from '#config/config.ts'
import { locale } from '#config/locale.ts'
import { wording } from '#config/wording.ts'
import type { WebDocument } from '#contract/document.ts'
import type { TileActions } from '#entities/document/document-title.tsx'
import { Passages } from '#entities/document/passages.view.tsx'
import { ProfileLink } from '#entities/profile/profile-link.tsx'
import { companyResearchTexts } from '#i18n/en/company-profile.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { formatDate } from '#lib/format/dates.ts'
import { fill } from '#lib/format/fill.ts'
import { DocumentType } from '#ui/document-type/document-type.tsx'
import { useFocusOnMore } from '#ui/hooks/use-focus-on-more.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { lockIcon } from '#ui/icons/icons-more.ts'
import { followIf } from '#ui/link/follow.ts'
import { Link } from '#ui/link/link.tsx'
import { type Column, Table } from '#ui/table/table.tsx'
import { EmptyValue } from '#ui/text/empty-value.tsx'
import { HighlightMarks } from '#ui/text/highlight-marks.tsx'
import { researchCards, researchColumns } from './research-columns.ts'
import { type ResearchRow, toResearchRow } from './research-rows.ts'

type ResearchTableProps = {
  /** The company's name and page; rows do not link to this page. */
  name: string
  href: string | undefined
  documents: readonly WebDocument[]
  actions: TileActions
}

/**
 * The research on a company as a table (R293). When more rows are loaded, the focus moves to the first of them without
 * scrolling.
 */
export function ResearchTable({ name, href, documents, actions }: ResearchTableProps) {
  const language = useLanguage()
  const t = useTexts(companyResearchTexts)
  const place = useRef<HTMLDivElement>(null)
  useStore($config)
  const words = wording(language)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts come from a module, not from props
  const columns = useMemo(() => buildColumns(actions, language), [actions, words])
  // Another function renders all rows again.
  const below = useCallback(
    (row: ResearchRow) => row.passages.length > 0 && <Passages tile={row} actions={actions} />,
    [actions],
  )
  const rows = documents.map((document) => toResearchRow(document, href, language))
  useFocusOnMore(place, documents, 'tbody > tr')
  return (
    <div ref={place}>
      <Table caption={fill(t.caption, { name })} cards={researchCards} columns={columns} rows={rows} below={below} />
    </div>
  )
}

function buildColumns(actions: TileActions, language: string): Column<ResearchRow>[] {
  const cells: Record<string, Column<ResearchRow>['cell']> = {
    focus: ({ focus }) => focus && <Focus focus={focus} onNavigate={actions.onNavigate} />,
    title: (row) => (
      <span className="r-research-table__title">
        <Title row={row} actions={actions} />
      </span>
    ),
    type: ({ type }) => type && <DocumentType type={type} />,
    author: ({ author }) => author && <ProfileLink {...author} onNavigate={actions.onNavigate} />,
    date: ({ date }) => date && <time dateTime={date}>{formatDate(date, 'long', locale(language))}</time>,
  }
  return researchColumns(language).map((column) => ({
    ...column,
    cell: (row) => cells[column.id]?.(row) || <EmptyValue />,
  }))
}

type FocusProps = { focus: NonNullable<ResearchRow['focus']>; onNavigate: TileActions['onNavigate'] }

const Focus = ({ focus, onNavigate }: FocusProps) => (
  <span className="r-research-table__focus">
    <ProfileLink {...focus} onNavigate={onNavigate} />
  </span>
)

function Title({ row: { id, title, lang, titleMarks, opening }, actions }: { row: ResearchRow; actions: TileActions }) {
  const t = useTexts(companyResearchTexts)
  const shown = (
    <bdi lang={title ? lang : undefined}>
      <HighlightMarks text={title || t.untitled} marks={titleMarks} />
    </bdi>
  )
  if (opening.kind === 'none') return shown
  if (opening.kind === 'locked') {
    const locked = () => actions.onLocked({ id, title: title || t.untitled, ...opening })
    return (
      <button type="button" className="r-research-table__locked" title={t.notIncluded} onClick={locked}>
        <Icon path={lockIcon} />
        {shown}
      </button>
    )
  }
  const { reference, href } = opening
  return (
    <Link href={href} variant="quiet" onClick={followIf(() => actions.onOpen({ id, reference, href }))}>
      {shown}
    </Link>
  )
}
