import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Imports, openImports } from './support/imports.ts'

const LONG = 300_000

let imports: Imports

beforeAll(async () => {
  imports = await openImports()
}, LONG)
afterAll(() => imports.remove())

test.each([
  ['no-manifest', '', '', 'There must be a manifest.csv or a manifest.jsonl'],
  ['other-columns', 'manifest.csv', 'reference,title,colour\nA,B,C\n', 'manifest.csv has unknown columns: colour.'],
  ['other-bytes', 'manifest.csv', Buffer.from('reference\n\u00e9', 'latin1'), 'The manifest is not UTF-8.'],
])('nothing is done with a folder such as %s', { timeout: LONG }, async (name, file, content, text) => {
  const path = join(imports.directory, name)
  await mkdir(path)
  if (file) await writeFile(join(path, file), content)
  const { code, stderr } = await imports.run(path)
  expect([code, stderr]).toEqual([1, expect.stringContaining(text)])
})

test('a manifest as CSV, with a byte order mark, quotes and line breaks in a cell', { timeout: LONG }, async () => {
  const path = join(imports.directory, 'csv')
  await mkdir(path)
  await writeFile(join(path, 'a.html'), '<p>Osmium.</p>')
  await writeFile(
    join(path, 'manifest.csv'),
    '\ufeffreference,title,published,type,file,summary,companies\r\nOSMIUM-1,"Osmium, ""dense""",2026-11-05T09:00:00+01:00,Company Note,a.html,"One\nTwo",FB US\r\n',
  )
  expect(await imports.run(path)).toMatchObject({ code: 0, stdout: expect.stringContaining('1 added') })
  await imports.withApi('full', async (get) => {
    expect((await get('web_document_by_ref?reference=OSMIUM-1')).json()).toMatchObject({
      title: 'Osmium, "dense"',
      summary: 'One\nTwo',
      publication_date: '2026-11-05T08:00:00.000Z',
      primary_focus: { value: 'First Bank' },
    })
  })
})
