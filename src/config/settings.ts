/** Who reads, as a host page with a sign-on of its own says it: an access token of the API, and a name to show. */
export type HostAccess = string | { token: string; name?: string }

/**
 * A host's own sign-on. Called for the first token, and again with `refused: true` when the API has refused the last one;
 * null: nobody is signed in. What it throws is shown as a failure that can be tried again.
 */
export type GetAccessToken = (request: { refused: boolean }) => Promise<HostAccess | null> | HostAccess | null

/** Everything a deployment or a host page can set. Later sources win: defaults, build, page, script, attribute. */
export type Settings = {
  /** Where the API answers; resolved against the page. */
  apiBaseUrl: string
  /** The portal that embedded widgets link to; empty: the page's own origin. */
  portalUrl: string
  /** Where a signed-out visitor of a guarded route is sent (C01). */
  signedOutRedirect: 'login' | 'landing_auth'
  /** What the deployment calls its categories (R208). */
  labels: { analyst: string; company: string; sector: string; subSector: string }
  /** Whether what users do is recorded; can be changed at any time, with the reader's consent (R122–R125). */
  analytics: 'on' | 'off'
  /** Only the text `true` turns profile links off (R052). */
  disableProfileLinks: string
  /** Years a search by meaning looks back; 0: all (R181). */
  semanticYearsLimit: number
  /**
   * What links to the API's files carry: the access token, or a token for the one file, for which it is exchanged at the click
   * by an API that can (R151).
   */
  fileTokens: 'access' | 'exchange'
  /** Origins besides the API's whose links may carry the access token (C45). */
  trustedOrigins: readonly string[]
  xsrfCookieName: string
  xsrfHeaderName: string
  /**
   * Where the session is kept: in a cookie, which tabs share; in this page's memory alone; or with the host, whose
   * `getAccessToken` is waited for.
   */
  session: 'cookie' | 'memory' | 'host'
  /**
   * Whether scripts can read the refresh token of `currentUser`, or only a handle to one that the API keeps in a cookie of its
   * own. Only for an API that can (`X-Refresh-Cookie`), on the page's own site: browsers send no such cookie to other sites.
   */
  refreshCookie: 'readable' | 'http-only'
  /** Takes the place of signing in here; by `configure()` alone, since JSON holds no functions. */
  getAccessToken: GetAccessToken | null
  /** Domain of the session's cookies; empty: this host alone. */
  cookieDomain: string
  startDateKey: string
  endDateKey: string
  locale: string
  /** Texts by `scope.name`, in place of the built-in ones. */
  messages: Readonly<Record<string, string>>
  mail: { investorAccess: string; clientServices: string }
  pricingPdfUrl: string
  disclosuresUrl: string
  /** Paths of single API calls that differ in this deployment (C43). */
  paths: Readonly<Record<string, string>>
}

/** What a source of settings may give: any part, sections too. */
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
