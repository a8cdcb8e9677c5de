import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { footerHtml, landingSlots } from '#demo/data/site/landing.ts'
import { getSections } from '#features/landing/sections.ts'
import { checkSlots } from '#server/site/content/check-slots.ts'
import { contentChanges } from '#server/site/content/content-changes.ts'
import { readContentFolder, writeContentFolder } from '#server/site/content/content-folder.ts'
import { readContent } from '#server/site/content/repository.ts'
import { sectionSlots } from '#server/site/content/slots.ts'
import { type StoredDatabase, storedFixture } from './support/database.ts'
import { runServerCommand } from './support/run-server-command.ts'

const LONG = 180_000
let root: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'content-'))
})
afterAll(() => rm(root, { recursive: true }))

async function folderOf(name: string, files: Record<string, string | Uint8Array>): Promise<string> {
  const folder = join(root, name)
  await mkdir(folder, { recursive: true })
  for (const [file, content] of Object.entries(files)) await writeFile(join(folder, file), content)
  return folder
}

describe('a folder of content', () => {
  test('R146 R147 R059 is one file a slot in the order of their numbers, and the footer', async () => {
    const folder = await folderOf('good', {
      '20-services.html': '<h2>Services</h2>\n',
      '3_mission.html': '\ufeff<h2>Mission</h2>',
      'offices.html': '<h2>Offices</h2>',
      'footer.html': '<p>Łódź</p>',
      'notes.txt': 'left aside',
    })
    expect(await readContentFolder(folder)).toEqual({
      content: {
        slots: [
          { name: 'mission', html: '<h2>Mission</h2>' },
          { name: 'services', html: '<h2>Services</h2>' },
          { name: 'offices', html: '<h2>Offices</h2>' },
        ],
        footer: '<p>Łódź</p>',
      },
      remarks: [],
    })
  })

  test.each([
    ['an unknown name', { '10-prices.html': '<p>x</p>' }, /10-prices\.html: a slot is called services, values/],
    ['a name twice', { '1-values.html': '<p>x</p>', '2-values.html': '<p>y</p>' }, /another file of values/],
    ['an empty file', { 'values.html': ' \n' }, /values\.html: must be text in UTF-8, and not empty/],
    ['another encoding', { 'values.html': new Uint8Array([0xe9, 0x20]) }, /values\.html: must be text in UTF-8/],
    ['a null character', { 'values.html': '<p>\0</p>' }, /values\.html: must be text in UTF-8/],
    ['a file that is too large', { 'values.html': 'x'.repeat(300_000) }, /has 300000 bytes, at most 262144/],
    ['nothing', { 'notes.txt': '' }, /there is no HTML file/],
  ])('R146 is refused with %s', async (name, files, fault) => {
    await expect(readContentFolder(await folderOf(name, files))).rejects.toThrow(fault)
  })

  test('R146 everything that is wrong is told at once', async () => {
    const folder = await folderOf('bad', { 'prices.html': '<p>x</p>', 'values.html': '', '1-values.html': '<p>x</p>' })
    const reason: unknown = await readContentFolder(folder).catch((error: unknown) => error)
    expect(String(reason).split('\n')).toHaveLength(3)
  })
})

describe('popups', () => {
  const popup = (name: string) => `<section data-popup="${name}"><h2>Title</h2><p>Text</p></section>`

  test('R064 have names of their kind, each once, in a slot of popups', () => {
    const { faults } = checkSlots([
      {
        name: 'contact_popups',
        html: `${popup('contact-a')}${popup('contact-a')}${popup('research-b')}${popup('contact-Ä')}`,
      },
      { name: 'values', html: popup('contact-c') },
    ])
    expect(faults).toEqual([
      'contact_popups: there is another popup contact-a.',
      expect.stringContaining('not "research-b"'),
      expect.stringContaining('not "contact-Ä"'),
      'values: the popup contact-c belongs into a slot of popups.',
    ])
  })

  test('R064 a link to none is told, and what the page leaves out', () => {
    const slots = [
      { name: 'values', html: '<a href="#contact-a">A</a> <a class="x" href="#contact-b">B</a><script>1</script>' },
      { name: 'contact_popups', html: popup('contact-a') },
    ]
    expect(checkSlots(slots)).toEqual({
      faults: [],
      remarks: [
        'values: scripts, styles, frames and forms are left out by the page.',
        'values: there is no popup and no section #contact-b, the link is shown as its words.',
      ],
    })
  })

  test('R055 R064 a link to a section that is there, or to a slot that is one popup, is none to be told', () => {
    const links = (...names: string[]) => names.map((name) => `<a href="#${name}">x</a>`).join('')
    const slots = [
      { name: 'mission', html: links('our_offices', 'our_mission', 'our_partners', 'contact', 'research') },
      { name: 'contact_popups', html: `<p>Write to us.</p>${links('our_offices')}` },
      { name: 'research_popups', html: popup('research-a') },
    ]
    expect(checkSlots(slots)).toEqual({
      faults: [],
      remarks: [
        'mission: there is no popup and no section #our_partners, the link is shown as its words.',
        'mission: there is no popup and no section #research, the link is shown as its words.',
      ],
    })
  })

  test('R055 R063 the sections that are known are those of the page', () => {
    const ofPage = getSections({ state: 'loading' }).map(({ id, texts, popups }) => [
      id,
      [...texts, ...(popups ? [popups.slot] : [])],
    ])
    expect(Object.entries(sectionSlots)).toEqual(ofPage)
  })

  test('R064 R404 every link of the demo opens one, and every one is linked to', () => {
    expect(checkSlots(landingSlots)).toEqual({ faults: [], remarks: [] })
    const html = landingSlots.map((slot) => slot.html).join('')
    const popups = [...html.matchAll(/data-popup="([^"]+)"/g)].map(([, name]) => name)
    expect(popups).toHaveLength(14)
    for (const name of popups) expect(html).toContain(`href="#${name}"`)
  })
})

test('R146 what changes is told slot by slot; a footer that is not given stays', () => {
  const slots = (...names: string[]) => names.map((name) => ({ name, html: `<p>${name}</p>` }))
  const before = { slots: slots('services', 'values', 'mission', 'offices'), footer: 'F' }
  const after = {
    slots: [...slots('partners', 'values', 'services'), { name: 'offices', html: 'new' }],
    footer: undefined,
  }
  expect(contentChanges(before, after)).toEqual([
    { name: 'partners', kind: 'added', before: 0, after: 15 },
    { name: 'values', kind: 'moved', before: 13, after: 13 },
    { name: 'services', kind: 'moved', before: 15, after: 15 },
    { name: 'offices', kind: 'changed', before: 14, after: 3 },
    { name: 'mission', kind: 'removed', before: 14, after: 0 },
  ])
})

describe('server:content', () => {
  let data: StoredDatabase
  const run = (...options: string[]) =>
    runServerCommand('content', options, { directory: data.env.DATA_DIR, env: data.env })
  const stored = async () => {
    const { db, close } = await data.open()
    return readContent(db).finally(close)
  }

  beforeAll(async () => {
    data = await storedFixture()
  }, LONG)
  afterAll(() => data.remove())

  test('R146 R147 says what it would change, changes it, and writes it out again', { timeout: LONG }, async () => {
    const folder = join(root, 'seed')
    await writeContentFolder(folder, { slots: landingSlots, footer: footerHtml })
    const before = await stored()
    const dry = await run(folder, '--dry-run')
    expect(dry.stderr).toBe('')
    expect(dry.stdout).toMatch(/services +changed +15 to \d+ characters\n +values +added/)
    expect(dry.stdout).toContain('Nothing was changed.')
    expect(await stored()).toEqual(before)
    expect((await run(folder)).code).toBe(0)
    expect(await stored()).toEqual({ slots: landingSlots, footer: footerHtml })
    const out = join(root, 'out')
    expect((await run(out, '--export')).code).toBe(0)
    expect(await readdir(out)).toEqual(await readdir(folder))
    expect((await run(out)).stdout).not.toMatch(/changed +\d|moved|added|removed/)
  })

  test('R146 refuses a wrong folder and a folder that is not there, and changes nothing', {
    timeout: LONG,
  }, async () => {
    const before = await stored()
    const wrong = await run(await folderOf('wrong', { 'prices.html': '<p>x</p>' }))
    expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining('prices.html: a slot is called')])
    expect((await run(join(root, 'nowhere'))).code).toBe(1)
    expect((await run()).stderr).toContain('Usage: npm run server:content')
    expect(await stored()).toEqual(before)
  })
})
