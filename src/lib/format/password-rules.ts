/** What a password must have (R068–R072), in the order in which unmet rules are told. */
export const passwordRules = ['length', 'lowercase', 'uppercase', 'number', 'special'] as const

export type PasswordRule = (typeof passwordRules)[number]

// By Unicode, so that letters of every script count; a letter without case is neither upper nor lower, nor special (C38).
const isMet: Record<PasswordRule, (password: string) => boolean> = {
  // Characters as people count them: one outside the basic plane is one, not two.
  length: (password) => [...password].length >= 8,
  lowercase: (password) => /\p{Lowercase}/u.test(password),
  uppercase: (password) => /\p{Uppercase}/u.test(password),
  number: (password) => /\p{N}/u.test(password),
  special: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
}

/** The rules that a password does not meet, in their order; none: it is good enough (R068–R073). */
export const unmetRules = (password: string): PasswordRule[] => passwordRules.filter((rule) => !isMet[rule](password))
