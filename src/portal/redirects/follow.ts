import { withToken } from '#api/authorised-link.ts'
import { exchangedLink } from '#api/file-link.ts'
import { goTo, hadToken } from '../router/location.ts'
import { openTab } from '../router/open-tab.ts'
import type { RedirectName } from '../router/routes.ts'
import { type Destination, redirects } from './redirects.ts'

/** Navigation has left the page by then. After a download the user is still here, unless they have navigated. */
const AFTER_DOWNLOAD_MS = 1000

/**
 * Adds the token to a file's address at the last moment. The redirect has already called the API, which has renewed an
 * expired token.
 */
async function withLink(destination: Destination, signal: AbortSignal): Promise<Destination> {
  if (destination.kind !== 'file') return destination
  const { url } = destination
  return { kind: 'file', url: (await exchangedLink(url, signal)) ?? withToken(url) }
}

function open(destination: Destination, signal: AbortSignal) {
  switch (destination.kind) {
    case 'page':
      return goTo(destination.path, { replace: true })
    case 'tab':
      openTab(destination.url)
      return goTo('/', { replace: true })
    case 'file':
      // Back leads home, not to the redirect again (R158).
      history.replaceState(history.state, '', '/')
      location.assign(destination.url)
      setTimeout(() => signal.aborted || goTo('/', { replace: true }), AFTER_DOWNLOAD_MS)
  }
}

/** Follows a redirect; rejects if its target cannot be determined. */
export async function follow(name: RedirectName, signal: AbortSignal): Promise<void> {
  const query = new URLSearchParams(location.search)
  const destination = await withLink(await redirects[name]({ query, hadToken: hadToken(), signal }), signal)
  signal.throwIfAborted()
  open(destination, signal)
}
