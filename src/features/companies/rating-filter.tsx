import { companiesTexts } from '#i18n/en/companies.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { valueLabel } from '#i18n/value-label.ts'
import type { Tags } from '#search/filters/filters.ts'
import { TextChoice } from '#ui/text-choice/text-choice.tsx'
import { RATING } from './companies.query.ts'
import type { CompaniesStore } from './companies.store.ts'

type RatingFilterProps = { ratings: readonly string[]; tags: Tags; store: Pick<CompaniesStore, 'chooseRating'> }

/** Narrows the companies to those with one rating. Several of them, which only an address can name, leave none chosen. */
export function RatingFilter({ ratings, tags, store }: RatingFilterProps) {
  const language = useLanguage()
  const t = useTexts(companiesTexts)
  const { [RATING]: given = [] } = tags
  return (
    <TextChoice
      label={t.rating}
      options={[undefined, ...ratings].map((value) => ({
        value,
        text: value === undefined ? t.anyRating : valueLabel(RATING, value, language),
      }))}
      selected={given.length > 1 ? '' : given[0]}
      onChoose={store.chooseRating}
    />
  )
}
