import { type Static, Type } from 'typebox'

/** Who asks at the provider's desk: `admin` also gives roles. */
export const DeskUser = Type.Object({
  name: Type.String(),
  role: Type.Union([Type.Literal('desk'), Type.Literal('admin')]),
})
export type DeskUser = Static<typeof DeskUser>
