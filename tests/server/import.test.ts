import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serverFiles } from '#scripts/lib/server-bundle.mjs'
import { type Imports, openImports, pdfOf, record } from './support/imports.ts'

const LONG = 300_000

let imports: Imports
let folder: string

beforeAll(async () => {
  imports = await openImports()
}, LONG)
afterAll(() => imports.remove())

/** Everything that an import writes, but for times. */
async function contents() {
  const { db, close } = await imports.stored.open()
  const rowsOf = async (query: string) => (await sql.raw(query).execute(db)).rows
  const found = {
    documents: await rowsOf('select * from documents order by id'),
    tags: await rowsOf('select * from tags order by id'),
    links: await rowsOf('select * from document_tags order by 1, 2'),
    search: await rowsOf('select * from document_search order by id'),
    sets: await rowsOf('select * from document_sets order by 1, 2'),
    files: await rowsOf('select document_id, content_hash, length(bytes) from document_files order by 1'),
    passages: await rowsOf('select * from passages order by id'),
    marks: await rowsOf("select key from meta where key = 'import'"),
  }
  await close()
  return found
}

describe('a folder with good files and bad ones', () => {
  let pdf: Buffer
  let reported: string

  beforeAll(async () => {
    pdf = await pdfOf('The zirconium smelter restarts.\n\nOutput doubles within a year.', 'Palladium stays scarce.')
    await writeFile(join(imports.directory, 'outside.html'), '<p>Not for everybody.</p>')
    folder = await imports.makeFolder(
      'mixed',
      {
        'zircon.pdf': pdf,
        'page.html':
          '<html><head><title>Unseen</title><script>alert(1)</script></head><body onload="x()"><h1>Vanadium</h1><p onclick="y()">Flow <b>batteries</b> need it &amp; more.</p><img src="http://tracker.example/x.gif"><a href="javascript:z()">here</a></body></html>',
        'broken.pdf': '%PDF-1.7 and nothing else',
        'empty.html': '',
        'latin1.html': Buffer.from('<p>Caf\u00e9 without a charset</p>', 'latin1'),
        'old.html': Buffer.from('<meta charset="windows-1252"><p>Caf\u00e9 of old</p>', 'latin1'),
        'picture.png': 'PNG',
      },
      [
        record('ZIRCON-1', 'zircon.pdf', {
          summary: 'Supply comes back.',
          companies: 'Zielona Łódź Bank; Novum Metals (NVM PW)',
          analysts: ['Ana Example', 'Nina New'],
          sectors: 'banks',
          regions: 'Europe',
          asset_classes: 'Equity',
          languages: 'English',
          download_level: 3,
        }),
        record('VANADIUM-2', 'page.html'),
        record('OLD-3', 'old.html'),
        record('BROKEN-4', 'broken.pdf'),
        record('MISSING-5', 'missing.pdf'),
        record('EMPTY-6', 'empty.html'),
        record('LATIN-7', 'latin1.html'),
        record('UNKNOWN-8', 'page.html', { colour: 'red' }),
        record('ZIRCON-1', 'page.html'),
        record('LODZ-1', 'page.html'),
        record('PICTURE-9', 'picture.png'),
        record('OUTSIDE-10', '../outside.html'),
        record('DAY-11', 'page.html', { published: '2026-02-30' }),
        { reference: 'NOTHING-12' },
        '{ not JSON',
      ],
    )
    const dry = await imports.run(folder, '--dry-run')
    expect([dry.code, dry.stdout]).toEqual([
      2,
      expect.stringContaining('3 added, 0 replaced, 0 unchanged, 0 differs, 12 bad.'),
    ])
    expect((await contents()).files).toEqual([])
    const { code, stderr, stdout } = await imports.run(folder)
    expect(stdout).toContain('3 added, 0 replaced, 0 unchanged, 0 differs, 12 bad.')
    expect(stdout).toContain('100 %')
    expect(code).toBe(2)
    reported = stderr
  }, LONG)

  test.each([
    ['BROKEN-4, broken.pdf', 'is no PDF that can be read'],
    ['MISSING-5, missing.pdf', 'is not there'],
    ['EMPTY-6, empty.html', 'is empty'],
    ['LATIN-7, latin1.html', 'is not UTF-8'],
    ['UNKNOWN-8, page.html', 'unknown column colour'],
    ['ZIRCON-1, page.html', 'the reference stands in the manifest twice'],
    ['LODZ-1, page.html', 'has the reference of a document that was not imported'],
    ['PICTURE-9, picture.png', 'is neither PDF nor HTML'],
    ['OUTSIDE-10, ../outside.html', 'lies outside the folder'],
    ['DAY-11, page.html', 'published must be a day'],
    ['NOTHING-12, ?', 'title, published, type, file is missing'],
    ['?, ?', 'not JSON'],
  ])('%s is bad, and reported: %s', async (line, reason) => {
    expect(reported).toMatch(new RegExp(`Bad: line \\d+, ${line.replaceAll('?', '\\?')}: .*${reason}`))
    const report = await readFile(join(folder, 'import-report.csv'), 'utf8')
    expect(report).toContain(reason)
  })

  test('R222 a PDF is found by the words of its pages and by its tags', { timeout: LONG }, () =>
    imports.withApi('full', async (get) => {
      const search = (await get('all_documents?search_term=palladium')).json()
      expect(search.records).toMatchObject([
        { external_reference: 'ZIRCON-1', page_count: 2, region: 'Europe', summary: 'Supply comes back.' },
      ])
      const tags = await Promise.all(
        [
          'filter_Company=Novum Metals',
          'filter_Ticker=NVM PW',
          'filter_Analyst=Nina New',
          'filter_Language=English',
        ].map((filter) => get(`all_documents?${encodeURI(filter)}`)),
      )
      for (const answer of tags) expect(answer.json().records).toMatchObject([{ external_reference: 'ZIRCON-1' }])
      const [{ id, analysts, primary_focus }] = search.records
      expect(analysts.map(({ value }: { value: string }) => value)).toEqual(['Ana Example', 'Nina New'])
      expect(primary_focus.value).toBe('Zielona Łódź Bank')
      const sector = (await get('tags/by_category?categories=Sector')).json()
      expect(sector.Sector.map(({ value }: { value: string }) => value)).toEqual(['Banks', 'Energy'])
      expect((await get(`tags/related_to_document?document_id=${id}`)).json().length).toBeGreaterThan(4)
    }),
  )

  test('R151 R385 its text is the preview, and its own file the download, for whoever is entitled', {
    timeout: LONG,
  }, async () => {
    const id = await imports.withApi('full', async (get) => {
      const { id, download_url } = (await get('web_document_by_ref?reference=ZIRCON-1')).json()
      const preview = (await get('web_document_preview?reference=ZIRCON-1')).json()
      expect(preview.html_content).toContain('<section data-page="2"><p>Palladium stays scarce.</p></section>')
      const file = await get(download_url.replace('/api/', ''))
      expect(file.headers).toMatchObject({ 'content-type': 'application/pdf' })
      expect(file.rawPayload.equals(pdf)).toBe(true)
      return id
    })
    await imports.withApi('trial', async (get) => {
      expect((await get(`files/documents/${id}.pdf`)).statusCode).toBe(403)
    })
    await imports.withApi('none', async (get) => {
      expect((await get('web_document_preview?reference=ZIRCON-1')).statusCode).toBe(401)
    })
  })

  test('R265 HTML is cleaned: its text stays, and nothing that runs or is loaded', { timeout: LONG }, () =>
    imports.withApi('full', async (get) => {
      const { html_content } = (await get('web_document_preview?reference=VANADIUM-2')).json()
      expect(html_content).toBe(
        '<section data-page="1"><h1>Vanadium</h1><p>Flow <b>batteries</b> need it &amp; more.</p><a>here</a></section>',
      )
      expect((await get('all_documents?search_term=batteries')).json().records).toHaveLength(1)
      expect((await get('web_document_preview?reference=OLD-3')).json().html_content).toContain('Café of old')
    }),
  )

  test('a second run changes nothing', { timeout: LONG }, async () => {
    const before = await contents()
    expect(before.files).toHaveLength(3)
    expect(before.marks).toEqual([])
    const { code, stdout } = await imports.run(folder)
    expect([code, stdout]).toEqual([2, expect.stringContaining('0 added, 0 replaced, 3 unchanged, 0 differs, 12 bad.')])
    expect(await contents()).toEqual(before)
  })

  test('what has changed is left as it is, and replaced by --replace, under the same id', {
    timeout: LONG,
  }, async () => {
    const before = await contents()
    const newer = await imports.makeFolder('newer', { 'page.html': '<p>Tantalum instead.</p>' }, [
      record('VANADIUM-2', 'page.html'),
    ])
    expect(await imports.run(newer)).toMatchObject({ code: 0, stdout: expect.stringContaining('1 differs') })
    expect((await contents()).documents).toEqual(before.documents)
    expect(await imports.run(newer, '--replace')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('1 replaced'),
    })
    await imports.withApi('full', async (get) => {
      expect((await get('all_documents?search_term=batteries')).json().records).toEqual([])
      expect((await get('all_documents?search_term=tantalum')).json().records).toMatchObject([
        { external_reference: 'VANADIUM-2' },
      ])
    })
    expect((await contents()).documents).toHaveLength(before.documents.length)
  })
})

test('an import that is killed half-way is gone on with, and nothing is there twice', { timeout: LONG }, async () => {
  const count = 60
  const files: Record<string, Buffer> = {}
  const references = Array.from({ length: count }, (_, index) => `MANY-${index}`)
  for (const reference of references) files[`${reference}.pdf`] = await pdfOf(`Rhodium report ${reference}.`)
  const many = await imports.makeFolder(
    'many',
    files,
    references.map((reference) => record(reference, `${reference}.pdf`, { companies: 'Rhodium Works (RHO PW)' })),
  )
  const child = spawn(process.execPath, [serverFiles.cli, 'import', many], {
    env: { ...process.env, ...imports.stored.env },
  })
  let output = ''
  for await (const data of child.stdout) {
    output += data
    if (output.includes('40 %')) break
  }
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
  const { files: half, marks } = await contents()
  expect(half.length).toBeLessThan(count)
  expect(half.length).toBeGreaterThan(10)
  expect(marks).toHaveLength(1)
  const { code, stdout } = await imports.run(many)
  expect([code, stdout]).toEqual([
    0,
    expect.stringMatching(/[1-9]\d* added, 0 replaced, [1-9]\d* unchanged, 0 differs, 0 bad/),
  ])
  await imports.withApi('full', async (get) => {
    const { records, pagination_metadata } = (
      await get('all_documents?search_term=rhodium&limit=100&page_size=100')
    ).json()
    expect(records.map(({ external_reference }: { external_reference: string }) => external_reference).sort()).toEqual(
      [...references].sort(),
    )
    expect(pagination_metadata.max_records).toBe(count)
    const { Company } = (await get('tags/by_category?categories=Company')).json()
    expect(Company.filter(({ value }: { value: string }) => value === 'Rhodium Works')).toMatchObject([
      { doc_count: count },
    ])
  })
  expect((await contents()).marks).toEqual([])
})
