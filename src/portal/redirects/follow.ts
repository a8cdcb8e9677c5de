import { withToken } from '#api/authorised-link.ts'
import { exchangedLink } from '#api/file-link.ts'
import { goTo, hadToken } from '../router/location.ts'
import { openTab } from '../router/open-tab.ts'
import type { RedirectName } from '../router/routes.ts'
import { type Destination, redirects } from './redirects.ts'

/** A page that is left is gone by then; a file that was loaded leaves the reader here, unless they have gone on themselves. */
const AFTER_DOWNLOAD_MS = 1000

/** A file's address gets its token at the last moment. The redirect has asked the API already, which has renewed a spent one. */
async function withLink(destination: Destination, signal: AbortSignal): Promise<Destination> {
  if (destination.kind !== 'file') return destination
  const { url } = destination
  return { kind: 'file', url: (await exchangedLink(url, signal)) ?? withToken(url) }
}

function leave(destination: Destination, signal: AbortSignal) {
  switch (destination.kind) {
    case 'page':
      return goTo(destination.path, { replace: true })
    case 'tab':
      openTab(destination.url)
      return goTo('/', { replace: true })
    case 'file':
      // Back leads home and not to the redirect again (R158).
      history.replaceState(history.state, '', '/')
      location.assign(destination.url)
      setTimeout(() => signal.aborted || goTo('/', { replace: true }), AFTER_DOWNLOAD_MS)
  }
}

/** Goes where a path that only leads elsewhere leads to; rejects when that cannot be found out. */
export async function follow(name: RedirectName, signal: AbortSignal): Promise<void> {
  const query = new URLSearchParams(location.search)
  const destination = await withLink(await redirects[name]({ query, hadToken: hadToken(), signal }), signal)
  signal.throwIfAborted()
  leave(destination, signal)
}
