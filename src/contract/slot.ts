import { type Static, Type } from 'typebox'

/** A content slot of the landing page (R404): `raw_content` is HTML, untrusted. */
export const HomePageSlot = Type.Object({ name: Type.String(), raw_content: Type.String() })
export type HomePageSlot = Static<typeof HomePageSlot>
