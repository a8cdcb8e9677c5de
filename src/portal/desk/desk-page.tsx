import type { portalTexts } from '#i18n/en/portal.ts'
import { deskRole } from '#session/token-hints.ts'
import { preload, useLazy } from '#ui/hooks/use-lazy.ts'
import { ErrorPage, preloadErrorPage } from '../pages/error-page.tsx'

const load = () => import('#desk/desk.tsx').then(({ Desk }) => Desk)

/** Loads the code before the page is shown. For readers the desk is an unknown page. */
export const preloadDeskPage = (): Promise<void> => (deskRole() ? preload(load) : preloadErrorPage())

export const deskTitle = (t: ReturnType<typeof portalTexts>): string => (deskRole() ? t.desk : t.error)

export function DeskPage({ area, id }: { area: string | undefined; id: string | undefined }) {
  const role = deskRole()
  const { part: Desk } = useLazy(load, role)
  const missing = <ErrorPage home="/dashboard" />
  if (!role) return missing
  return Desk ? <Desk area={area} id={id} role={role} missing={missing} /> : null
}
