/** The queue has no room for this work, or lost its room to others that wait for less. */
export class QueueFullError extends Error {
  constructor() {
    super('The queue is full')
  }
}

type Job = { start: () => void; reject: (error: QueueFullError) => void }

/** Jobs that wait, as a tree: by address, for example, and within one by account. The branches of each node take turns. */
class Waiting {
  size = 0
  #jobs: Job[] = []
  #branches = new Map<string, Waiting>()

  add([name, ...rest]: readonly string[], job: Job): void {
    this.size++
    if (name === undefined) {
      this.#jobs.push(job)
      return
    }
    const branch = this.#branches.get(name) ?? new Waiting()
    this.#branches.set(name, branch)
    branch.add(rest, job)
  }

  /** The oldest job of the branch whose turn it is; that branch goes to the end of the line. */
  next(): Job | undefined {
    if (this.size > 0) this.size--
    for (const [name, branch] of this.#branches) {
      const job = branch.next()
      this.#branches.delete(name)
      if (branch.size > 0) this.#branches.set(name, branch)
      return job
    }
    return this.#jobs.shift()
  }

  /** Makes room for a job by dropping the newest one of a branch with more jobs than its own; whether there is room now. */
  makeRoom([name = '', ...rest]: readonly string[]): boolean {
    const own = this.#branches.get(name)
    const largest = this.#largest()
    if (largest && largest[1].size > (own?.size ?? 0) + 1) {
      this.#drop(largest)
      return true
    }
    if (!own?.makeRoom(rest)) return false
    this.size--
    return true
  }

  #largest(): [string, Waiting] | undefined {
    let largest: [string, Waiting] | undefined
    for (const entry of this.#branches) if (entry[1].size > (largest?.[1].size ?? 0)) largest = entry
    return largest
  }

  #drop([name, branch]: [string, Waiting]): void {
    this.size--
    branch.#dropNewest()
    if (branch.size === 0) this.#branches.delete(name)
  }

  #dropNewest(): void {
    const largest = this.#largest()
    if (largest) {
      this.#drop(largest)
      return
    }
    this.size--
    this.#jobs.pop()?.reject(new QueueFullError())
  }
}

/** How many preferred jobs may start in a row while others wait. */
const MOST_PREFERRED_IN_A_ROW = 8

type QueueOptions = {
  /** How many jobs run at the same time. */
  concurrency: number
  /** How many jobs may wait, preferred ones and others counted apart. */
  capacity: number
}

type JobOptions = {
  /** Whose job it is, from the outside in: address and account, for example. Who sends many waits behind their own jobs. */
  flow: readonly string[]
  isPreferred?: boolean
}

/**
 * Runs expensive work with bounded concurrency and a bounded queue. Preferred work starts first, and within each class the
 * clients take turns, so that one with many requests delays nobody else by more than one job.
 */
export class FairQueue {
  #options: QueueOptions
  #running = 0
  #preferred = new Waiting()
  #others = new Waiting()
  #inARow = 0

  constructor(options: QueueOptions) {
    this.#options = options
  }

  get waiting(): number {
    return this.#preferred.size + this.#others.size
  }

  /** @throws QueueFullError where too many jobs wait */
  async run<T>(work: () => Promise<T>, options: JobOptions): Promise<T> {
    if (this.#running < this.#options.concurrency) this.#running++
    else await this.#wait(options)
    try {
      return await work()
    } finally {
      this.#startNext()
    }
  }

  #wait({ flow, isPreferred = false }: JobOptions): Promise<void> {
    const waiting = isPreferred ? this.#preferred : this.#others
    if (waiting.size >= this.#options.capacity && !waiting.makeRoom(flow)) return Promise.reject(new QueueFullError())
    return new Promise((start, reject) => waiting.add(flow, { start, reject }))
  }

  /** Hands the place of a job that has ended to the next one. */
  #startNext(): void {
    const isOthersTurn = this.#inARow >= MOST_PREFERRED_IN_A_ROW && this.#others.size > 0
    const isPreferred = this.#preferred.size > 0 && !isOthersTurn
    this.#inARow = isPreferred && this.#others.size > 0 ? this.#inARow + 1 : 0
    const job = isPreferred ? this.#preferred.next() : this.#others.next()
    if (job) job.start()
    else this.#running--
  }
}
