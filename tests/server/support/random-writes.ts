import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { PASSWORD, type UserName, users } from './fixture.ts'

/** What the server has said yes to, and what it was asked for and has not answered yet. */
export type Ledger = {
  /** Writes that were answered with a success. */
  acknowledged: number
  /** Answers by their status, 0 for none. */
  answers: Map<number, number>
  events: string[]
  roadshows: number[]
  marker: Value<string | undefined>
  password: Value<string>
}

/** A value that one client changes: the last that was acknowledged, and those that were asked for after it and may be stored. */
type Value<Kept> = { kept: Kept; unanswered: string[] }

/** Notes which value is stored. */
export function settle<Kept>(value: Value<Kept>, stored: Kept): void {
  value.kept = stored
  value.unanswered = []
}

/** Asks for another value, and notes what came of it: an error of the server, or none at all, leaves it open. */
async function change(value: Value<string | undefined>, asked: string, ask: () => Promise<Answer>): Promise<Answer> {
  value.unanswered.push(asked)
  const answer = await ask()
  if (answer.status < 300) settle(value, asked)
  else if (answer.status < 500) value.unanswered.pop()
  return answer
}

export const newLedger = (): Ledger => ({
  acknowledged: 0,
  answers: new Map(),
  events: [],
  roadshows: [],
  marker: { kept: undefined, unanswered: [] },
  password: { kept: PASSWORD, unanswered: [] },
})

const ROADSHOWS = 5000

/** Events that may be registered for, each once by a user. */
export async function addRoadshows(db: Kysely<Database>): Promise<void> {
  await sql`insert into roadshows (id, name, start_at, time_zone, type_id, can_register, tsv)
    select number, 'Meeting ' || number, now() + interval '1 year', 'UTC', (select min(id) from tags), true, ''
    from generate_series(1, ${sql.lit(ROADSHOWS)}) as number`.execute(db)
}

type Answer = { status: number; body: Record<string, string> }

async function post(address: string, path: string, body: object, token = ''): Promise<Answer> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const options = { method: 'POST', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(30_000) }
  const answer = await fetch(`${address}/api/${path}`, options)
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? {} : JSON.parse(text) }
}

type Call = (path: string, body: object) => Promise<Answer>

/** One write by each kind of client; they note what they ask for before they ask, and what was acknowledged after it. */
const kinds: Record<string, { user: UserName; write(call: Call, ledger: Ledger): Promise<Answer> }> = {
  event: {
    user: 'europe',
    write: async (call, { events }) => {
      const answer = await call('capture_event', { url: '/', event_type: 'Page Open' })
      if (answer.body.id) events.push(answer.body.id)
      return answer
    },
  },
  registration: {
    user: 'full',
    write: async (call, { roadshows }) => {
      const id = 1 + Math.floor(Math.random() * ROADSHOWS)
      const answer = await call(`roadshows/${id}/register`, {})
      if (answer.status === 204) roadshows.push(id)
      return answer
    },
  },
  preferences: {
    user: 'none',
    write: async (call, { marker }) => {
      const asked = randomUUID()
      const records = [{ Region: '', Marker: asked }]
      return change(marker, asked, () => call('current_user/update_cris', { cri_json: JSON.stringify(records) }))
    },
  },
  password: {
    user: 'trial',
    write: async (call, { password }) => {
      const asked = `Horse ${randomUUID()} A!`
      const passwords = { old_password: password.kept, new_password: asked }
      return change(password, asked, () => call('current_user/change_password', passwords))
    },
  },
}

/** A client that writes until it is told to stop, and goes on after a refusal or a lost connection. */
async function client(address: string, ledger: Ledger, kind: string, isOver: () => boolean): Promise<void> {
  const one = kinds[kind]
  if (!one) throw new Error(`There is no ${kind}.`)
  let token: string | undefined
  const signIn = async () => {
    const password = one.user === 'trial' ? ledger.password.kept : PASSWORD
    const { status, body } = await post(address, 'auth', { username: users[one.user].username, password })
    token = status === 200 ? body.token : undefined
    return status
  }
  while (!isOver()) {
    const status = await (token === undefined
      ? signIn()
      : one
          .write((path, body) => post(address, path, body, token), ledger)
          .then((answer) => {
            if (answer.status >= 200 && answer.status < 300) ledger.acknowledged += 1
            // A new password ends the session.
            if (answer.status === 401 || kind === 'password') token = undefined
            return answer.status
          })
    ).catch(() => 0)
    ledger.answers.set(status, (ledger.answers.get(status) ?? 0) + 1)
    if (status === 0 || status >= 500) await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Writes by five clients at once until `isOver`. */
export async function writeRandomly(address: string, ledger: Ledger, isOver: () => boolean): Promise<void> {
  const all = ['event', 'event', 'registration', 'preferences', 'password']
  await Promise.all(all.map((kind) => client(address, ledger, kind, isOver)))
}
