import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoWorld, openDemoWorld } from '../security/demo-world.ts'

let world: DemoWorld
beforeAll(async () => {
  world = await openDemoWorld()
})
afterAll(() => world.close())

async function signIn(username: string, password: string) {
  const answer = await world.app.inject({ method: 'POST', url: '/api/auth', payload: { username, password } })
  const token: string = answer.json().token
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return { token, claims }
}

const get = (token: string, url: string) => world.app.inject({ url, headers: { authorization: `Bearer ${token}` } })

test('the token of a reader has no role, and that of the desk has one', async () => {
  expect((await signIn('full@demo.example', 'Full-Access-1')).claims).not.toHaveProperty('role')
  expect((await signIn('desk@demo.example', 'Desk-Access-7')).claims).toMatchObject({ role: 'admin' })
})

test('to a reader a call of the desk is answered as one that there is not', async () => {
  const { token } = await signIn('full@demo.example', 'Full-Access-1')
  const [call, unknown] = await Promise.all([get(token, '/api/desk/me'), get(token, '/api/desk/nothing')])
  expect([call.statusCode, call.json().errors]).toEqual([404, ['There is no GET /api/desk/me.']])
  expect([unknown.statusCode, unknown.json().errors]).toEqual([404, ['There is no GET /api/desk/nothing.']])
})

test('a role is taken from the database and not from the token', async () => {
  const { token } = await signIn('desk@demo.example', 'Desk-Access-7')
  expect((await get(token, '/api/desk/me')).json()).toEqual({ name: 'Ingrid Solberg', role: 'admin' })
  await world.db.updateTable('users').set({ role: 'reader' }).where('username', '=', 'desk@demo.example').execute()
  expect((await get(token, '/api/desk/me')).statusCode).toBe(404)
  await world.db.updateTable('users').set({ role: 'desk' }).where('username', '=', 'desk@demo.example').execute()
  expect((await get(token, '/api/desk/me')).json().role).toBe('desk')
})

test('a claim that nobody signed opens nothing', async () => {
  const { token } = await signIn('full@demo.example', 'Full-Access-1')
  const [head, payload = '', signature] = token.split('.')
  const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), role: 'admin' }
  const forged = [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')
  expect((await get(forged, '/api/desk/me')).statusCode).toBe(401)
})

test('a lead who changes firms does not lead the new one', async () => {
  const { db } = world
  const firm = (slug: string) =>
    db
      .insertInto('firms')
      .values({ slug, name: slug, created_at: new Date(0) })
      .returning('id')
      .executeTakeFirstOrThrow()
  const [one, other] = [await firm('one'), await firm('other')]
  const lead = async (change: object) => {
    await db.updateTable('users').set(change).where('id', '=', 2).execute()
    return (await db.selectFrom('users').select('is_firm_lead').where('id', '=', 2).executeTakeFirstOrThrow())
      .is_firm_lead
  }
  expect(await lead({ firm_id: one.id })).toBe(false)
  expect(await lead({ is_firm_lead: true })).toBe(true)
  expect((await signIn('nordics@demo.example', 'Nordic-View-2')).claims).toMatchObject({ lead: true })
  expect(await lead({ firm_id: other.id })).toBe(false)
  expect(await lead({ is_firm_lead: true })).toBe(true)
  await db.deleteFrom('firms').where('id', '=', other.id).execute()
  expect(await lead({ name: 'Håkan Öberg' })).toBe(false)
  expect((await signIn('nordics@demo.example', 'Nordic-View-2')).claims).not.toHaveProperty('lead')
})
