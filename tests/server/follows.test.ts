import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MOST_FOLLOWS } from '#server/preferences/follows/repository.ts'
import { openApi, type TestApi } from './support/api.ts'
import { type UserName, users } from './support/fixture.ts'
import { ids } from './support/fixture-tags.ts'

let api: TestApi
const tokens = new Map<UserName, string>()

beforeAll(async () => {
  api = await openApi()
  for (const name of ['full', 'europe', 'none'] as const) tokens.set(name, (await api.signIn(name)).token)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.deleteFrom('follows').execute()
  await api.db.deleteFrom('audit').execute()
})

const change = async (tagId: number, followed: boolean, user: UserName = 'full') => {
  const answer = await api.post('current_user/follows', { tag_id: String(tagId), followed }, tokens.get(user))
  return [answer.statusCode, answer.json()]
}
const follow = (tagId: number, user?: UserName) => change(tagId, true, user)

type Told = { tag: { id: string }; newest: { id: string } | null }

/** Each tag with its newest document, in the order of the answer. */
async function listed(user: UserName = 'full'): Promise<[tag: number, newest: number | null][]> {
  const answer = await api.get('current_user/follows', {}, tokens.get(user))
  expect(answer.statusCode, answer.body).toBe(200)
  return answer
    .json()
    .records.map(({ tag, newest }: Told) => [Number(tag.id), newest === null ? null : Number(newest.id)])
}

const audited = () => api.db.selectFrom('audit').select(['username', 'action', 'subject']).execute()

test('companies, analysts and sectors are followed, each with its newest document', async () => {
  for (const id of [ids.energy, ids.lodz, ids.analyst]) expect(await follow(id)).toEqual([200, { success: true }])
  const [first, second, ...others] = await listed()
  expect([first, second]).toEqual([
    [ids.lodz, 1],
    [ids.analyst, 1],
  ])
  expect(others).toHaveLength(1)
})

test('a company has its rating, target and last close, and nothing else of its record', async () => {
  await follow(ids.lodz)
  const { records } = (await api.get('current_user/follows', {}, tokens.get('full'))).json()
  expect(records[0].tag).toEqual({
    id: String(ids.lodz),
    category: 'Company',
    value: 'Zielona Łódź Bank',
    ticker: 'ZLB PW',
    profile_link: `/company_profile/${ids.lodz}`,
    thumbnail_url: expect.any(String),
    doc_count: expect.any(Number),
    rating: 'Buy',
    equity_rating: 'Buy',
    target_price: 12.5,
    target_price_currency: 'PLN',
    close_price: 10,
    price_currency: 'PLN',
    trading_currency: 'PLN',
  })
})

test('a company without figures has none, and an analyst and a sector have only what names them', async () => {
  for (const id of [ids.alpha, ids.analyst, ids.banks]) await follow(id)
  const { records } = (await api.get('current_user/follows', {}, tokens.get('full'))).json()
  const named = ['id', 'category', 'value', 'profile_link', 'thumbnail_url', 'doc_count']
  const fieldsOf = (id: number) =>
    Object.keys(records.find(({ tag }: Told) => tag.id === String(id)).tag).sort((one, other) =>
      one.localeCompare(other),
    )
  const sorted = (...fields: string[]) => [...named, ...fields].sort((one, other) => one.localeCompare(other))
  expect(fieldsOf(ids.alpha)).toEqual(sorted('ticker'))
  expect(fieldsOf(ids.analyst)).toEqual(sorted('email', 'phone', 'role'))
  expect(fieldsOf(ids.banks)).toEqual(sorted())
})

test('what is followed no more is gone', async () => {
  await follow(ids.lodz)
  await follow(ids.banks)
  expect(await change(ids.lodz, false)).toEqual([200, { success: true }])
  expect((await listed()).map(([id]) => id)).toEqual([ids.banks])
})

test('everybody follows for themselves', async () => {
  await follow(ids.lodz)
  expect(await listed('europe')).toEqual([])
})

test('the same state twice changes nothing and is audited once', async () => {
  for (const followed of [true, true, false, false]) expect((await change(ids.lodz, followed))[0]).toBe(200)
  expect(await audited()).toEqual([
    { username: users.full.username, action: 'follow.add', subject: `tags/${ids.lodz}` },
    { username: users.full.username, action: 'follow.remove', subject: `tags/${ids.lodz}` },
  ])
})

test('a document that the user may not read, or that is not published yet, is not the newest', async () => {
  await follow(ids.lodz)
  await api.db.updateTable('documents').set({ preview_level: 4 }).where('id', '=', 1).execute()
  const [[, newest] = []] = await listed()
  expect(newest).not.toBe(1)
  await api.db.updateTable('documents').set({ preview_level: 0 }).where('id', '=', 1).execute()
  await api.db.updateTable('documents').set({ published_at: '2030-01-01T00:00:00Z' }).where('id', '=', 1).execute()
  expect((await listed())[0]?.[1]).toBe(newest)
})

describe('what cannot be followed', () => {
  test.each([
    ['a region', ids.europe, 422],
    ['a company that is not active', ids.goneCompany, 403],
    ['an analyst who has left', ids.goneAnalyst, 403],
    ['no tag at all', 999_999_999, 404],
  ])('%s', async (_what, id, status) => {
    expect((await follow(id))[0]).toBe(status)
    expect(await listed()).toEqual([])
  })

  test('a company outside the subscription', async () => {
    expect((await follow(ids.hostile, 'europe'))[0]).toBe(403)
  })

  test('one more than anybody may', async () => {
    const { id: user_id } = users.full
    const now = new Date()
    const some = Array.from({ length: MOST_FOLLOWS }, (_, index) => ({
      id: 70_000 + index,
      category: 'Company',
      value: `Filler ${index}`,
      norm: `filler ${index}`,
      data: '{}',
    }))
    await api.db.insertInto('tags').values(some).execute()
    await api.db
      .insertInto('follows')
      .values(some.map(({ id }) => ({ user_id, tag_id: id, followed_at: now })))
      .execute()
    expect(await follow(ids.lodz)).toEqual([422, expect.objectContaining({ errors: [expect.stringContaining('500')] })])
    expect((await change(70_000, false))[0]).toBe(200)
    expect((await follow(ids.lodz))[0]).toBe(200)
  })
})

test('companies that left the subscription, which nobody can end, take no place', async () => {
  const { id: user_id } = users.europe
  const gone = Array.from({ length: MOST_FOLLOWS }, (_, index) => ({
    id: 80_000 + index,
    category: 'Company',
    value: `Outside ${index}`,
    norm: `outside ${index}`,
    related_ids: [ids.asia],
    data: '{}',
  }))
  await api.db.insertInto('tags').values(gone).execute()
  const followed_at = new Date()
  await api.db
    .insertInto('follows')
    .values(gone.map(({ id }) => ({ user_id, tag_id: id, followed_at })))
    .execute()
  expect((await change(ids.lodz, true, 'europe'))[0]).toBe(200)
})

test('a company that left the subscription is not listed, so its figures stay withheld, and it can still be left', async () => {
  const { id: user_id } = users.europe
  await api.db.insertInto('follows').values({ user_id, tag_id: ids.hostile, followed_at: new Date() }).execute()
  await api.db
    .updateTable('tags')
    .set({ data: JSON.stringify({ rating: 'Sell', target_price: 987.65 }) })
    .where('id', '=', ids.hostile)
    .execute()
  const answer = await api.get('current_user/follows', {}, tokens.get('europe'))
  expect(answer.body).not.toMatch(/Sell|987\.65/)
  expect(await listed('europe')).toEqual([])
  expect((await change(ids.hostile, false, 'europe'))[0]).toBe(200)
  expect(await api.db.selectFrom('follows').selectAll().execute()).toEqual([])
})
