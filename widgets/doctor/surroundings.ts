import { error, type Finding, ok, warning } from './finding.ts'
import { settings } from './page.ts'

/** Checks what the session needs: cookies, storage, and an origin. */
export async function checkSurroundings(): Promise<Finding[]> {
  if (origin === 'null')
    return [
      error(
        'sandboxed',
        'The page is in a frame without an origin.',
        'It has no cookies and no storage, and the API sees the origin “null”.',
        'Add allow-same-origin to the sandbox attribute of the frame: sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads".',
      ),
    ]
  const found = [...cookies(), ...(await partitioned()), ...storage()]
  return found.length > 0 ? found : [ok('surroundings', 'Cookies and storage can be used.')]
}

/** Whether a test cookie is kept; it is removed again. */
function keeps(attributes: string): boolean {
  const name = 'research-doctor'
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is missing where pages are not secure
    document.cookie = `${name}=1; Path=/; SameSite=Lax${attributes}`
    const kept = document.cookie.includes(`${name}=1`)
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = `${name}=; Path=/; Max-Age=0${attributes}`
    return kept
  } catch {
    return false
  }
}

function cookies(): Finding[] {
  const { cookieDomain, session } = settings()
  if (session !== 'cookie') return []
  if (!keeps(''))
    return [
      warning(
        'cookies-blocked',
        'Cookies are blocked.',
        'The session lives in memory: it ends with the page and is not shared with other tabs.',
        'Allow cookies for this site, or sign readers in by your own account with “getAccessToken”.',
      ),
    ]
  const host = new URL(origin).hostname
  if (!cookieDomain || keeps(`; Domain=${cookieDomain}`)) return []
  return [
    error(
      'cookie-domain',
      'The setting “cookieDomain” does not fit this page.',
      `${host} cannot keep a cookie for ${cookieDomain}, so nobody stays signed in.`,
      `Set it to a domain that ${host} belongs to, or leave it out for this host alone.`,
    ),
  ]
}

/** In a frame of another site, cookies are partitioned or blocked. */
async function partitioned(): Promise<Finding[]> {
  const hasAccess = (await document.hasStorageAccess?.().catch(() => true)) ?? true
  if (window.top === window || hasAccess) return []
  return [
    warning(
      'cookies-partitioned',
      'The page is in a frame of another site.',
      'Its cookies are partitioned: a session from elsewhere is not available here.',
      'Put the elements directly into the outer page, instead of the frame.',
    ),
  ]
}

function storage(): Finding[] {
  try {
    void sessionStorage.length
    return []
  } catch {
    return [
      warning(
        'storage-blocked',
        'Storage is blocked.',
        'Where a film was left is forgotten with the page.',
        'Allow this site to store data.',
      ),
    ]
  }
}
