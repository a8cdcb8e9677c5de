import { useStore } from '@nanostores/react'
import { Fragment, useEffect, useState } from 'react'
import { errorTexts, portalTexts as t } from '#i18n/en/portal.ts'
import { $session } from '#session/session.store.ts'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import type { TitleEvent } from '#widgets/runtime/events.ts'
import { $page } from './pages/page.store.ts'
import { pages } from './pages/pages.tsx'
import { turning } from './router/turn.ts'
import { Shell } from './shell/shell.tsx'
import { $tool } from './shell/tool.store.ts'

const showTitle = (title: string | undefined) => {
  document.title = title && title !== t.name ? `${title} · ${t.name}` : t.name
}

type Shown = NonNullable<ReturnType<typeof $page.get>>

const loadDock = () => import('./shell/dock.tsx').then(({ Dock }) => Dock)

const keyOf = ({ page, path }: Shown) => pages[page].key ?? path

/** The page to show. Readers turn from one to another; what comes and goes with a session, and an error, is there at once. */
function useShown(): Shown | undefined {
  const [shown, show] = useState($page.get)
  useEffect(() => {
    // Decided between the first drawing and now.
    show($page.get())
    return $page.listen((next, last) => {
      const turns = last && next?.access === last.access && keyOf(next) !== keyOf(last)
      // Whatever is decided until the page turns has the last word.
      if (turns && turning.fade) turning.fade(() => show($page.get()))
      else show(next)
    })
  }, [])
  return shown
}

/**
 * Hears the palette's keys as long as the dock does not. They load it, and open the palette then; where it cannot be loaded, the
 * result is true until they are pressed again.
 */
function useEarlyKey(isOn: boolean, want: () => void): boolean {
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setMissing(false)
      loadDock().then(
        () => {
          want()
          $tool.set('palette')
        },
        () => setMissing(true),
      )
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [isOn, want])
  return isMissing && isOn
}

/** The page that the guard decided on, inside the frame. */
export function App() {
  const match = useShown()
  const session = useStore($session)
  const page = match && pages[match.page]
  const { part: Dock, want } = useLazy(loadDock)
  const isMissing = useEarlyKey(session.state === 'signed-in' && !Dock, want)
  const { path } = match ?? {}
  const title = match && page?.title(match)
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    // After what the page is made of, and before a connection is lost.
    page?.elements().then(want, setFailure)
  }, [page, want])
  // Until the element that is the page tells its own title; that of the page before is not left standing.
  useEffect(() => {
    if (path !== undefined) showTitle(title)
  }, [path, title])
  useEffect(() => {
    const show = ({ detail }: TitleEvent) => showTitle(detail.title)
    document.addEventListener('research-title', show)
    return () => document.removeEventListener('research-title', show)
  }, [])
  // Files of an older release are gone, or the connection is: the page says so.
  if (failure !== undefined) throw failure
  if (!match || !page) return null
  const key = keyOf(match)
  return (
    <>
      <Shell path={match.path} page={key} userName={session.state === 'signed-in' ? session.name : undefined}>
        <Fragment key={key}>{page.show(match)}</Fragment>
      </Shell>
      {Dock && <Dock seenPath={match.path} />}
      {isMissing && (
        <p className="portal-missing" role="alert">
          {errorTexts[500]}
        </p>
      )}
    </>
  )
}
