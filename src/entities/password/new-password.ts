import { type PasswordRule, unmetRules } from '#lib/format/password-rules.ts'

/** What stands in the fields of a form that sets a new password. */
export type Entered = { old: string; password: string; repeated: string }

/** What is wrong with it; the two of the repeated field in the order in which they are told (R073, R082). */
export type Problems = { old: boolean; rules: readonly PasswordRule[]; repeated: readonly ('unset' | 'different')[] }

export const noProblems: Problems = { old: false, rules: [], repeated: [] }

export function problemsOf({ old, password, repeated }: Entered, asksOld: boolean): Problems {
  const isUnset = password === '' || repeated === ''
  return {
    old: asksOld && old === '',
    rules: unmetRules(password),
    repeated: [...(isUnset ? (['unset'] as const) : []), ...(password === repeated ? [] : (['different'] as const))],
  }
}

export const isFine = ({ old, rules, repeated }: Problems): boolean =>
  !old && rules.length === 0 && repeated.length === 0
