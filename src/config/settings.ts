/** The user, as a host page with its own sign-on reports them: an access token of the API, and a name to show. */
export type HostAccess = string | { token: string; name?: string }

/**
 * A host's own sign-on. It is called for the first token, and again with `refused: true` when the API has refused the
 * last one. Null means that nobody is signed in. An error is shown with a retry.
 */
export type GetAccessToken = (request: { refused: boolean }) => Promise<HostAccess | null> | HostAccess | null

/** Everything a deployment or a host page can set. Later sources win: defaults, build, page, script, attribute. */
export type Settings = {
  /** The address of the API, resolved against the page. */
  apiBaseUrl: string
  /** The portal that embedded elements link to; empty: the page's own origin. */
  portalUrl: string
  /** Where a guarded route sends a visitor who is not signed in (C01). */
  signedOutRedirect: 'login' | 'landing_auth'
  /** What the deployment calls its categories (R208). */
  labels: { analyst: string; company: string; sector: string; subSector: string }
  /**
   * Whether actions of users are recorded (R122–R125). It can change at any time, for example with the user's consent.
   */
  analytics: 'on' | 'off'
  /** Only the text `true` turns profile links off (R052). */
  disableProfileLinks: string
  /** How many years a search by meaning covers; 0: all (R181). */
  semanticYearsLimit: number
  /**
   * The token in links to files of the API: the access token, or a token for one file. The API exchanges the latter at
   * the click, if it supports that (R151).
   */
  fileTokens: 'access' | 'exchange'
  /** Origins besides the API's whose links may carry the access token (C45). */
  trustedOrigins: readonly string[]
  xsrfCookieName: string
  xsrfHeaderName: string
  /**
   * Where the session is kept: in a cookie, which tabs share; in the memory of this page; or by the host, which
   * supplies tokens by `getAccessToken`.
   */
  session: 'cookie' | 'memory' | 'host'
  /**
   * Whether scripts can read the refresh token in `currentUser`. With `http-only` they read only a handle, and the API
   * keeps the token in its own cookie. This needs an API that supports `X-Refresh-Cookie`, on the same site as the
   * page.
   */
  refreshCookie: 'readable' | 'http-only'
  /** Replaces signing in here. It can be set by `configure()` only, since JSON holds no functions. */
  getAccessToken: GetAccessToken | null
  /** Domain of the session's cookies; empty: only this host. */
  cookieDomain: string
  startDateKey: string
  endDateKey: string
  locale: string
  /** Texts by `scope.name`; they replace the built-in ones. */
  messages: Readonly<Record<string, string>>
  mail: { investorAccess: string; clientServices: string }
  pricingPdfUrl: string
  disclosuresUrl: string
  /** Paths of single API calls that differ in this deployment (C43). */
  paths: Readonly<Record<string, string>>
}

/** What a source of settings may set: any part, and parts of sections. */
export type PartialSettings = {
  [K in keyof Settings]?: K extends 'labels' | 'mail' ? Partial<Settings[K]> : Settings[K]
}

export const defaults: Settings = {
  apiBaseUrl: '/api/',
  portalUrl: '',
  signedOutRedirect: 'login',
  labels: { analyst: 'Analyst', company: 'Company', sector: 'Sector', subSector: 'Sub-Sector' },
  analytics: 'on',
  disableProfileLinks: '',
  semanticYearsLimit: 3,
  fileTokens: 'access',
  trustedOrigins: [],
  xsrfCookieName: 'XSRF-TOKEN',
  xsrfHeaderName: 'X-XSRF-TOKEN',
  session: 'cookie',
  refreshCookie: 'readable',
  getAccessToken: null,
  cookieDomain: '',
  startDateKey: 'start_date',
  endDateKey: 'end_date',
  locale: 'en-US',
  messages: {},
  mail: { investorAccess: '', clientServices: '' },
  pricingPdfUrl: '',
  disclosuresUrl: '',
  paths: {},
}
