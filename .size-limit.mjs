// What a page loads before it works, brotli-compressed: the page's own entry and the element's, with all static imports.
// The portal's limits are higher than those of its elements, because its pages also load the shell, and the dashboard three elements.
import { readFileSync } from 'node:fs'
import { preloadLists } from './scripts/lib/delivery.mjs'
import { firstLoadOf } from './scripts/lib/first-load.mjs'

const preloads = preloadLists(JSON.parse(readFileSync('dist/widgets/.vite/manifest.json', 'utf8')))

const embedded = (...elements) =>
  firstLoadOf('dist/widgets', ['widgets/loader.ts', ...elements.map((name) => `widgets/${name}/index.ts`)])
/** What an element needs to show its data, also what it imports dynamically at once, such as the feed its tiles. */
const withData = ([name, limit]) => ({
  name: `<research-${name}> with its data`,
  path: ['loader.js', ...preloads[`research-${name}`]].map((file) => `dist/widgets/${file}`),
  limit: `${limit} kB`,
})
const portal = (elements, more = []) => [
  'dist/portal/index.html',
  ...firstLoadOf('dist/portal', ['index.html', ...elements.map((name) => `../../widgets/${name}/index.ts`), ...more]),
]
const dashboard = portal(['feed', 'suggestion', 'event-cards'], ['../features/feed/tile-list.view.tsx'])

// Sessions that end on the server, keep their user over renewals and tell why they ended cost 0.5 to 1.2 kB of every page,
// and texts that are read through a context hook 0.1 kB (ADR 0068). Rows take 0.5 kB of a feed (ADR 0076), words in context
// 0.3 kB of its tiles, fonts and the search in the bar 1.2 kB of the portal (ADR 0071). Libraries as they are published cost
// 2.3 to 3.1 kB, the bundler's own minifier in place of Terser 0.1 to 1.1 kB (ADR 0072), days by date-fns 0.6 kB of each page
// with a list (ADR 0073), and telling a server that cannot be reached from a lost network 0.1 kB.
// Requests for access to closed documents cost 0.05 kB of each element with tiles (ADR 0114).
// Amounts with the decimals of their currency cost 0.1 kB of a feed. First calls that are sent while an element loads cost
// 1.1 kB of each element, 3.1 kB of a feed and 2 kB of the dashboard (ADR 0080). Records that stay until a quick answer arrives
// cost 0.2 kB of a list (ADR 0084), the number of documents and their order 0.3 kB of a feed. The
// addresses and places of the morning's elements and of transcripts cost 0.4 kB of the portal (ADR 0081, 0085).
// Names of values and the language of texts cost 0.1 kB of tiles (ADR 0086), the ways on from error pages 0.1 kB of the portal.
// The places of marked titles and of summaries in a search cost 0.3 kB of tiles (ADR 0090), the names of two more elements
// 0.02 kB of the loader (ADR 0092). The page of the links in mails and the address of saved searches cost 0.3 kB of the portal,
// their line on a phone 0.05 kB of a feed (ADR 0096). Headings of groups that are row headers cost 0.01 kB of each list.
// The place of the bell and of the page of the inbox cost 0.3 kB of the portal, what was read and kept 0.3 kB of a feed, and
// their marks, the place of a button and the line of the last visit 0.5 kB of its tiles (ADR 0095). The page of the account
// costs 0.1 kB of the portal, the name of its element 0.02 kB of the loader (ADR 0102). Files that follow the elements more closely
// cost 0.3 kB of the loader, which names them, and 2.3 kB of a feed, and save 20 to 50 kB of the other elements (ADR 0108).
// Ratings of tiles as chips and short dates of rows cost 0.7 kB of the tiles. The code step of a sign-in loads late; its place
// costs 0.1 kB of each page (ADR 0104), and one head for all sections as much of most elements. The user's time of an event
// before that of the event costs 0.4 kB of what shows events. Parts that recover together after an
// outage cost 0.1 kB of each element. The place of passkeys costs 0.4 kB of a sign-in and 0.2 kB of the account; what asks for
// them loads late (ADR 0110). What firms require of their users costs 0.1 kB of each element, and the button and refusals of the
// sign-in at a firm 0.1 kB more of forms that sign in; the page that a firm leads back to and the place of its rules 0.2 kB of the
// portal (ADR 0111, 0112). The routes of the desk and who is shown them cost 0.2 kB of the portal;
// the desk itself loads late, and the names of its files cost 0.1 kB of the portal, and those of its audit and texts as much. The page of a firm's readership and its
// place in the menu cost 0.2 kB of the portal (ADR 0118). The mark of a cancelled event costs 0.1 kB of what shows events. The
// standfirst and the view of a document cost 0.1 kB of it. Calls by fetch save 3.8 kB of each element that calls the API (ADR
// 0130). The rules of a firm on host pages cost 0.1 kB of each element (ADR 0129), and the chart of changes 0.3 kB of their
// table. What signs out and writes the session loads once somebody is signed in, which saves 1.2 kB of forms that sign in and 0.3 kB of
// the portal. The head of the dashboard's research costs 0.3 kB of the portal. What the page of an event shares with others costs
// 0.2 to 0.3 kB of each element that calls the API, the links to it 0.2 kB of lists of events, and its place 0.1 kB of the portal
// (ADR 0143). What is running, times of one form and a short list of events on a phone cost 0.6 kB of the dashboard. Quiet ways to sign in cost 0.1 kB of each form that signs in. The table of what is followed costs 2 kB. Changes told from the old value to
// the new one cost 0.3 kB of what shows documents, the values at the ends of the chart's lines 0.6 kB of a company, and the course of
// a period 1.5 kB of readership. Limits leave at least 0.03 kB, since a new name
// in a shared file moves all others by a few bytes.
/** In kB, ascending: React alone is 58. */
const limits = {
  'sign-in': 77.9,
  follow: 86.7,
  suggestion: 89.8,
  'most-read': 90.0,
  account: 92.2,
  'event-cards': 93.0,
  replay: 92.9,
  'change-password': 93.9,
  'reset-password': 94.1,
  notices: 94.3,
  lead: 94.8,
  event: 95.2,
  following: 97.1,
  changes: 98.9,
  document: 103.1,
  feed: 103.3,
  landing: 104.7,
  inbox: 107.4,
  events: 110.4,
  companies: 113.4,
  preferences: 113.0,
  usage: 119.9,
  'company-profile': 121.4,
  'analyst-profile': 127.7,
}

export default [
  { name: 'loader, on a page without elements', path: embedded(), limit: '3.0 kB' },
  { name: 'page with the sign-in element', path: embedded('sign-in'), limit: '77.9 kB' },
  { name: 'page with the landing element', path: embedded('landing'), limit: '85.2 kB' },
  { name: 'page with the feed element', path: embedded('feed'), limit: '95.7 kB' },
  { name: 'sign-in page of the portal, with its shell', path: portal(['sign-in']), limit: '94.0 kB' },
  { name: 'dashboard of the portal, with its shell and data', path: dashboard, limit: '127.6 kB' },
  ...Object.entries(limits).map(withData),
]
