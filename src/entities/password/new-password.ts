import { type PasswordRule, unmetRules } from '#lib/format/password-rules.ts'

/** The values of a form that sets a new password. */
export type Entered = { old: string; password: string; repeated: string }

/** The problems of the values. Those of the repeated field are in the order in which they are shown (R073, R082). */
export type Problems = { old: boolean; rules: readonly PasswordRule[]; repeated: readonly ('unset' | 'different')[] }

export const noProblems: Problems = { old: false, rules: [], repeated: [] }

export function findProblems({ old, password, repeated }: Entered, asksOld: boolean): Problems {
  const isUnset = password === '' || repeated === ''
  return {
    old: asksOld && old === '',
    rules: unmetRules(password),
    repeated: [...(isUnset ? (['unset'] as const) : []), ...(password === repeated ? [] : (['different'] as const))],
  }
}

export const isFine = ({ old, rules, repeated }: Problems): boolean =>
  !old && rules.length === 0 && repeated.length === 0
