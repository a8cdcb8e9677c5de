import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FindPlace, openPlaces } from '#server/platform/places.ts'
import { openApi } from './support/api.ts'
import { PASSWORD, users } from './support/fixture.ts'
import { writeMmdb } from './support/mmdb.ts'

let directory: string
let find: FindPlace

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'places-'))
  const path = join(directory, 'places.mmdb')
  const munich = { country: { iso_code: 'DE' }, city: { names: { en: 'Munich', de: 'München' } } }
  await writeMmdb(path, {
    '81.2.0.0/16': munich,
    '5.5.5.0/24': { country_code: 'FR' },
    '6.6.6.0/24': { country_code: 'FR', city: 'Lyon' },
    '7.7.7.0/24': { country_code: 'nowhere' },
    // Where a reader of IPv4 would look for 2001:….
    '32.1.0.0/16': munich,
    '10.0.0.0/8': munich,
    '127.0.0.0/8': munich,
  })
  find = await openPlaces(path)
})
afterAll(() => rm(directory, { recursive: true }))

test('extras sessions: an address has the country and the city that the database knows', () => {
  expect(find('81.2.69.160')).toEqual({ country: 'DE', city: { en: 'Munich', de: 'München' } })
  expect(find('::ffff:81.2.69.160')?.country).toBe('DE')
  expect(find('5.5.5.5')).toEqual({ country: 'FR', city: null })
  expect(find('6.6.6.6')?.city).toEqual({ en: 'Lyon' })
})

test('extras sessions: of other addresses nothing is said, and of local ones whatever the database has', () => {
  for (const address of [
    '8.8.8.8',
    '7.7.7.7',
    '2001:db8::1',
    '10.1.2.3',
    '127.0.0.1',
    '::1',
    'fe80::1%eth0',
    'unknown',
    '',
  ])
    expect(find(address), address).toBeUndefined()
})

test('extras sessions: a file that is no such database stops the start', async () => {
  const path = join(directory, 'other.mmdb')
  await writeFile(path, 'something else')
  await expect(openPlaces(path)).rejects.toThrow('GEOIP_DATABASE')
  await expect(openPlaces(join(directory, 'missing.mmdb'))).rejects.toThrow('GEOIP_DATABASE')
})

test('extras sessions: the list of sessions has places with a database, and none without', async () => {
  const listed = async (options: Parameters<typeof openApi>[1]) => {
    const api = await openApi(undefined, options)
    const payload = { username: users.full.username, password: PASSWORD }
    const remoteAddress = '81.2.69.160'
    const { token } = (await api.app.inject({ method: 'POST', url: '/api/auth', payload, remoteAddress })).json()
    const [session] = (await api.get('current_user/sessions', {}, token)).json().records
    await api.close()
    return session
  }
  expect(await listed({ findPlace: find })).toMatchObject({
    address: '81.2.69.160',
    place: { country: 'DE', city: { en: 'Munich', de: 'München' } },
  })
  expect(await listed({})).not.toHaveProperty('place')
})
