import type { Tag } from '#contract/tag.ts'
import { toCompany } from '#entities/company/company.ts'
import { companiesTexts } from '#i18n/en/companies.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { fill } from '#lib/format/fill.ts'
import { NEUTRAL_RATING, rankRating } from '#lib/format/rating-scale.ts'
import { DottedList } from '#ui/dotted-list/dotted-list.tsx'

const rank = (rating: string) => rankRating(rating) ?? NEUTRAL_RATING

/** How many companies an analyst covers, and how many of them have each rating, the best first. */
export function Coverage({ companies }: { companies: readonly Tag[] }) {
  const language = useLanguage()
  const t = useTexts(companiesTexts)
  const counts = new Map<string, number>()
  for (const company of companies) {
    const { rating } = toCompany(company)
    if (rating) counts.set(rating, (counts.get(rating) ?? 0) + 1)
  }
  const ratings = [...counts].sort(([a], [b]) => rank(a) - rank(b))
  if (ratings.length === 0) return null
  const { length: count } = companies
  return (
    <div className="r-companies__coverage">
      <DottedList
        items={[
          count === 1 ? t.oneCovered : fill(t.covered, { count }),
          ...ratings.map(([rating, each]) => `${each} ${valueLabel('Rating', rating, language)}`),
        ]}
      />
    </div>
  )
}
