import { loadElements } from '../lib/loader.ts'
import { takesSamples } from '../lib/samples.ts'

/** Whether the session's cookie names a user. A page with samples has a session of its own and does not follow the cookie. */
function isSignedIn(): boolean {
  const cookie = document.cookie.split('; ').find((text) => text.startsWith('currentUser='))
  try {
    return Boolean(JSON.parse(decodeURIComponent(cookie?.slice('currentUser='.length) ?? 'null'))?.accessToken)
  } catch {
    return false
  }
}

function reloadOnceSignedIn() {
  const look = () => isSignedIn() && location.reload()
  const cookies = (window as { cookieStore?: EventTarget }).cookieStore
  cookies?.addEventListener('change', look)
  for (const event of ['focus', 'pageshow']) window.addEventListener(event, look)
}

function readApiBase(): URL {
  const settings = document.querySelector('#research-config')?.textContent ?? '{}'
  return new URL((JSON.parse(settings) as { apiBaseUrl: string }).apiBaseUrl, location.href)
}

/**
 * Gives an element samples to show if nobody is signed in. `isAlone`: no catalogue is around the page, which would load it again
 * when that changes.
 *
 * @returns whether it shows samples
 */
export async function startSession(tag: string, isAlone: boolean): Promise<boolean> {
  if (!takesSamples(tag)) return false
  const { configure, session } = await loadElements()
  if (session.get().signedIn) {
    if (isAlone) session.subscribe(({ signedIn }) => signedIn || location.reload())
    return false
  }
  const { answerFromSamples } = await import('./samples/answer-from-samples.ts')
  configure({ session: 'host', ...answerFromSamples(readApiBase()) })
  if (isAlone) reloadOnceSignedIn()
  return true
}
