import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#server/access/context.ts'
import { QueueFullError } from '#server/access/fair-queue.ts'
import type { AttemptKind } from '#server/platform/database/tables/users.ts'
import { toClient } from '#server/platform/http/client-address.ts'
import { HttpError, tooManyAttempts } from '#server/platform/http/http-errors.ts'
import { giveDevice, readDevice, toSources } from './device-cookie.ts'
import { findKnownSources, rememberSources, removeOldSources, replaceSource } from './known-sources.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { type AttemptOutcome, reportAttempt } from './report-attempt.ts'
import { type Attempt, countAttempt, removeOldFailures, secondsToWait, takeBack } from './sign-in-failures.ts'

const BETWEEN_CLEANINGS = 60_000

type GuardContext = Pick<Context, 'db' | 'clock' | 'guard' | 'audit'>

const busy = () =>
  new HttpError(503, 'Too many people are signing in at the moment. Please try again in a few seconds.', {
    'Retry-After': '2',
  })

/** Refuses with 429 while there are seconds to wait. */
export function requireNoWait(seconds: number): void {
  if (seconds > 0) throw tooManyAttempts(seconds)
}

/** Runs the database work of an attempt in a fair queue, so that many attempts of one client do not delay others. */
export async function runQueued<T>(
  { guard }: GuardContext,
  { address, account, device }: { address: string; account: string; device?: string | undefined },
  work: () => Promise<T>,
): Promise<T> {
  const isPreferred = [`address:${address}`, device ?? ''].some((source) => guard.recent.has(account, source))
  try {
    return await guard.counting.run(work, { flow: [address, account], isPreferred })
  } catch (error) {
    throw error instanceof QueueFullError ? busy() : error
  }
}

/** Hashes and verifies passwords in the queue of the process. A flow's jobs take turns with those of others. */
export function hasherFor({ guard }: Pick<Context, 'guard'>, flow: readonly string[], isPreferred: boolean) {
  const queued = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await guard.hashing.run(work, { flow, isPreferred })
    } catch (error) {
      throw error instanceof QueueFullError ? busy() : error
    }
  }
  return {
    hash: (password: string) => queued(() => hashPassword(password)),
    /** Whether the password belongs to the hash; without a hash it is false, after the same work. */
    verify: (storedHash: string | undefined, password: string) => queued(() => verifyPassword(storedHash, password)),
  }
}

async function clean({ db, clock, guard }: GuardContext): Promise<void> {
  const now = clock()
  if (Math.abs(now.getTime() - guard.cleanedAt) < BETWEEN_CLEANINGS) return
  guard.cleanedAt = now.getTime()
  await removeOldFailures(db, now)
  await removeOldSources(db, now)
}

const outcomes: Readonly<Record<number, AttemptOutcome>> = { 429: 'limited', 503: 'busy' }

/** Counts an attempt, or refuses it with 429 where there were too many. Gives the id of the count. */
async function count(context: GuardContext, attempt: Attempt): Promise<string> {
  const { db, clock } = context
  await clean(context)
  // Without locks, so that refused attempts delay no others.
  requireNoWait(await secondsToWait(db, attempt, clock()))
  const counted = await countAttempt(db, attempt, clock())
  if ('id' in counted) return counted.id
  throw tooManyAttempts(counted.wait)
}

/** Reports an attempt that could not be checked, by what it is answered with. */
async function reportFailure(context: GuardContext, request: FastifyRequest, error: unknown, account?: string) {
  const outcome = error instanceof HttpError ? outcomes[error.status] : undefined
  if (outcome) await reportAttempt(context, request, { outcome, account })
}

/** Stores that the account was used by this device and from this address. */
async function remember(
  { db, clock, guard }: GuardContext,
  request: FastifyRequest,
  reply: FastifyReply,
  account: string,
) {
  const before = readDevice(request)
  const device = giveDevice(request, reply)
  // The device keeps being known to other accounts that are used on it.
  if (before !== undefined) await replaceSource(db, before, device)
  const sources = [device, `address:${toClient(request.ip)}`]
  await rememberSources(db, account, sources, clock())
  for (const source of sources) guard.recent.add(account, source)
}

/** Reports that a secret was right, and remembers where it was used. */
export async function acceptAttempt(
  context: GuardContext,
  request: FastifyRequest,
  reply: FastifyReply,
  account: string,
): Promise<void> {
  await reportAttempt(context, request, { outcome: 'accepted', account })
  await remember(context, request, reply, account)
}

/**
 * Begins an attempt at the password of an account, or at a code of its factor, which counts as a failure until it is
 * accepted. A device or an address from which the user has signed in has limits of its own, whatever others try.
 */
export async function openAttempt(
  context: GuardContext,
  request: FastifyRequest,
  account: string,
  kind: 'password' | 'factor' = 'password',
) {
  const { db, clock } = context
  const address = toClient(request.ip)
  const device = readDevice(request)
  const sources = toSources(request)
  const opened = await runQueued(context, { address, account, device }, async () => {
    const known = await findKnownSources(db, account, sources, clock())
    const source = sources.find((one) => known.has(one)) ?? `address:${address}`
    const attempt: Attempt = { kind, account, address, source, isKnown: known.size > 0 }
    return { id: await count(context, attempt), attempt }
  }).catch(async (error: unknown) => {
    await reportFailure(context, request, error, account)
    throw error
  })
  const { id, attempt } = opened
  const flow = attempt.isKnown ? [account, attempt.source] : [address, account]
  const hasher = hasherFor(context, flow, attempt.isKnown)
  const verify = async (storedHash: string | undefined, password: string): Promise<boolean> => {
    try {
      return await hasher.verify(storedHash, password)
    } catch (error) {
      // It was not checked, so it does not count.
      await takeBack(db, id)
      await reportFailure(context, request, error, account)
      throw error
    }
  }
  return {
    /** Whether the password belongs to the hash; the same work without a hash. */
    verify,
    /** Throws the refusal; the attempt has already been counted. */
    async refuse(error: HttpError): Promise<never> {
      await reportAttempt(context, request, { outcome: 'refused', account })
      throw error
    },
    /** Takes back the count of an attempt whose password was right but changes nothing. */
    takeBack: () => takeBack(db, id),
    async accept(reply: FastifyReply): Promise<void> {
      await takeBack(db, id)
      await acceptAttempt(context, request, reply, account)
    },
  }
}

/** Counts a call that stores something and shows no secret, and refuses it with 429 where an address has made too many. */
export async function limitCalls(context: GuardContext, request: FastifyRequest, kind: 'company'): Promise<void> {
  const address = toClient(request.ip)
  const call: Attempt = { kind, account: '', address, source: `address:${address}`, isKnown: false }
  await runQueued(context, call, () => count(context, call))
}

/**
 * Refuses a token that nobody has, and counts it. Tokens have 256 bits and take no hashing, so the limit is only against load,
 * and a good token is good whatever others behind the same address have tried.
 */
export async function refuseToken(
  context: GuardContext,
  request: FastifyRequest,
  kind: Exclude<AttemptKind, 'password' | 'factor'>,
  error: HttpError,
): Promise<never> {
  const address = toClient(request.ip)
  const attempt: Attempt = { kind, account: '', address, source: `address:${address}`, isKnown: false }
  await runQueued(context, attempt, () => count(context, attempt)).catch(async (failure: unknown) => {
    await reportFailure(context, request, failure)
    throw failure
  })
  await reportAttempt(context, request, { outcome: 'refused' })
  throw error
}
