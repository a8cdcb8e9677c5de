import { type Static, Type } from 'typebox'

/**
 * Why something is refused: a code that clients say in the user's language, and the field that it is about, if it is about one.
 * `value` is what the sentence names, such as the domain that is taken.
 */
export const Problem = Type.Object({
  code: Type.String(),
  field: Type.Optional(Type.String()),
  value: Type.Optional(Type.String()),
})
export type Problem = Static<typeof Problem>
