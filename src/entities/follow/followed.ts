import { categoryLabel } from '#config/category-label.ts'
import { locale } from '#config/locale.ts'
import type { Follow } from '#contract/follow.ts'
import { followingTexts } from '#i18n/en/follow.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { formatShortDate } from '#lib/format/short-day.ts'
import { toText } from '#lib/format/words.ts'
import { toPrices } from '../company/company-prices.ts'
import { toTile } from '../document/tile.ts'
import { withoutCompany } from '../document/without-company.ts'
import { getProfileUrl } from '../profile/links.ts'

const COMPANY = 'Company'

/** What is followed, for its row. Every field but the id may be missing. */
export function toFollowed({ tag, newest }: Follow, language: string) {
  const category = toText(tag.category)
  const isCompany = category === COMPANY || category === ''
  const name = valueLabel(category, toText(tag.value), language)
  const note = newest ? toTile(newest, language) : undefined
  return {
    id: tag.id,
    name: name || followingTexts(language).unnamed,
    href: getProfileUrl(tag),
    isCompany,
    /** A ticker, or what an analyst or a sector is. */
    detail: isCompany ? toText(tag.ticker) : categoryLabel(category, language),
    rating: toText(tag.equity_rating) || toText(tag.rating),
    ...toPrices(tag, language),
    note: note && { ...note, title: withoutCompany(note.title, isCompany ? name : ''), fullTitle: note.title },
    noteDay: formatShortDate(toText(newest?.publication_date), locale(language)),
  }
}

export type Followed = ReturnType<typeof toFollowed>

/** Whether an API gives a company more than its name. */
export const hasFigures = ({ rating, target, price }: Followed): boolean => [rating, target, price].some(Boolean)
