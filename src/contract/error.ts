import { type Static, Type } from 'typebox'

/** Every error answer: texts for a person, and the HTTP status again. */
export const ErrorAnswer = Type.Object({ errors: Type.Array(Type.String()), status: Type.Integer() })
export type ErrorAnswer = Static<typeof ErrorAnswer>
