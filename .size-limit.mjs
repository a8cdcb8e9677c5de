// What a page loads before it works, brotli-compressed: an element's entry with all its static imports.
import { firstLoadOf } from './scripts/lib/first-load.mjs'

const widgets = (...entries) =>
  firstLoadOf(
    'dist/widgets',
    entries.map((entry) => `widgets/${entry}.ts`),
  )

export default [
  { name: 'loader, on a page without elements', path: widgets('loader'), limit: '3 kB' },
  { name: 'page with the sign-in element', path: widgets('loader', 'sign-in'), limit: '75 kB' },
  { name: 'page with the feed element', path: widgets('loader', 'feed'), limit: '85 kB' },
]
