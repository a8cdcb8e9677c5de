import { setTimeout as delay } from 'node:timers/promises'
import { PASSWORD, type UserName, users } from './fixture.ts'

/** What clients have seen: the number of answers, and each failure in words. */
type Seen = { answers: number; failures: string[] }

export type Clients = {
  seen: Seen
  /** Waits for so many more answers. */
  answers(count: number): Promise<void>
  stop(): Promise<void>
}

type Kind = { name: string; count: number; pause: number; call(address: string, tokens: Tokens): Promise<Response> }
type Tokens = Record<'full' | 'trial' | 'none', string>

const signIn = (address: string, user: UserName) =>
  fetch(`${address}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: users[user].username, password: PASSWORD }),
  })

const get =
  (path: string) =>
  (address: string, { full }: Tokens) =>
    fetch(`${address}${path}`, { headers: { authorization: `Bearer ${full}` } })

const post = (path: string, body: object, user: keyof Tokens) => (address: string, tokens: Tokens) =>
  fetch(`${address}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[user]}` },
    body: JSON.stringify(body),
  })

/** Fifty clients. The pauses keep the writes below the limits of a user. */
const kinds: readonly Kind[] = [
  { name: 'user', count: 20, pause: 200, call: get('/api/current_user') },
  { name: 'list', count: 15, pause: 300, call: get('/api/web_documents?page_size=10') },
  { name: 'page', count: 9, pause: 200, call: get('/login') },
  { name: 'sign-in', count: 1, pause: 400, call: (address) => signIn(address, 'europe') },
  { name: 'event', count: 4, pause: 500, call: post('capture_event', { url: '/', event_type: 'Page Open' }, 'trial') },
  {
    name: 'preferences',
    count: 1,
    pause: 600,
    call: post('current_user/update_cris', { cri_json: '[{"Region":"","Marker":"1"}]' }, 'none'),
  },
]

async function work({ name, pause, call }: Kind, address: string, tokens: Tokens, seen: Seen, isOver: () => boolean) {
  while (!isOver()) {
    try {
      const answer = await call(address, tokens)
      await answer.arrayBuffer()
      if (answer.ok) seen.answers++
      else seen.failures.push(`${name}: ${answer.status}`)
    } catch (reason) {
      const { message, cause } = reason as Error
      seen.failures.push(`${name}: ${cause instanceof Error ? cause.message : message}`)
    }
    await delay(pause)
  }
}

/** Reads, signs in and writes by 50 clients at once, each over kept connections, until they are stopped. */
export async function startClients(address: string): Promise<Clients> {
  const tokenOf = async (user: keyof Tokens) => {
    const answer = await signIn(address, user)
    if (!answer.ok) throw new Error(`${user} could not sign in: ${answer.status}`)
    return ((await answer.json()) as { token: string }).token
  }
  const tokens = { full: await tokenOf('full'), trial: await tokenOf('trial'), none: await tokenOf('none') }
  const seen: Seen = { answers: 0, failures: [] }
  let isOver = false
  const working = kinds.flatMap((kind) =>
    Array.from({ length: kind.count }, () => work(kind, address, tokens, seen, () => isOver)),
  )
  return {
    seen,
    answers: async (count) => {
      const wanted = seen.answers + count
      while (seen.answers < wanted) {
        if (seen.failures.length > 0) throw new Error(`Failed: ${seen.failures.join(', ')}`)
        await delay(20)
      }
    },
    stop: async () => {
      isOver = true
      await Promise.all(working)
    },
  }
}
