import { lastDayTexts } from '#i18n/en/desk-users.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { TextButton } from '#ui/button/text-button.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { extendDay, type Term } from './last-day.ts'

type LastDayFieldProps = {
  label: string
  /** `YYYY-MM-DD`, or empty. */
  value: string
  error: string | undefined
  onChange: (day: string) => void
}

/** The last day of a subscription or a grant, with buttons that add the usual terms to it. */
export function LastDayField({ value, onChange, ...field }: LastDayFieldProps) {
  const t = useTexts(lastDayTexts)
  const terms: [string, Term][] = [
    [t.days, { days: 14 }],
    [t.month, { months: 1 }],
    [t.months, { months: 3 }],
    [t.year, { months: 12 }],
  ]
  return (
    <div>
      <TextField type="date" value={value} onChange={onChange} {...field} />
      <fieldset className="r-desk-terms">
        <legend className="r-visually-hidden">{t.terms}</legend>
        {terms.map(([text, term]) => (
          <TextButton key={text} onClick={() => onChange(extendDay(value, term))}>
            {text}
          </TextButton>
        ))}
      </fieldset>
    </div>
  )
}
