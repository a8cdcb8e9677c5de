import { availableParallelism } from 'node:os'
import { FairQueue } from './fair-queue.ts'

/** Hashes of this process that wait: about as many as it computes within a second. */
const WAITING_HASHES = 32
/** Attempts of this process that wait to be counted, which takes milliseconds. */
const WAITING_COUNTS = 2000
const CONCURRENT_COUNTS = 2

/** Pairs that a process remembers. */
const MOST_RECENT = 10_000

class RecentSources {
  #pairs = new Set<string>()

  add(account: string, source: string): void {
    const pair = `${source} ${account}`
    this.#pairs.delete(pair)
    this.#pairs.add(pair)
    for (const oldest of this.#pairs) {
      if (this.#pairs.size <= MOST_RECENT) return
      this.#pairs.delete(oldest)
    }
  }

  has(account: string, source: string): boolean {
    return this.#pairs.has(`${source} ${account}`)
  }
}

/** Keeps attempts at secrets within bounds, so that guessing does not slow the service down for others. */
export type AttemptGuard = {
  counting: FairQueue
  hashing: FairQueue
  cleanedAt: number
  /** Accounts and sources of the last sign-ins. Their next attempts go first; their limits stay the same. */
  recent: RecentSources
}

/**
 * Leaves a core, and a thread of Node's pool, to everything that is not hashing. Several processes on one machine divide its cores,
 * with one hash at a time for each at least.
 */
function concurrentHashes(processes: number): number {
  const threads = Number(process.env.UV_THREADPOOL_SIZE) || 4
  return Math.max(1, Math.min(Math.floor((availableParallelism() - 1) / processes), threads - 1))
}

export function openGuard(processes = 1): AttemptGuard {
  const concurrency = concurrentHashes(processes)
  return {
    counting: new FairQueue({ concurrency: CONCURRENT_COUNTS, capacity: WAITING_COUNTS }),
    hashing: new FairQueue({ concurrency, capacity: WAITING_HASHES * concurrency }),
    cleanedAt: 0,
    recent: new RecentSources(),
  }
}
