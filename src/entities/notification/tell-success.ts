import { persistNotification, restoreNotification } from '#session/notifications.ts'
import { $notificationOwner } from './notification-owner.ts'

/** Shows a success on the next page (C39), or at once if the form `isLeft` and the page shows notifications. */
export function tellSuccess(message: string, isLeft: boolean): void {
  persistNotification([message], { variant: 'success', dismissible: true })
  if (isLeft && $notificationOwner.get() !== undefined) restoreNotification()
}
