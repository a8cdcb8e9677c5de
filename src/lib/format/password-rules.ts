/** The rules for passwords (R068–R072), in the order in which unmet ones are shown. */
export const passwordRules = ['length', 'lowercase', 'uppercase', 'number', 'special'] as const

export type PasswordRule = (typeof passwordRules)[number]

// Unicode classes count letters of every script. A letter without case is neither upper nor lower nor special (C38).
const isMet: Record<PasswordRule, (password: string) => boolean> = {
  // Code points: a character outside the basic plane counts once, not twice.
  length: (password) => [...password].length >= 8,
  lowercase: (password) => /\p{Lowercase}/u.test(password),
  uppercase: (password) => /\p{Uppercase}/u.test(password),
  number: (password) => /\p{N}/u.test(password),
  special: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
}

/** The rules that a password does not meet, in order; empty if it meets all (R068–R073). */
export const unmetRules = (password: string): PasswordRule[] => passwordRules.filter((rule) => !isMet[rule](password))
