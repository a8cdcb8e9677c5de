import { expect, test } from 'vitest'
import { firstLoad } from '#scripts/lib/first-load.mjs'

const manifest = {
  'widgets/loader.ts': { file: 'loader.js', imports: ['_core.js'], dynamicImports: ['widgets/feed/index.ts'] },
  'widgets/feed/index.ts': { file: 'assets/feed-1.js', imports: ['_core.js', '_react.js'] },
  '_core.js': { file: 'assets/core-2.js', imports: ['_react.js'] },
  'index.html': { file: 'assets/index-4.js', imports: ['_react.js'], css: ['assets/index-5.css'] },
  '_react.js': { file: 'assets/react-3.js', imports: ['_core.js'] },
}

test('the first load of an entry is its file and its static imports, each once, but nothing it loads later', () => {
  expect(firstLoad(manifest, ['widgets/loader.ts'])).toEqual(['loader.js', 'assets/core-2.js', 'assets/react-3.js'])
  expect(firstLoad(manifest, ['widgets/loader.ts', 'widgets/feed/index.ts'])).toHaveLength(4)
})

test('style sheets of the way belong to it', () => {
  expect(firstLoad(manifest, ['index.html'])).toContain('assets/index-5.css')
})

test('an entry that the build does not have is an error', () => {
  expect(() => firstLoad(manifest, ['widgets/gone.ts'])).toThrow('widgets/gone.ts is not in the manifest')
})
