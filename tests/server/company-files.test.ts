import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tag } from '#contract/tag.ts'
import { seedAccounts } from '#demo/data/accounts.ts'
import { delistedCompany, edgeCompanies } from '#demo/data/edges/companies.ts'
import { NOW, world } from './seed/support.ts'
import { openDemoApi } from './support/api.ts'
import { textOfPdf } from './support/pdf-text.ts'
import { evaluate, isFormula } from './support/spreadsheet.ts'

let api: Awaited<ReturnType<typeof openDemoApi>>
let token: string

beforeAll(async () => {
  api = await openDemoApi(NOW)
  token = await api.signInAs('full')
})
afterAll(() => api.close())

const file = (id: number | string, name: string, query: Record<string, string> = { auth_token: token }) =>
  api.get(`files/companies/${id}/${name}`, query)
const model = async (id: number) => {
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(new Uint8Array((await file(id, 'model.xlsx')).rawPayload).buffer)
  return workbook
}
const profile = async (id: number): Promise<Tag> => (await api.get(`tags/${id}`, {}, token)).json()
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

const { fifteenCharacters: plain, negativeEps, longName, chinese, notRated } = edgeCompanies

describe('who may load them', () => {
  test('R290 R279 R281 both have a name of their own, are kept by no cache and are attachments when forced', async () => {
    const sheet = await file(plain.id, 'tear-sheet.pdf')
    expect(sheet.statusCode).toBe(200)
    expect(sheet.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'inline; filename="Nordmark Cables tear sheet.pdf"; filename*=UTF-8\'\'Nordmark%20Cables%20tear%20sheet.pdf',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    })
    const workbook = await file(plain.id, 'model.xlsx', { auth_token: token, force_download: 'true' })
    expect(workbook.headers['content-type']).toContain('spreadsheetml')
    expect(workbook.headers['content-disposition']).toMatch(/^attachment; filename="Nordmark Cables model\.xlsx"/)
    expect((await api.get(`files/companies/${plain.id}/model.xlsx`, {}, token)).statusCode).toBe(200)
  })

  test('R291 R279 R281 what the record says of access is what the file does, for every account', async () => {
    const edges = Object.values(edgeCompanies).slice(0, 19)
    for (const account of Object.keys(seedAccounts) as (keyof typeof seedAccounts)[]) {
      const auth_token = await api.signInAs(account)
      for (const { id } of edges) {
        const { model, tear_sheet }: Tag = (await api.get(`tags/${id}`, {}, auth_token)).json()
        for (const [name, entry] of [
          ['model.xlsx', model],
          ['tear-sheet.pdf', tear_sheet],
        ] as const) {
          const answer = await file(id, name, { auth_token })
          expect(answer.statusCode).toBe(entry ? (entry.has_access ? 200 : 403) : 404)
          if (entry) expect(entry.download_url).toBe(`/api/files/companies/${id}/${name}`)
        }
      }
    }
  })

  test('R298 an inactive company has no files to load, and nobody does without a token', async () => {
    expect((await file(delistedCompany.id, 'model.xlsx')).statusCode).toBe(403)
    expect((await file(plain.id, 'model.xlsx', {})).statusCode).toBe(401)
    expect((await file(plain.id, 'model.xlsx', { auth_token: 'x' })).statusCode).toBe(401)
  })

  test.each([
    ['999999', 'model.xlsx'],
    ['301', 'model.xlsx'],
    ['1005', 'tear-sheet.pdf'],
    ["2001'", 'model.xlsx'],
    ['x', 'model.xlsx'],
    ['2001', 'model.pdf'],
    ['2001', 'toString'],
    ['2001', '__proto__'],
    ['2001', '..%2Ftear-sheet.pdf'],
    ['99999999999999999999', 'tear-sheet.pdf'],
  ])('R290 there is no %s/%s', async (id, name) => {
    const answer = await file(id, name)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ errors: ['There is no such file.'], status: 404 })
  })
})

describe('the model', () => {
  test('R279 is a workbook of four sheets with the numbers of the record', async () => {
    const workbook = await model(plain.id)
    const record = await profile(plain.id)
    expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Summary', 'Financials', 'Valuation', 'Disclosures'])
    const summary = new Map<unknown, ExcelJS.Cell>()
    workbook.getWorksheet('Summary')?.eachRow((row) => summary.set(row.getCell(1).value, row.getCell(2)))
    for (const [label, value] of [
      ['Company', record.value],
      ['Ticker', record.ticker],
      ['Rating', record.equity_rating],
      ['Last close', record.close_price],
      ['Price target', record.target_price],
      ['Market cap', record.market_cap],
      ['Price currency', record.price_currency],
    ] as const) {
      expect(summary.get(label)?.value, label).toBe(value)
    }
    expect(summary.get('Last updated')?.value).toEqual(new Date(`${record.last_updated}T00:00:00Z`))
    expect(summary.get('Last updated')?.numFmt).toBe('yyyy-mm-dd')
    expect(summary.get('Upside')?.result).toBeCloseTo(Number(record.target_price) / Number(record.close_price) - 1, 12)
    expect(summary.get('Analyst')?.text).toContain(record.analysts?.[0]?.value)
  })

  test('R279 R294 has a column a year, told apart as actual and estimated, and numbers with their formats', async () => {
    for (const { id } of [plain, negativeEps, world.companies[30] ?? plain]) {
      const sheet = (await model(id)).getWorksheet('Financials')
      const { company_financials_table: table = {}, year_flags: flags = {} } = await profile(id)
      const years = Object.keys(flags ?? {})
      expect(sheet?.views[0]).toMatchObject({ state: 'frozen', xSplit: 1, ySplit: 2 })
      const cells = (row: number) => years.map((_, index) => sheet?.getRow(row).getCell(index + 2).value)
      expect(cells(1)).toEqual(years.map(Number))
      expect(cells(2)).toEqual(Object.values(flags ?? {}))
      for (const [index, [name, values]] of Object.entries(table ?? {}).entries()) {
        expect(sheet?.getRow(index + 3).getCell(1).value).toBe(name)
        expect(cells(index + 3)).toEqual(years.map((year) => values[year] ?? null))
        expect(sheet?.getRow(index + 3).getCell(2).numFmt).toMatch(/0\.0/)
      }
    }
  })

  test('R279 every formula gives what is stored beside it', async () => {
    for (const { id } of [plain, negativeEps, longName, notRated, ...world.companies.slice(40, 50)]) {
      const workbook = await model(id)
      let formulas = 0
      for (const sheet of workbook.worksheets) {
        sheet.eachRow((row) =>
          row.eachCell((cell) => {
            if (!isFormula(cell)) return
            formulas += 1
            const value = evaluate(workbook, cell.formula, sheet.name)
            if (typeof value === 'number') expect(cell.result, cell.formula).toBeCloseTo(value, 10)
            else expect(cell.result, cell.formula).toBe(value)
          }),
        )
      }
      expect(formulas).toBeGreaterThan(20)
    }
  })

  test('R279 a ratio over a loss has no meaning, a missing target no upside', async () => {
    const losses = (await model(negativeEps.id)).getWorksheet('Valuation')
    expect(losses?.getColumn(2).values).toContainEqual(expect.objectContaining({ result: 'n.m.' }))
    const summary = (await model(notRated.id)).getWorksheet('Summary')
    expect(summary?.getColumn(1).values).not.toContain('Upside')
    expect(summary?.getColumn(1).values).not.toContain('Price target')
  })

  test('R279 a text is never a formula', async () => {
    await api.db.updateTable('tags').set({ value: '=1+1' }).where('id', '=', 2002).execute()
    const cell = (await model(2002)).getWorksheet('Summary')?.getCell('B2')
    expect([cell?.type, cell?.value]).toEqual([ExcelJS.ValueType.String, '=1+1'])
  })
})

describe('the tear sheet', () => {
  test('R281 is exactly one page, whatever a company has to say', async () => {
    const everyFourth = world.companies.filter((_, index) => index % 4 === 0)
    for (const { id } of [...Object.values(edgeCompanies), ...everyFourth]) {
      const answer = await file(id, 'tear-sheet.pdf')
      if (answer.statusCode === 200) expect([id, pagesOf(answer.rawPayload)]).toEqual([id, 1])
      else expect([403, 404]).toContain(answer.statusCode)
    }
  })

  test('R281 shows what the record holds', async () => {
    const record = await profile(plain.id)
    const text = textOfPdf((await file(plain.id, 'tear-sheet.pdf')).rawPayload)
    const amount = (value: number) => value.toLocaleString('en-US', { minimumFractionDigits: 2 })
    for (const part of [
      ...['Halden Research', 'Company tear sheet', 'March 18, 2026', 'Nordmark Cables', record.ticker, 'Sweden'],
      ...[
        record.equity_rating,
        `SEK ${amount(Number(record.target_price))}`,
        `SEK ${amount(Number(record.close_price))}`,
      ],
      ...['Our view', 'Business', 'Risks', 'Revenue', 'EPS', 'Financials', 'Covered by', '2025A', '2026E', '2027E'],
      ...[record.analysts?.[0]?.email, record.analysts?.[0]?.phone, 'Past performance is no guide'],
    ]) {
      expect(text).toContain(part)
    }
  })

  test('R281 typesets losses with a minus and what is missing as n.a.', async () => {
    const record = await profile(negativeEps.id)
    const text = textOfPdf((await file(negativeEps.id, 'tear-sheet.pdf')).rawPayload)
    const [eps = 0] = Object.values(record.company_financials_table?.EPS ?? {})
    expect(text).toContain(`\u0096${Math.abs(Number(eps)).toFixed(2)}`)
    expect(text).toContain('n.a.')
    expect(textOfPdf((await file(notRated.id, 'tear-sheet.pdf')).rawPayload)).toContain('Not rated')
  })

  test('R281 R279 names no analyst who has left', async () => {
    const { id } = edgeCompanies.inactiveAnalyst
    const [left] = (await profile(id)).analysts ?? []
    expect(left).toMatchObject({ profile_link: null, value: expect.any(String) })
    expect(textOfPdf((await file(id, 'tear-sheet.pdf')).rawPayload)).not.toContain(left?.value)
    const labels = (await model(id)).getWorksheet('Summary')?.getColumn(2).values ?? []
    expect(labels.filter((label) => String(label).includes(left?.value ?? ''))).toEqual([])
  })

  test('R281 calls a company by its ticker where the fonts lack its letters', async () => {
    const { ticker } = await profile(chinese.id)
    const text = textOfPdf((await file(chinese.id, 'tear-sheet.pdf')).rawPayload)
    expect(text).toContain(ticker)
    expect(text).not.toMatch(/[^a-z0-9]\?/)
  })

  test('R281 stays on one page with texts without end, and without any', async () => {
    const row = await api.db.selectFrom('tags').selectAll().where('id', '=', plain.id).executeTakeFirstOrThrow()
    const endless = Array.from({ length: 60 }, () => 'A sentence of a company that has very much to tell. '.repeat(5))
    const values = Object.fromEntries(Array.from({ length: 12 }, (_, year) => [String(2015 + year), -1e9 - year]))
    const table = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`Row ${index} ${'x'.repeat(80)}`, values]),
    )
    for (const [value, data] of [
      ['W'.repeat(300), { ...row.data, description: endless, risks: endless.join(' '), questions: endless }],
      ['Empty', {}],
      ['Many figures', { ...row.data, company_financials_table: { ...table, EPS: values, Revenue: values } }],
    ] as const) {
      await api.db
        .updateTable('tags')
        .set({ value, data: JSON.stringify(data) })
        .where('id', '=', plain.id)
        .execute()
      const answer = await file(plain.id, 'tear-sheet.pdf')
      expect([answer.statusCode, pagesOf(answer.rawPayload)]).toEqual([200, 1])
      expect((await file(plain.id, 'model.xlsx')).statusCode).toBe(200)
    }
  })
})
