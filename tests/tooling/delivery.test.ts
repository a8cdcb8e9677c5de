import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addIconLicence, hashes, hashOf, preloadLists, withModules } from '#scripts/lib/delivery.mjs'
import { release } from '#scripts/lib/release.mjs'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'research-portal-delivery-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function write(files: Record<string, string>, inside = 'build') {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, inside, path)), { recursive: true })
    await writeFile(join(folder, inside, path), content)
  }
}

const read = (path: string) => readFile(join(folder, path), 'utf8')

const manifest = {
  'widgets/loader.ts': { file: 'loader.js', imports: ['_session.js'] },
  'widgets/placeholders.ts': { file: 'assets/placeholders-9.js' },
  'widgets/feed/index.ts': { file: 'assets/feed-aaaaaaa1.js', imports: ['_core.js'] },
  'src/features/feed/tile-list.view.tsx': { file: 'assets/tiles-4.js', imports: ['_core.js'] },
  'widgets/sign-in/index.ts': { file: 'assets/sign-in-aaaaaaa2.js', imports: ['_core.js'] },
  '_core.js': { file: 'assets/core-3.js', imports: ['_session.js'] },
  '_session.js': { file: 'assets/session-5.js' },
}

describe('preload lists', () => {
  test('embedding 19: name what each element loads first besides the loader, and what it asks for at once', () => {
    expect(preloadLists(manifest)).toEqual({
      'research-feed': ['assets/session-5.js', 'assets/feed-aaaaaaa1.js', 'assets/core-3.js', 'assets/tiles-4.js'],
      'research-sign-in': ['assets/session-5.js', 'assets/sign-in-aaaaaaa2.js', 'assets/core-3.js'],
    })
  })

  test('embedding 19: put the first call of an element before the element, and refuse one that waits for React', () => {
    const call = { file: 'assets/feed-first-call-6.js', name: 'feed-first-call', imports: ['_lists.js'] }
    const lists = { file: 'assets/lists-7.js' }
    const built = { ...manifest, '_feed-first-call.js': call, '_lists.js': lists }
    expect(preloadLists(built)['research-feed']?.slice(0, 3)).toEqual([
      'assets/session-5.js',
      'assets/feed-first-call-6.js',
      'assets/lists-7.js',
    ])
    const slow = { ...built, '_lists.js': { ...lists, imports: ['_core.js'] } }
    expect(() => preloadLists(slow)).toThrow('the first call of feed waits for assets/core-3.js')
  })

  test('embedding 19: stand in the loader, each file named once, but for those the loader names itself', () => {
    const code = withModules('import{a}from"./assets/session-5.js";var lists="__MODULES__"', preloadLists(manifest))
    const lists = JSON.parse(code.slice(code.indexOf('=') + 1))
    const names = lists.names.split(' ')
    const filesOf = (tag: string) => [...lists[tag]].map((at: string) => names[at.charCodeAt(0) - 48])
    expect(filesOf('research-feed')).toEqual(['core-3', 'tiles-4'])
    expect(filesOf('research-sign-in')).toEqual(['core-3'])
    expect(names).toHaveLength(2)
  })

  test('embedding 19: a loader without a place for them is an error', () => {
    expect(() => withModules('var lists={}', {})).toThrow('no place')
  })
})

test('what is delivered says under which licence the icons stand, after those of the packages', async () => {
  await write({ 'licences.md': '# Licenses\n' })
  addIconLicence(join(folder, 'build'))
  expect(await read('build/licences.md')).toMatch(
    /^# Licenses\n\n## Lucide, .*ISC License\s+Copyright \(c\) \d+ Lucide .*The MIT License .*Cole Bemis/s,
  )
})

test('embedding 18: scripts and style sheets have a hash that browsers accept, notes of the build have none', async () => {
  await write({
    'loader.js': 'a',
    'assets/x.css': 'b',
    'assets/x.css.br': 'c',
    '.vite/manifest.js': 'd',
    'x.json': '{}',
  })
  const found = hashes(join(folder, 'build'))
  expect(Object.keys(found).sort()).toEqual(['assets/x.css', 'loader.js'])
  expect(found['loader.js']).toBe('sha384-VKWbnyKwuAiA2EJ+VIt8I6vYc0huHwNdzpzWl+hRdQM8qojm1XvDXvrgta/TFF8x')
  expect(hashOf('a')).toBe(found['loader.js'])
})

describe('a release', () => {
  const build = (version: string, core: string) => ({
    'integrity.json': JSON.stringify({ version, files: {} }),
    'loader.js': `import './assets/core-${core}.js'`,
    [`assets/core-${core}.js`]: core,
    '.vite/manifest.json': '{}',
  })
  const released = () => release(join(folder, 'build'), join(folder, 'cdn'))
  const next = async (version: string, core: string) => {
    await rm(join(folder, 'build'), { recursive: true, force: true })
    await write(build(version, core))
    return released()
  }

  test('embedding 18: is laid down for ever, and as the newest of its major', async () => {
    expect(await next('1.0.0', 'a')).toEqual(['v1.0.0 is laid down: 3 files.', 'v1 is 1.0.0 now.'])
    expect(await read('cdn/v1.0.0/assets/core-a.js')).toBe('a')
    expect(await read('cdn/v1/loader.js')).toContain('core-a')
    await expect(read('cdn/v1.0.0/.vite/manifest.json')).rejects.toThrow()
  })

  test('embedding 18: leaves the files of earlier ones to pages that were loaded before', async () => {
    await next('1.0.0', 'a')
    expect(await next('1.10.0', 'b')).toEqual([
      'v1.10.0 is laid down: 3 files.',
      'v1 is 1.10.0 now, before 1.0.0; 1 files of earlier releases stay.',
    ])
    expect(await read('cdn/v1/assets/core-a.js')).toBe('a')
    expect(await read('cdn/v1/loader.js')).toContain('core-b')
    expect(await read('cdn/v1.0.0/loader.js')).toContain('core-a')
  })

  test('embedding 18: of an older version does not become the newest, one of another major has its own folder', async () => {
    await next('1.10.0', 'b')
    expect((await next('1.9.1', 'c')).at(-1)).toBe('v1 stays 1.10.0, which is newer.')
    expect(await read('cdn/v1/loader.js')).toContain('core-b')
    await next('2.0.0', 'd')
    expect(await read('cdn/v2/loader.js')).toContain('core-d')
  })

  test('embedding 18: with the same files again does nothing; with others it is refused, and nothing changes', async () => {
    await next('1.0.0', 'a')
    expect(released()[0]).toBe('v1.0.0 is there already, with the same files.')
    await expect(next('1.0.0', 'b')).rejects.toThrow(/v1\.0\.0 was released with other files .*new version/)
    expect(await read('cdn/v1.0.0/loader.js')).toContain('core-a')
    expect(await read('cdn/v1/loader.js')).toContain('core-a')
  })

  test('embedding 18: needs a build, and a version', async () => {
    expect(released).toThrow('npm run build')
    await expect(next('1.0', 'a')).rejects.toThrow('1.0 is not a version')
  })
})
