import { accountCalls } from './account-calls.ts'
import { changeCalls } from './change-calls.ts'
import { deliveryCalls } from './delivery-calls.ts'
import { documentCalls } from './document-calls.ts'
import { eventCalls } from './event-calls.ts'
import { createMemory } from './memory.ts'
import { loadRecords } from './records.ts'
import { type Handler, Refusal } from './request.ts'
import { securityCalls } from './security-calls.ts'
import { tagCalls } from './tag-calls.ts'
import { usageCalls } from './usage-calls.ts'

type SampleAnswer = { status: number; body: unknown }

/** Answers a call by its path below the address of the API, its query, and its body if it is a write. */
export type SampleApi = (path: string, query: URLSearchParams, body?: unknown) => SampleAnswer

/** Calls with a part that varies, behind all others. */
const patterns: readonly [RegExp, string][] = [
  [/^tags\/([^/]+)$/, 'tags/{id}'],
  [/^roadshows\/([^/]+)\/register$/, 'roadshows/{id}/register'],
  [/^roadshows\/([^/]+)\/withdraw$/, 'roadshows/{id}/withdraw'],
]

function findCall(calls: ReadonlyMap<string, Handler>, path: string): { run: Handler; id: string } | undefined {
  const run = calls.get(path)
  if (run) return { run, id: '' }
  for (const [pattern, name] of patterns) {
    const [, id] = pattern.exec(path) ?? []
    const found = calls.get(name)
    if (id !== undefined && found) return { run: found, id: decodeURIComponent(id) }
  }
  return undefined
}

const refused = (status: number, text: string): SampleAnswer => ({ status, body: { errors: [text], status } })

/** An API of samples. What is written to it lasts as long as the page. */
export function createSampleApi(now = new Date()): SampleApi {
  const records = loadRecords(now)
  const world = { records, memory: createMemory(records) }
  const calls = new Map(
    [accountCalls, changeCalls, deliveryCalls, documentCalls, eventCalls, securityCalls, tagCalls, usageCalls].flatMap(
      (each) => Object.entries(each(world)),
    ),
  )
  return (path, query, body) => {
    const call = findCall(calls, path)
    // As an API without the call answers; elements then leave out what it is for.
    if (!call) return refused(501, 'Samples do not have this call.')
    try {
      const answer = call.run({ query, body, id: call.id })
      return answer === undefined ? { status: 204, body: undefined } : { status: 200, body: answer }
    } catch (reason) {
      if (reason instanceof Refusal) return refused(reason.status, reason.message)
      return refused(400, String(reason))
    }
  }
}
