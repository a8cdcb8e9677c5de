import type { DeskTag } from '#contract/desk-tags.ts'
import { deskTagsTexts } from '#i18n/en/desk-tags.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { Link } from '#ui/link/link.tsx'
import { cardsBelow } from '#ui/table/cards-below.ts'
import type { Column } from '#ui/table/table.tsx'
import { EmptyValue } from '#ui/text/empty-value.tsx'
import { nameCategory } from './tag-words.ts'

export const tagCards = cardsBelow(640)

/** The columns of the tags at the desk. */
export function tagColumns(language: string): Column<DeskTag>[] {
  const t = deskTagsTexts(language)
  return [
    {
      id: 'name',
      header: t.name,
      size: 260,
      cell: ({ id, category, value, is_active: isActive }) => (
        <>
          <Link variant="quiet" href={`/desk/tags/${id}`}>
            <bdi>{valueLabel(category, value, language)}</bdi>
          </Link>
          {!isActive && ` (${t.inactive})`}
        </>
      ),
    },
    {
      id: 'category',
      header: t.category,
      size: 140,
      card: 'fact',
      cell: ({ category }) => nameCategory(category, language),
    },
    {
      id: 'ticker',
      header: t.ticker,
      size: 120,
      card: 'fact',
      cell: ({ ticker }) => (ticker ? <bdi>{ticker}</bdi> : <EmptyValue />),
    },
    { id: 'documents', header: t.documents, size: 100, most: 120, end: true, cell: ({ documents }) => documents },
  ]
}
