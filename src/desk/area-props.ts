import type { DeskRole } from '#session/desk-role.ts'

export type AreaProps = {
  /** The record in the address, such as `7` in `/desk/users/7`; undefined: the whole area. */
  id: string | undefined
  role: DeskRole
}
