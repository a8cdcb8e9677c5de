import { type Static, Type } from 'typebox'
import { Problem } from './problem.ts'

/**
 * A code that a program can act on: the user must change the password before any other call is answered, or has to enter the
 * password or a code again (`current_user/reauthenticate`) before this one is. The last three are rules of the user's firm: its
 * users sign in at its own provider, come from its own networks, or must add a second factor before any other call is answered.
 */
const ErrorCode = Type.Union([
  Type.Literal('password_change_required'),
  Type.Literal('confirmation_required'),
  Type.Literal('company_sign_in_required'),
  Type.Literal('network_not_allowed'),
  Type.Literal('factor_required'),
])
export type ErrorCode = Static<typeof ErrorCode>

/** Every error answer: texts for people, the HTTP status, and a code if a program can act on it, or the field at fault. */
export const ErrorAnswer = Type.Object({
  errors: Type.Array(Type.String()),
  status: Type.Integer(),
  code: Type.Optional(ErrorCode),
  field: Type.Optional(Type.String({ description: 'The field of the body that the first text is about.' })),
  problems: Type.Optional(Type.Array(Problem, { description: 'The texts as codes, in their order; at the desk.' })),
})
export type ErrorAnswer = Static<typeof ErrorAnswer>
