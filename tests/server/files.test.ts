import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApi, type TestApi } from './support/api.ts'
import { textOfPdf } from './support/pdf-text.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await openApi()
  token = (await api.signIn()).token
})
afterAll(() => api.close())

const file = (name: string, query: Record<string, string> = { auth_token: token }) =>
  api.get(`files/documents/${name}`, query)

describe('files of documents', () => {
  test('R151 take the token as auth_token or as Bearer; without one they are 401', async () => {
    expect((await file('1.pdf')).statusCode).toBe(200)
    expect((await api.get('files/documents/1.pdf', {}, token)).statusCode).toBe(200)
    for (const query of [{}, { auth_token: '' }, { auth_token: 'x' }]) {
      const answer = await file('1.pdf', query as Record<string, string>)
      expect(answer.statusCode).toBe(401)
      expect(answer.json().status).toBe(401)
    }
  })

  test('R264 R261 are 403 to whoever is not entitled, although they may read', async () => {
    const { token: trial } = await api.signIn('trial')
    const answer = await file('1.pdf', { auth_token: trial })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().errors).toEqual(["Your subscription level doesn't provide access to this document."])
    expect((await file('3.html')).statusCode).toBe(403)
  })

  test.each(['1.xlsx', '6.pdf', '99999.pdf', '1', '1.pdf.exe', '..%2F1.pdf', 'x.pdf'])(
    'R151 there is no %s',
    async (name) => {
      const answer = await file(name)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ errors: ['There is no such file.'], status: 404 })
    },
  )

  test('R259 a PDF is a PDF, kept by no cache, and its token goes nowhere', async () => {
    const answer = await file('1.pdf')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'inline; filename="Margins recover at last.pdf"; filename*=UTF-8\'\'Margins%20recover%20at%20last.pdf',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    })
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(answer.rawPayload.subarray(-6).toString()).toContain('%%EOF')
  })

  test('R259 R267 a PDF is the note: provider, title, date, analyst, rating, target, text, page number', async () => {
    const text = textOfPdf((await file('1.pdf')).rawPayload)
    for (const part of [
      ...['Halden Research', 'Company Note', 'Margins recover at last', 'Third quarter', 'November 04, 2026'],
      ...['Ana Example · Banks · ana@example.com', 'Zielona Lódz Bank (ZLB PW)', 'Buy (from Hold)'],
      ...['PLN 12.50 (from PLN 10.00)', 'Deposits grew faster than loans.', 'The tide of cheap funding & lower costs.'],
      ...['Loans', 'Disclosures', 'LODZ-1', 'Page 1 of 1'],
    ]) {
      expect(text).toContain(part)
    }
  })

  test('R157 C46 force_download=true makes it an attachment', async () => {
    const answer = await file('1.pdf', { auth_token: token, force_download: 'true' })
    expect(answer.headers['content-disposition']).toMatch(/^attachment; /)
  })

  test('R259 R260 a workbook holds the document, and the figures of its company', async () => {
    const workbook = new ExcelJS.Workbook()
    await workbook.xlsx.load(new Uint8Array((await file('2.xlsx')).rawPayload).buffer)
    expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Overview', 'Figures', 'Text'])
    expect(workbook.getWorksheet('Overview')?.getCell('B1').value).toBe('Energy outlook')
    const figures = workbook.getWorksheet('Figures')
    expect(figures?.getRow(2).values).toEqual([undefined, 'Revenue', 100, 110])
    expect(figures?.getRow(3).getCell(2).value).toBe(-0.5)
  })

  test('R259 CSV has the tables of the text, and no formulas', async () => {
    const answer = await file('5.csv')
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.body).toBe('\uFEFF"Name","Value"\r\n"\'=SUM(A1)","""1"""\r\n')
  })

  test('R259 C37 a page of HTML is served without any rights', async () => {
    const answer = await file('4.html')
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.body).toContain('Visible text')
    expect(answer.body).toContain('<title>=cmd|&#34;/c calc&#34; 中文 Żółw ☕</title>')
  })

  test('R151 a file name has no character that could leave its header or directory', async () => {
    const { headers } = await file('4.html')
    expect(headers['content-disposition']).toBe(
      'inline; filename="cmd c calc Zolw.html"; ' +
        "filename*=UTF-8''%3Dcmd%20c%20calc%20%E4%B8%AD%E6%96%87%20%C5%BB%C3%B3%C5%82w%20%E2%98%95.html",
    )
  })

  test('R259 plain text', async () => {
    const answer = await file('8.txt')
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.body).toContain('A paragraph about turnover number 1.')
  })
})

describe('pictures', () => {
  test('R274 R301 of companies and analysts are public SVG with their initials', async () => {
    const answer = await api.get('files/images/tags/7.svg')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(answer.body).toContain('>ZB</text>')
    expect(answer.body).toContain('prefers-color-scheme:dark')
    const again = { url: '/api/files/images/tags/7.svg', headers: { 'if-none-match': String(answer.headers.etag) } }
    expect((await api.app.inject(again)).statusCode).toBe(304)
  })

  test.each(['8.svg', '999.svg', '7.png', 'x.svg'])('R274 there is no %s', async (name) => {
    expect((await api.get(`files/images/tags/${name}`)).statusCode).toBe(404)
  })

  test('R306 an analyst who has left has none for anybody, with a session or without', async () => {
    const { token } = await api.signIn()
    for (const session of [undefined, token])
      expect((await api.get('files/images/tags/11.svg', {}, session)).statusCode).toBe(404)
  })
})
