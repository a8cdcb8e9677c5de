import type { TileRequests } from '#entities/document/use-tile-actions.tsx'

export type InboxProps = TileRequests & {
  view: 'inbox' | 'reading-list'
  pageSize: number
  limit: number
  /** Empty: that of the view. */
  heading: string
  hideHeading: boolean
  onFailure: (failure: Error) => void
}
