import { locale } from '#config/locale.ts'
import { companyTabTexts } from '#i18n/en/company-profile.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { formatDate } from '#lib/format/dates.ts'
import { fill } from '#lib/format/fill.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'

type QuestionsProps = {
  questions: readonly string[]
  /** `YYYY-MM-DD`, or empty. */
  updated: string
}

/** `Analyst Questions` (R295): the date of the update, then a paragraph per question. */
export function Questions({ questions, updated }: QuestionsProps) {
  const language = useLanguage()
  const t = useTexts(companyTabTexts)
  if (questions.length === 0) return <EmptyState text={t.noQuestions} />
  const date = formatDate(updated, 'long', locale(language))
  return (
    <div className="r-company-questions">
      {date && <p className="r-company-questions__updated">{fill(t.questionsUpdated, { date })}</p>}
      {questions.map((question) => (
        <p key={question} dir="auto">
          {question}
        </p>
      ))}
    </div>
  )
}
