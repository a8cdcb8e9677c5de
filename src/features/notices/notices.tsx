import { PageNotifications } from '#entities/notification/page-notifications.tsx'

/** The page's notifications, where the host wants them (R090–R096): what an earlier page has left, and what its elements say. */
export function Notices() {
  return <PageNotifications />
}
