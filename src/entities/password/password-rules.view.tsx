import { passwordTexts } from '#i18n/en/passwords.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { type PasswordRule, passwordRules } from '#lib/format/password-rules.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { errorIcon } from '#ui/icons/icons.ts'
import { checkIcon, circleIcon } from '#ui/icons/icons-check.ts'
import css from './password.css?inline'

registerStyles('entities', css)

type PasswordRulesProps = {
  id: string
  unmet: readonly PasswordRule[]
  /** Whether unmet rules are errors now. */
  isChecked: boolean
}

/** The password rules, each with an icon for whether it is met: hints at first, errors after a submit (R068–R072). */
export function PasswordRules({ id, unmet, isChecked }: PasswordRulesProps) {
  const t = useTexts(passwordTexts)
  return (
    <ul className="r-password-rules" id={id}>
      {passwordRules.map((rule) => {
        const isUnmet = unmet.includes(rule)
        const state = !isUnmet ? 'met' : isChecked ? 'wrong' : 'open'
        return (
          <li key={rule} className={`r-password-rules__rule r-password-rules__rule--${state}`}>
            <Icon path={signs[state]} />
            <span>
              {state === 'wrong' ? t[rule] : t[`${rule}Hint`]}
              {state !== 'wrong' && <span className="r-visually-hidden">, {isUnmet ? t.unmet : t.met}</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

const signs = { met: checkIcon, wrong: errorIcon, open: circleIcon }
