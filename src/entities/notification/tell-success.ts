import { persistNotification, restoreNotification } from '#session/notifications.ts'
import { $place } from './place.ts'

/** Tells of a success on the page that comes next (C39); at once, where its form `isLeft` and the page shows notifications. */
export function tellSuccess(message: string, isLeft: boolean): void {
  persistNotification([message], { variant: 'success', dismissible: true })
  if (isLeft && $place.get() !== undefined) restoreNotification()
}
