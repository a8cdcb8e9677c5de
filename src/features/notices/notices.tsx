import { PageNotifications } from '#entities/notification/page-notifications.tsx'

/** The page's notifications, placed by the host (R090–R096): those of the previous page and of the elements. */
export function Notices() {
  return <PageNotifications />
}
