import { type Static, Type } from 'typebox'

/** What a program can act on: the user must change the password before any other call is answered. */
const ErrorCode = Type.Literal('password_change_required')
export type ErrorCode = Static<typeof ErrorCode>

/** Every error answer: texts for a person, the HTTP status again, and a code where a program can act on it. */
export const ErrorAnswer = Type.Object({
  errors: Type.Array(Type.String()),
  status: Type.Integer(),
  code: Type.Optional(ErrorCode),
})
export type ErrorAnswer = Static<typeof ErrorAnswer>
