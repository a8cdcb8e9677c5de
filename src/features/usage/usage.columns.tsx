import type { UsageRow } from '#api/usage.ts'
import { portalLink } from '#config/config.ts'
import { locale } from '#config/locale.ts'
import type { UsageBy, UsageCounts } from '#contract/usage.ts'
import { ProfileLink } from '#entities/profile/profile-link.tsx'
import { usageTexts } from '#i18n/en/usage.ts'
import { formatFigure } from '#lib/format/figures.ts'
import { cardsBelow } from '#ui/table/cards-below.ts'
import type { Column } from '#ui/table/table.tsx'

/** Below this width of the table its rows are cards, in px. */
export const usageCards = cardsBelow(640)

export const countNames = ['opens', 'reads', 'downloads', 'replays', 'machine'] as const

/** Figures that lines of this kind can have: a film is no document, and an event is no text. */
const possible: Partial<Record<UsageBy, readonly (typeof countNames)[number][]>> = {
  document: ['opens', 'reads', 'downloads', 'machine'],
  analyst: ['opens', 'reads', 'downloads', 'machine'],
  event: ['replays', 'machine'],
}

type Links = {
  /** The address of a firm's own report; undefined: it has none. */
  firmHref: ((id: string) => string) | undefined
  onNavigate: (href: string) => boolean
}

/** The month `2026-11` in words. */
const formatMonth = (month: string, language: string): string =>
  new Intl.DateTimeFormat(locale(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

/** What a line is about, in words. */
export const toName = ({ id, name }: UsageRow, by: UsageBy, language: string): string =>
  by === 'month' && /^\d{4}-\d{2}$/.test(id) ? formatMonth(id, language) : name || usageTexts(language).unnamed

function toHref({ id }: UsageRow, by: UsageBy, { firmHref }: Links): string | undefined {
  if (by === 'firm') return firmHref?.(id)
  if (by === 'document') return portalLink(`/document/${encodeURIComponent(id)}`)?.href
  return by === 'analyst' ? portalLink(`/analyst_profile/${encodeURIComponent(id)}`)?.href : undefined
}

/** What a line is about, then its figures; those of which the period has none are left out. */
export function usageColumns(
  by: UsageBy,
  total: UsageCounts | undefined,
  links: Links,
  language: string,
): Column<UsageRow>[] {
  const t = usageTexts(language)
  const tag = locale(language)
  const name: Column<UsageRow> = {
    id: 'name',
    header: t[by],
    size: 180,
    grow: 480,
    sortable: true,
    cell: (row) => (
      <ProfileLink name={toName(row, by, language)} href={toHref(row, by, links)} onNavigate={links.onNavigate} />
    ),
  }
  const reference: Column<UsageRow> = {
    id: 'reference',
    header: t.reference,
    size: 132,
    most: 168,
    card: 'fact',
    cell: ({ reference }) => <bdi>{reference}</bdi>,
  }
  const shown = (possible[by] ?? countNames).filter((count) => total?.[count] !== 0)
  const figures = shown.map(
    (count): Column<UsageRow> => ({
      id: count,
      header: count === 'machine' ? t.machineShort : t[count],
      size: 100,
      most: 116,
      end: true,
      sortable: true,
      largestFirst: true,
      card: 'figure',
      cell: (row) => (row[count] === 0 ? <span className="r-usage__none">0</span> : formatFigure(row[count], 0, tag)),
    }),
  )
  return by === 'document' ? [name, reference, ...figures] : [name, ...figures]
}
