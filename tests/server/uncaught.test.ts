import { afterEach, beforeEach, expect, test } from 'vitest'
import { type StoredDatabase, storedFixture } from './support/database.ts'
import { PASSWORD, users } from './support/fixture.ts'
import { type MainProcess, runMain } from './support/main-process.ts'

const LONG = 120_000

let stored: StoredDatabase
let server: MainProcess | undefined

beforeEach(async () => {
  stored = await storedFixture()
}, LONG)
afterEach(async () => {
  await server?.kill()
  await stored.remove()
})

/** Loaded before the server: a signal does in it what a fault in its code would do. */
const onSignal = (fault: string) => `--import=data:text/javascript,process.on('SIGUSR2',()=>{${fault}})`

test.each([
  ['uncaughtException', "throw(new(Error)('planted'))"],
  ['unhandledRejection', "Promise.reject(new(Error)('planted'))"],
])(
  'an %s ends the server at once, with its reason, and what was acknowledged stays',
  {
    timeout: LONG,
  },
  async (name, fault) => {
    server = await runMain({ ...stored.env, NODE_OPTIONS: onSignal(fault) })
    await server.ready()
    const post = async (path: string, body: object, token = '') => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      const answer = await fetch(`${server?.address}/api/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      return answer.json()
    }
    const { token } = await post('auth', { username: users.full.username, password: PASSWORD })
    const { id } = await post('capture_event', { url: '/', event_type: 'Page Open' }, token)
    server.send('SIGUSR2')
    expect(await server.ended).toBe(1)
    expect(server.said()).toMatch(new RegExp(`Ended by an ${name}: Error: planted\\n +at `))

    const { db, close } = await stored.open()
    const events = await db.selectFrom('events').select('id').execute()
    await close()
    expect(events.map((event) => String(event.id))).toEqual([String(id)])
  },
)
