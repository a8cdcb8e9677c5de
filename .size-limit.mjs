// What a page loads before it works, brotli-compressed: the page's own entry and the element's, with all static imports.
import { firstLoadOf } from './scripts/lib/first-load.mjs'

const embedded = (...elements) =>
  firstLoadOf('dist/widgets', ['widgets/loader.ts', ...elements.map((name) => `widgets/${name}.ts`)])
const portal = (element) => [
  'dist/portal/index.html',
  ...firstLoadOf('dist/portal', ['index.html', `../../widgets/${element}.ts`]),
]

export default [
  { name: 'loader, on a page without elements', path: embedded(), limit: '3 kB' },
  { name: 'page with the sign-in element', path: embedded('sign-in'), limit: '75 kB' },
  { name: 'page with the feed element', path: embedded('feed'), limit: '85 kB' },
  { name: 'sign-in page of the portal, with its shell', path: portal('sign-in'), limit: '87 kB' },
  { name: 'dashboard of the portal, with its shell', path: portal('feed'), limit: '95 kB' },
]
