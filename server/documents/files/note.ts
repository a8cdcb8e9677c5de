import type { TagData } from '#server/platform/database/tables/tags.ts'
import { type Block, parseBlocks } from '#server/platform/files/html-blocks.ts'
import { type TagsById, toContact } from '#server/tags/wire.ts'
import type { DocumentRow } from '../repository.ts'

/** Company figures: row name to year to value. */
export type Figures = NonNullable<TagData['company_financials_table']>

/** What every file of a document is made of. */
export type Note = {
  id: number
  title: string
  subtitle: string
  summary: string
  type: string
  reference: string
  publishedAt: Date
  analysts: { name: string; role: string; email: string }[]
  /** Label and value: rating, target price, region and what else is known. */
  facts: [label: string, value: string][]
  html: string
  blocks: Block[]
  figures: Figures | undefined
}

const withPrior = (value: string, prior: string | null) =>
  prior && prior !== value ? `${value} (from ${prior})` : value

function money(amount: number | null, currency: string | null): string | null {
  if (amount === null) return null
  const figure = amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return currency ? `${currency} ${figure}` : figure
}

function buildFacts(row: DocumentRow, tags: TagsById): Note['facts'] {
  const target = money(row.target_price, row.target_price_currency)
  const focus = row.primary_focus_id === null ? undefined : tags.get(row.primary_focus_id)
  const facts: [string, string | null | undefined][] = [
    [focus?.category ?? 'Focus', focus && (focus.ticker ? `${focus.value} (${focus.ticker})` : focus.value)],
    ['Rating', row.rating && withPrior(row.rating, row.prior_rating)],
    ['Price target', target && withPrior(target, money(row.prior_target_price, row.target_price_currency))],
    ['Region', focus?.category === 'Region' ? null : row.region],
  ]
  return facts.flatMap(([label, value]) => (value ? [[label, value] as [string, string]] : []))
}

/** Puts a document's record, text and figures together. */
export function buildNote(
  row: DocumentRow,
  parts: { tags: TagsById; html: string; figures: Figures | undefined },
): Note {
  const { tags, html, figures } = parts
  return {
    id: row.id,
    title: row.title,
    subtitle: row.subtitle ?? '',
    summary: row.summary ?? '',
    type: row.document_type,
    reference: row.reference,
    publishedAt: row.published_at,
    analysts: row.analyst_ids.flatMap((id) => {
      const tag = tags.get(id)
      return tag ? [{ name: tag.value, role: tag.data.role ?? '', email: toContact(tag).email ?? '' }] : []
    }),
    facts: buildFacts(row, tags),
    html,
    blocks: parseBlocks(html),
    figures,
  }
}
