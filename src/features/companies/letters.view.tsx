import { companiesTexts } from '#i18n/en/companies.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { AlphabetNav } from '#ui/alphabet-nav/alphabet-nav.tsx'
import { PageControl } from '#ui/pagination/pagination-control.tsx'
import { EVERY_LETTER } from './companies.query.ts'

type LettersProps = {
  current: string
  available: readonly string[]
  onLetter: (letter: string) => void
}

/** The letters, after a choice of all of them: a table in another order than by name is of use only as a whole. */
export function Letters({ current, available, onLetter }: LettersProps) {
  const t = useTexts(companiesTexts)
  return (
    <div className="r-companies__letters">
      <PageControl
        className="r-underlined r-letters__letter"
        label={t.everyLetterNamed}
        href={undefined}
        current={current === EVERY_LETTER}
        onPress={() => onLetter(EVERY_LETTER)}
      >
        {t.everyLetter}
      </PageControl>
      <AlphabetNav
        current={current === EVERY_LETTER ? '' : current}
        available={available}
        onLetter={onLetter}
        texts={{ letters: t.letters, noData: t.noData }}
      />
    </div>
  )
}
