import type { CodeLanguage } from '../lib/highlight.ts'

export type InstallChapter = {
  id: string
  title: string
  text: readonly string[]
  code?: { label: string; text: string; language: CodeLanguage }
  points?: readonly string[]
}

/** The guide, chapter by chapter, for the server that sends it. */
export const chapters = (origin: string): readonly InstallChapter[] => [
  {
    id: 'script',
    title: 'Script',
    text: [
      'One module script for the page, whatever the number of elements. It finds its own folder, loads what the page has, and watches for what is added later. What stands between the tags shows until the element is there, and stays when it cannot be loaded.',
      'Pages that cannot load modules take the classic script, which holds all elements: `research-widgets.iife.js`, with `ResearchPortal.configure(…)`. An editor that drops unknown tags keeps `<div data-research-widget="feed" data-page-size="5">`, which is the same as the tag.',
    ],
    code: {
      label: 'Script and tag',
      language: 'html',
      text: `<script type="module" src="${origin}/widgets/v1/loader.js"></script>

<research-feed page-size="5">
  <p><a href="${origin}/">Open the research portal</a></p>
</research-feed>`,
    },
  },
  {
    id: 'configuration',
    title: 'Configuration',
    text: [
      'From weakest to strongest: built-in values, the page’s `research-config` script, `configure()`; an attribute of an element wins over all. An unknown key or a malformed value warns in the console and is left out. A page that knows a setting late calls `configure()` at any time; elements follow at once.',
    ],
    code: {
      label: 'Configuration in the page',
      language: 'html',
      text: `<script type="application/json" id="research-config">
  {
    "apiBaseUrl": "${origin}/api/",
    "portalUrl": "${origin}/",
    "labels": { "sector": "Industry" },
    "messages": { "feed.loadMore": "Show more", "de:feed.loadMore": "Mehr zeigen" },
    "analytics": "off"
  }
</script>`,
    },
  },
  {
    id: 'script-api',
    title: 'From script',
    text: ['The loader exports four things; importing its address again gives the same module.'],
    code: {
      label: 'The loader from script',
      language: 'code',
      text: `import { allDefined, configure, observe, session } from '${origin}/widgets/v1/loader.js'

configure({ locale: 'en-GB' })

// Who reads: a name, never a token. Called now and whenever that changes; the result ends it.
const end = session.subscribe(({ signedIn, name }) => console.log(signedIn ? name : 'nobody'))
await session.signOut()

// A shadow root of your own is watched when you say so.
observe(document.querySelector('my-app').shadowRoot)

// Resolves when every element found so far is defined.
await allDefined()`,
    },
  },
  {
    id: 'session',
    title: 'Session',
    text: [
      'By default the session is a cookie of the page’s host, shared by all tabs, all elements and other copies of the bundle. Signing in or out in one reaches all.',
      'A host with its own sign-on gives an access token of the API by `getAccessToken`, and nobody signs in twice. It is asked again with `refused: true` when the API has refused a token, and by `session.refresh()` when somebody else has signed in.',
    ],
    points: [
      '`session: "cookie"`: the default.',
      '`session: "memory"`: nothing is stored; the session ends with the page.',
      '`session: "host"`: waits for `getAccessToken`, which comes by `configure()` alone.',
      '`fileTokens: "exchange"`: links to files carry a token that opens the one file for a minute, in place of the access token. This API gives them.',
      '`cookieDomain: "example.com"`: one session for `www.example.com` and `portal.example.com`.',
    ],
    code: {
      label: 'A host with its own sign-on',
      language: 'code',
      text: `configure({
  session: 'host',
  getAccessToken: async ({ refused }) => {
    const answer = await fetch('/sso/research-token', { cache: refused ? 'reload' : 'default' })
    if (answer.status === 401) return null // nobody is signed in
    if (!answer.ok) throw new Error(answer.statusText)
    return answer.json() // { token, name }
  },
})`,
    },
  },
  {
    id: 'versions',
    title: 'Versions and hashes',
    text: [
      'A moving address brings corrections without a change of the page. A pinned one never changes, so its files can be named with hashes: on the script, in an import map for the modules that it loads, and in `modulepreload` hints. The snippet builder of each element writes them from `/widgets/integrity.json` and `/widgets/preload.json`.',
      'A module that no hash is given for is loaded unchecked: choose “Of every module” where a policy of your house asks for all. An import map must stand before the first module script.',
    ],
    points: [
      '`/widgets/v1/`: the newest of version 1. `/widgets/`: the newest of all.',
      '`/widgets/v1.0.0/`: this version, for ever.',
    ],
  },
  {
    id: 'cache',
    title: 'Headers',
    text: ['What this server sends, and what a CDN before it or in its place has to send.'],
    points: [
      '`/widgets/*` and `/widgets/v1/*`: `Access-Control-Allow-Origin: *`; entries `Cache-Control: public, max-age=300`; `assets/` `public, max-age=31536000, immutable`.',
      '`/widgets/v1.0.0/*`: the same with everything immutable.',
      '`/api/*`: the page’s origin must be in `ALLOWED_ORIGINS`, such as `ALLOWED_ORIGINS=http://localhost:9001 npm start`; a token travels in a header, so no cookie crosses sites.',
    ],
  },
  {
    id: 'first-paint',
    title: 'First paint',
    text: [
      'Before the script runs, an element is an empty box. `first-paint.css` reserves its room, so that nothing jumps. The HTML in `/widgets/first-paint/` shows its shape at once: `feed.html` while it waits, `feed.signed-out.html` where a visitor without a session is shown something else. The element takes it over, with what was typed meanwhile. Fill in `{{widgets}}` and `{{portal}}`, or let the builder do it.',
      'Declarative shadow roots work where the browser parses the page; an editor that inserts HTML by script leaves them out, and the room stays reserved.',
    ],
    code: {
      label: 'Reserved room',
      language: 'html',
      text: `<link rel="stylesheet" href="${origin}/widgets/v1/first-paint.css">`,
    },
  },
  {
    id: 'policies',
    title: 'Policies',
    text: [
      'The elements use no inline style or script and no `eval`. This policy is complete for a page with any of them; add what the page itself needs.',
    ],
    points: [
      '`<research-replay>` adds `media-src` with the API’s origin, and `blob:` for playlists.',
      '`<research-document>` adds `frame-src blob:` for a PDF in the page; without it the document offers the file.',
      'An import map with hashes is an inline script: `script-src` names its hash, `sha256-…`.',
      "Trusted Types: `require-trusted-types-for 'script'; trusted-types dompurify`.",
    ],
    code: {
      label: 'Content-Security-Policy',
      language: 'plain',
      text: `default-src 'none';
script-src ${origin};
style-src ${origin};
connect-src ${origin};
img-src ${origin};
font-src ${origin}`,
    },
  },
  {
    id: 'languages',
    title: 'Languages',
    text: [
      'An element speaks the language of its own `lang`, else of the nearest ancestor’s, else of the page. English is built in, German is loaded when it is asked for; any other language shows English. Direction follows `dir`. Single texts are replaced by `messages`: `"feed.loadMore"` for every language, `"de:feed.loadMore"` for German alone.',
    ],
    code: {
      label: 'An element in German',
      language: 'html',
      text: '<research-events lang="de"></research-events>',
    },
  },
  {
    id: 'events',
    title: 'Events',
    text: [
      'Events are prefixed, bubble out of the shadow root to `document`, and are never fired because the host set something. `research-navigate` and `research-open-document` can be cancelled; then the host goes where it wants. `research-error` has a stable `detail.code`. Each element’s page lists its events with their details, and shows them as they are fired.',
    ],
    code: {
      label: 'Take over where links lead',
      language: 'code',
      text: `document.addEventListener('research-navigate', (event) => {
  event.preventDefault()
  router.push(new URL(event.detail.href).pathname)
})

document.addEventListener('research-error', ({ detail }) => console.warn(detail.code, detail.message))`,
    },
  },
]
