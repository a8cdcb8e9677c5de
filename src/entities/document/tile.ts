import { getAttachment } from '#api/links.ts'
import { categoryLabel } from '#config/category-label.ts'
import { portalLink, profileLinksEnabled } from '#config/config.ts'
import { locale } from '#config/locale.ts'
import type { WebDocument, WebDocumentDetail } from '#contract/document.ts'
import type { TagRef } from '#contract/tag.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { languageTag, primaryOf, wordsTag } from '#i18n/words.ts'
import { distinct } from '#lib/format/distinct.ts'
import { formatChange } from '#lib/format/figures.ts'
import { findLongest, type Mark, parseMarks } from '#lib/format/marks.ts'
import { formatAmount, formatMoney } from '#lib/format/money.ts'
import { toRecords } from '#lib/format/words.ts'
import { wasOpened } from './opened.ts'

export type Change = {
  value: string
  prior?: string
  direction: 'up' | 'down' | 'unchanged'
  /** Of a target that has changed: the currency, the new figure without it, and the change in per cent with its sign. */
  currency?: string
  figure?: string
  share?: string
}

export type TileTag = { id: string; value: string; href: string | undefined }

/**
 * How a title opens: as a document, not at all for this client, or there is nothing to open. `canAsk`: the API takes requests for
 * access.
 */
export type Opening =
  | { kind: 'document'; reference: string; href: string }
  | { kind: 'locked'; href: string | undefined; canAsk: boolean }
  | { kind: 'none' }

/** How the title of a document opens (R262, R263). */
export function getOpening(document: WebDocument): Opening {
  const reference = document.external_reference || document.id
  const path = document.preview_url || document.link_to_preview || `/document/${encodeURIComponent(reference)}`
  const link = portalLink(path)
  if (document.permissioned === false)
    return { kind: 'locked', href: link?.href, canAsk: document.access_request !== undefined }
  return link ? { kind: 'document', reference, href: link.href } : { kind: 'none' }
}

/** The rating and target price of a document or company. */
type Rated = Pick<
  WebDocument,
  'rating' | 'prior_rating' | 'rating_change' | 'target_price' | 'prior_target_price' | 'target_price_currency'
>

/** The rating and the previous one; the API reports the direction of a change (R267). */
export function getRating({ rating, prior_rating: prior, rating_change: change }: Rated): Change | undefined {
  if (!rating) return undefined
  if (!prior || prior === rating) return { value: rating, direction: 'unchanged' }
  const direction = /up/i.test(change ?? '') ? 'up' : /down/i.test(change ?? '') ? 'down' : 'unchanged'
  return { value: rating, prior, direction }
}

/** A rating and the previous one in the words of a language. */
export const nameRating = ({ value, prior, direction }: Change, language: string): Change => ({
  value: valueLabel('Rating', value, language),
  ...(prior && { prior: valueLabel('Rating', prior, language) }),
  direction,
})

/** The target price and the previous one (R267). */
export function getTarget(rated: Rated, language: string): Change | undefined {
  const { target_price: target, prior_target_price: prior, target_price_currency: currency } = rated
  if (typeof target !== 'number') return undefined
  const written = locale(language)
  const money = (amount: number) => formatMoney(amount, currency, written)
  if (typeof prior !== 'number' || prior === target) return { value: money(target), direction: 'unchanged' }
  return {
    value: money(target),
    prior: money(prior),
    direction: target > prior ? 'up' : 'down',
    ...(currency && { currency, figure: formatAmount(target, currency, written) }),
    ...(prior > 0 && { share: formatChange(target / prior - 1, written) }),
  }
}

type TagGroup = { label: string; areAuthors: boolean; tags: TileTag[] }

/** The tags by category: Analyst, Company, Sector (R252), without duplicates. */
function groupTags(document: WebDocumentDetail, language: string): TagGroup[] {
  const { analysts, primary_tags: primary, other_tags: other, tags } = document
  const unique = distinct([analysts, primary, other, tags].flatMap(toRecords))
  const href = (tag: TagRef) => (profileLinksEnabled() ? portalLink(tag.profile_link)?.href : undefined)
  const group = (category: string) => ({
    label: categoryLabel(category, language),
    areAuthors: category === 'Analyst',
    tags: unique
      .filter((tag) => tag.category === category && tag.value)
      .map((tag) => ({ id: tag.id, value: valueLabel(category, tag.value ?? '', language), href: href(tag) })),
  })
  return [group('Analyst'), group('Company'), group('Sector')]
}

/** The main topic of the document, unless its region or its tags already show it (R266). */
function getFocus(
  { primary_focus: focus, region }: WebDocument,
  groups: ReturnType<typeof groupTags>,
  language: string,
): (TileTag & { type: string }) | undefined {
  if (!focus?.value || focus.value === region) return undefined
  const type = focus.type ?? ''
  const value = valueLabel(type, focus.value, language)
  if (groups.some(({ tags }) => tags.some((tag) => tag.value === value))) return undefined
  const href = profileLinksEnabled() ? portalLink(focus.profile_link || focus.profile_url)?.href : undefined
  return { id: focus.record_ref || value, value, href, type: categoryLabel(type, language) }
}

const MOST_PASSAGES = 3

export type Passage = { text: string; page: number | undefined; href: string | undefined; marks?: readonly Mark[] }

/**
 * The passages that a search found, each with a link to its page (R257); those of a search by words have the words marked, and
 * their links have the document find them.
 */
function getPassages({ semantic_search_result: near, search_hits: hits }: WebDocument, opening: Opening): Passage[] {
  const found = [...toRecords(near), ...toRecords(hits)].filter(({ text }) => text?.trim())
  return found.slice(0, MOST_PASSAGES).map((passage) => {
    const { text, page_number } = passage
    const page = typeof page_number === 'number' && page_number > 0 ? page_number : undefined
    const marks = 'marks' in passage ? parseMarks(text, passage.marks) : []
    const hash = new URLSearchParams({
      ...(page !== undefined && { page: String(page) }),
      ...(marks.length > 0 && { find: findLongest(text, marks) }),
    })
    const href = opening.kind === 'document' && hash.size > 0 ? `${opening.href.split('#')[0]}#${hash}` : undefined
    return marks.length > 0 ? { text, page, href, marks } : { text: text.trim(), page, href }
  })
}

/** The language of a document's texts, if it is not the one of the words around them. */
function getForeignLanguage({ language: own }: WebDocument, language: string): string | undefined {
  if (!own) return undefined
  const isAround = [language, wordsTag(language)].every((tag) => primaryOf(tag) === primaryOf(own))
  return isAround ? undefined : languageTag(own)
}

/** The fields of a document for its tile and its head. Every field but the id may be missing. */
export function toTile(document: WebDocumentDetail, language: string) {
  const { summary, summary_marks: summaryMarks } = document
  const tags = groupTags(document, language)
  const opening = getOpening(document)
  return {
    id: document.id,
    lang: getForeignLanguage(document, language),
    title: document.title?.trim() ?? '',
    titleMarks: parseMarks(document.title?.trim() ?? '', document.title_marks),
    subtitle: document.subtitle ?? '',
    summary: summary ?? '',
    /** The words in the summary of a document that a search found without passages; undefined for any other one. */
    summaryMarks: summary && summaryMarks ? parseMarks(summary, summaryMarks) : undefined,
    type: document.document_type ?? '',
    date: document.publication_date ?? '',
    pages: document.page_count ?? 0,
    region: valueLabel('Region', document.region ?? '', language),
    rating: getRating(document),
    target: getTarget(document, language),
    focus: getFocus(document, tags, language),
    tags,
    passages: getPassages(document, opening),
    passageCount: document.search_hit_count ?? 0,
    opening,
    attachment: getAttachment(document),
    /** Undefined: the API does not say. */
    isRead: document.read_at === undefined ? undefined : document.read_at !== null || wasOpened(document.id),
    /** Whether the user keeps it to read later; undefined: the API has no such list. */
    saved: document.saved ?? undefined,
    /** The request for access to a closed document, null: there is none; undefined: the API has no requests, or it is open. */
    request: document.access_request,
  }
}

export type Tile = ReturnType<typeof toTile>
