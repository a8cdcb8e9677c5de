import type { DeskRole } from '#session/token-hints.ts'

export type AreaProps = {
  /** The record in the address, such as `7` in `/desk/users/7`; undefined: the whole area. */
  id: string | undefined
  role: DeskRole
}
