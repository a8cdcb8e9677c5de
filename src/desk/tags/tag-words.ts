import { categoryLabel } from '#config/category-label.ts'
import type { DeskTag, DeskTagCategory } from '#contract/desk-tags.ts'
import { deskTagsTexts } from '#i18n/en/desk-tags.ts'

export const categories: readonly DeskTagCategory[] = [
  ...(['Company', 'Analyst', 'Sector', 'Sub-Sector', 'Region', 'Country', 'Asset Class'] as const),
  ...(['Content Type', 'Language'] as const),
]

export const nameCategory = (category: DeskTagCategory, language: string): string =>
  category === 'Language' ? deskTagsTexts(language).language : categoryLabel(category, language)

/** A name as it is entered: of a company with the ticker in brackets. */
export const toEntry = ({ value, ticker }: DeskTag): string => (ticker ? `${value} (${ticker})` : value)
