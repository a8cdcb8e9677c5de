import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApi, type TestApi } from './support/api.ts'
import type { UserName } from './support/fixture.ts'

let api: TestApi
const tokens = {} as Record<UserName, string>

beforeAll(async () => {
  api = await openApi()
  for (const user of ['full', 'europe', 'trial', 'none'] as const) tokens[user] = (await api.signIn(user)).token
})
afterAll(() => api.close())

const flagsOf = async (user: UserName) => {
  const answer = await api.get('all_documents', { limit: '6' }, tokens[user])
  return Object.fromEntries(
    answer
      .json()
      .records.map((record: { id: string; permissioned: boolean; entitled: boolean }) => [
        record.id,
        `${record.permissioned ? 'read' : '-'} ${record.entitled ? 'load' : '-'}`,
      ]),
  )
}

describe('a document', () => {
  test('R384 R399 R266 R267 R401 carries every field of a list row', async () => {
    const answer = await api.get('all_documents', { limit: '1' }, tokens.full)
    const analyst = {
      id: '10',
      category: 'Analyst',
      value: 'Ana Example',
      profile_link: '/analyst_profile/10',
      email: 'ana@example.com',
      phone: '+48 1',
      role: 'Banks',
    }
    const company = { id: '7', category: 'Company', value: 'Zielona Łódź Bank', profile_link: '/company_profile/7' }
    expect(answer.json().records).toEqual([
      {
        id: '1',
        title: 'Margins recover at last',
        subtitle: 'Third quarter',
        summary: 'Deposits grew faster than loans.',
        document_type: 'Company Note',
        language: 'en',
        publication_date: '2026-11-04T23:30:00.000Z',
        page_count: 4,
        external_reference: 'LODZ-1',
        entitled: true,
        permissioned: true,
        preview: true,
        attachment_content_type: 'application/pdf',
        attachment_url: '/api/files/documents/1.pdf',
        download_link: '/api/files/documents/1.pdf',
        download_url: '/api/files/documents/1.pdf',
        preview_url: '/document/LODZ-1',
        link_to_preview: '/document/LODZ-1',
        thumbnail: null,
        region: 'Europe',
        primary_focus: {
          type: 'Company',
          value: 'Zielona Łódź Bank',
          image: '/api/files/images/tags/7.svg',
          profile_link: '/company_profile/7',
          profile_url: '/company_profile/7',
          record_ref: 'cmp-7',
        },
        primary_tags: [company],
        other_tags: [{ id: '5', category: 'Sector', value: 'Banks', profile_link: null }],
        analysts: [analyst],
        rating: 'Buy',
        rating_date: '2026-11-04',
        rating_change: 'Upgrade',
        prior_rating: 'Hold',
        prior_rating_date: '2026-02-01',
        target_price: 12.5,
        target_price_currency: 'PLN',
        target_price_date: '2026-11-04',
        prior_target_price: 10,
        prior_target_price_date: '2026-02-01',
        available_at: '2026-11-04T23:30:00.000Z',
        read_at: null,
        saved: false,
      },
    ])
  })

  test.each([
    ['web_documents/1', {}],
    ['web_document_by_id', { document_id: '1' }],
    ['web_document_by_ref', { reference: 'LODZ-1' }],
    ['web_documents/by_external_reference', { external_reference: 'LODZ-1' }],
  ])('R384 R385 R388 R400 %s answers it with detail, contact_email and tags', async (path, query) => {
    const answer = await api.get(path, query, tokens.full)
    expect(answer.statusCode).toBe(200)
    const { id, detail, contact_email, tags } = answer.json()
    expect(id).toBe('1')
    expect(detail).toContain('cheap funding')
    expect(contact_email).toBe('desk@example.com')
    expect(tags.map((tag: { value: string }) => tag.value)).toEqual(['Ana Example', 'Zielona Łódź Bank', 'Banks'])
  })

  test.each([
    ['web_documents/9999', {}],
    ['web_documents/LODZ-1', {}],
    ['web_documents/99999999999999', {}],
    ['web_document_by_id', { document_id: "1' or '1'='1" }],
    ['web_document_by_ref', { reference: 'nonsense' }],
    ['web_documents/by_external_reference', { external_reference: '%' }],
    ['web_document_preview', { reference: 'nonsense' }],
  ])('R388 %s %j is 404', async (path, query) => {
    const answer = await api.get(path, query, tokens.full)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ errors: ['There is no such document.'], status: 404 })
  })

  test.each(['web_document_by_id', 'web_document_by_ref', 'web_document_preview'])(
    'R388 %s without its parameter is 400',
    async (path) => {
      const answer = await api.get(path, {}, tokens.full)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().errors[0]).toMatch(/querystring must have required propert/)
    },
  )
})

describe('entitlement', () => {
  test('R261 R262 R401 permissioned and entitled follow from the user and the document', async () => {
    const open = { 4: 'read load', 5: 'read load', 6: 'read load' }
    expect(await flagsOf('full')).toEqual({ 1: 'read load', 2: 'read load', 3: '- -', ...open })
    expect(await flagsOf('europe')).toEqual({ 1: 'read load', 2: '- -', 3: '- -', ...open })
    expect(await flagsOf('trial')).toEqual({ 1: 'read -', 2: 'read load', 3: '- -', ...open })
    expect(await flagsOf('none')).toEqual({ 1: '- -', 2: '- -', 3: '- -', ...open })
  })

  test('R400 a document that is not entitled never carries detail', async () => {
    for (const [user, id] of [
      ['trial', '1'],
      ['none', '1'],
      ['europe', '2'],
      ['full', '3'],
    ] as const) {
      const answer = await api.get(`web_documents/${id}`, {}, tokens[user])
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).not.toHaveProperty('detail')
      expect(answer.body).not.toContain('<p>')
    }
  })

  test('R388 R402 the preview answers html_content to whoever may read', async () => {
    const answer = await api.get('web_document_preview', { reference: 'LODZ-1' }, tokens.trial)
    expect(answer.json()).toEqual({ html_content: expect.stringContaining('<h2>Deposits</h2>') })
  })

  test('R388 R103 the preview is 401 to whoever may not read', async () => {
    for (const [user, reference] of [
      ['none', 'LODZ-1'],
      ['europe', 'ENERGY-2'],
      ['full', 'LOCKED-3'],
    ] as const) {
      const answer = await api.get('web_document_preview', { reference }, tokens[user])
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toEqual({
        errors: ["Your subscription level doesn't provide access to this document."],
        status: 401,
      })
    }
  })

  test('R340 C71 the preview of a document without one is empty', async () => {
    const answer = await api.get('web_document_preview', { reference: 'PLAIN-6' }, tokens.full)
    expect(answer.json()).toEqual({ html_content: null })
  })

  test('R261 takes effect at once when a subscription changes', async () => {
    const change = (level: number) =>
      api.db.updateTable('entitlements').set({ level }).where('user_id', '=', 3).execute()
    await change(2)
    expect((await flagsOf('trial'))[1]).toBe('read load')
    await change(1)
    expect((await flagsOf('trial'))[1]).toBe('read -')
  })
})
