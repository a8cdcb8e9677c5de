import { expect, test } from 'vitest'
import type { Delivery } from '#demo/catalog/lib/delivery.ts'
import { folderOf, type SnippetOptions, snippetOf } from '#demo/catalog/lib/snippet.ts'

const origin = 'https://research.example'
const delivery: Delivery = {
  version: '1.2.3',
  files: {
    'loader.js': 'sha384-loader',
    'research-widgets.iife.js': 'sha384-classic',
    'assets/core.js': 'sha384-core',
    'assets/feed.js': 'sha384-feed',
    'assets/late.js': 'sha384-late',
    'assets/first-paint-feed.css': 'sha384-css',
  },
  preload: { 'research-feed': ['assets/core.js', 'assets/feed.js'] },
}
const options: SnippetOptions = {
  tag: 'research-feed',
  values: {},
  form: 'tag',
  version: 'moving',
  integrity: 'first',
  firstPaint: undefined,
  fallback: '',
  origin,
  settings: {},
}
const snippet = (part: Partial<SnippetOptions> = {}) => snippetOf({ ...options, ...part }, delivery)

test('embedding 23: the shortest snippet has the configuration, the script of the major version, and the tag', () => {
  expect(snippet()).toEqual({
    head: `<script type="application/json" id="research-config">
  {
    "apiBaseUrl": "https://research.example/api/",
    "portalUrl": "https://research.example/"
  }
</script>
<script type="module" src="https://research.example/widgets/v1/loader.js"></script>`,
    body: '<research-feed></research-feed>',
    importMap: undefined,
  })
})

test('embedding 18: a pinned version names its files with their hashes, those that others import in a map before them', () => {
  const { head, importMap } = snippet({ version: 'pinned' })
  const folder = `${origin}/widgets/v1.2.3/`
  expect(JSON.parse(importMap ?? '')).toEqual({
    integrity: { [`${folder}assets/core.js`]: 'sha384-core', [`${folder}assets/feed.js`]: 'sha384-feed' },
  })
  expect(head).toContain(`<script type="importmap">${importMap}</script>`)
  expect(head).toContain(
    `<link rel="modulepreload" href="${folder}assets/core.js" integrity="sha384-core" crossorigin="anonymous">`,
  )
  expect(head).toContain(
    `<script type="module" src="${folder}loader.js" integrity="sha384-loader" crossorigin="anonymous"></script>`,
  )
  const order = ['research-config', 'importmap', 'modulepreload', 'loader.js'].map((text) => head.indexOf(text))
  expect(order).toEqual([...order].sort((a, b) => a - b))
})

test('embedding 18: on request every module has its hash, also one that comes late', () => {
  const { importMap } = snippet({ version: 'pinned', integrity: 'all' })
  expect(Object.keys(JSON.parse(importMap ?? '').integrity)).toHaveLength(3)
  expect(importMap).not.toContain('css')
})

test('embedding 18: the classic script needs no map and no hints', () => {
  const { head, importMap } = snippet({ form: 'classic', version: 'pinned' })
  expect(importMap).toBeUndefined()
  expect(head).not.toContain('modulepreload')
  expect(head).toContain(
    `<script defer src="${origin}/widgets/v1.2.3/research-widgets.iife.js" integrity="sha384-classic" crossorigin="anonymous"></script>`,
  )
})

test('embedding 23: attributes are escaped, booleans stand by their names', () => {
  const values = { heading: '"Tom & <b>Jerry</b>"', 'hide-search': '' }
  expect(snippet({ values }).body).toBe(
    '<research-feed heading="&quot;Tom &amp; &lt;b&gt;Jerry&lt;/b&gt;&quot;" hide-search></research-feed>',
  )
  expect(snippet({ values: { ...values, lang: 'de' }, form: 'div' }).body).toBe(
    '<div data-research-widget="feed" data-heading="&quot;Tom &amp; &lt;b&gt;Jerry&lt;/b&gt;&quot;" data-hide-search lang="de"></div>',
  )
})

test('embedding 13: what shows when the script fails is text, whatever is typed', () => {
  expect(snippet({ fallback: '<img src=x onerror=alert(1)>' }).body).toBe(`<research-feed>
  <p><a href="https://research.example/">&lt;img src=x onerror=alert(1)&gt;</a></p>
</research-feed>`)
})

test('embedding 23: no setting can end the script that it stands in', () => {
  const { head } = snippet({ settings: { cookieDomain: '</script><script>alert(1)</script>' } })
  expect(head.match(/<\/script>/g)).toHaveLength(2)
  const json = /id="research-config">([\s\S]*?)<\/script>/.exec(head)?.[1] ?? ''
  expect(JSON.parse(json)).toMatchObject({ cookieDomain: '</script><script>alert(1)</script>' })
})

test('embedding 13: a first paint is filled in, with the attributes, its room and the fallback', () => {
  const firstPaint =
    '<research-feed><template shadowrootmode="open"><link rel="stylesheet" href="{{widgets}}assets/first-paint-feed.css"><a href="{{portal}}login">$& Sign in</a></template></research-feed>'
  const { head, body } = snippet({ firstPaint, values: { 'page-size': '5' }, fallback: 'Portal', version: 'pinned' })
  expect(head).toContain(`<link rel="stylesheet" href="${origin}/widgets/v1.2.3/first-paint.css">`)
  expect(body).toBe(
    `<research-feed page-size="5"><template shadowrootmode="open"><link rel="stylesheet" href="${origin}/widgets/v1.2.3/assets/first-paint-feed.css"><a href="${origin}/login">$& Sign in</a></template>\n  <p><a href="${origin}/">Portal</a></p>\n</research-feed>`,
  )
})

test('embedding 18: without a known delivery the newest files are named, without numbers or hashes', () => {
  expect(folderOf({ origin, version: 'pinned' })).toBe(`${origin}/widgets/`)
  expect(snippetOf({ ...options, version: 'pinned' }, undefined).head).toContain(
    `src="${origin}/widgets/loader.js"></script>`,
  )
})
