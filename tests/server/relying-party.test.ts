import { describe, expect, test } from 'vitest'
import { toRelyingParty } from '#server/access/relying-party.ts'
import { openApi } from './support/api.ts'

describe('passkeys are made for', () => {
  test('the domain of the portal, and are used by allowed pages within it', () => {
    const allowed = ['https://www.portal.example', 'https://bank.example', 'https://notportal.example']
    expect(toRelyingParty('https://portal.example/research', allowed)).toMatchObject({
      id: 'portal.example',
      origins: ['https://portal.example', 'https://www.portal.example'],
    })
  })

  test('localhost on a machine of one’s own, since browsers take no address', () => {
    const allowed = ['http://127.0.0.1:4173', 'http://localhost:4173', 'http://localhost:4174']
    expect(toRelyingParty('http://127.0.0.1:4173', allowed)).toMatchObject({
      id: 'localhost',
      origins: ['http://localhost:4173', 'http://localhost:4174'],
    })
  })

  test.each(['http://192.0.2.1:4173', 'http://[2001:db8::1]'])('nobody where the portal is %s', (address) => {
    expect(toRelyingParty(address, [])).toBeUndefined()
  })
})

test('without a domain the calls for passkeys are not there', async () => {
  const api = await openApi()
  expect((await api.post('auth/passkey/start', {})).statusCode).toBe(404)
  expect((await api.get('current_user/passkeys', {}, (await api.signIn()).token)).statusCode).toBe(404)
  await api.close()
})
