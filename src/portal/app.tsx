import { Fragment, useEffect, useState } from 'react'
import { useStore } from '../lib/use-store.ts'
import { $session } from '../session/session.store.ts'
import { portalTexts as t } from '../text/portal.ts'
import { $page } from './page.store.ts'
import { pages } from './pages/pages.tsx'
import { Shell } from './shell/shell.tsx'

/** The page that the guard decided on, inside the frame. */
export function App() {
  const match = useStore($page)
  const session = useStore($session)
  const page = match && pages[match.page]
  const title = page?.title()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    page?.elements().catch(setFailure)
  }, [page])
  useEffect(() => {
    document.title = title && title !== t.name ? `${title} · ${t.name}` : t.name
  }, [title])
  // Files of an older release are gone, or the connection is: the page says so.
  if (failure !== undefined) throw failure
  if (!match || !page) return null
  return (
    <Shell path={match.path} userName={session.state === 'signed-in' ? session.name : undefined}>
      <Fragment key={match.path}>{page.show(match)}</Fragment>
    </Shell>
  )
}
