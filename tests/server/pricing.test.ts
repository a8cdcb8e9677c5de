import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApi, type TestApi } from './support/api.ts'
import { textOfPdf } from './support/pdf-text.ts'

let api: TestApi

beforeAll(async () => {
  api = await openApi()
})
afterAll(() => api.close())

test('R057 R056 the price list is a PDF for whoever asks, with what there is in it', async () => {
  const answer = await api.get('files/pricing.pdf')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['content-disposition']).toContain('inline; filename="Products and prices.pdf"')
  expect(answer.headers['cache-control']).toBe('public, max-age=3600')
  const text = textOfPdf(answer.rawPayload)
  for (const word of [
    'Products and prices 2026',
    'Trial',
    'Standard',
    'Full',
    '24,000',
    'Earnings Hub',
    'Conditions',
  ]) {
    expect(text).toContain(word)
  }
})

test('R057 it is made once a day', async () => {
  const first = await api.get('files/pricing.pdf')
  expect((await api.get('files/pricing.pdf')).rawPayload.equals(first.rawPayload)).toBe(true)
  api.wait(24 * 3_600_000)
  expect((await api.get('files/pricing.pdf')).rawPayload.equals(first.rawPayload)).toBe(false)
})
