// @ts-check

/** A file is named once it has taken this long, and again with each tick. */
const MINUTE_MS = 60_000
const TICK_MS = 30_000

/**
 * A reporter of Vitest that names the files that have been under way for a minute, each with the test that it is in: where a run
 * hangs, nothing else tells which file holds it.
 * @implements {import('vitest/reporters').Reporter}
 */
export default class SlowFiles {
  /** @type {Map<string, { since: number, test?: string | undefined }>} by path of the file */
  #underWay = new Map()
  /** @type {NodeJS.Timeout | undefined} */
  #timer

  onTestRunStart() {
    this.#timer = setInterval(() => this.#tell(), TICK_MS)
  }

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleQueued(module) {
    this.#underWay.set(module.relativeModuleId, { since: Date.now() })
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseReady(test) {
    const file = this.#underWay.get(test.module.relativeModuleId)
    if (file) file.test = test.fullName
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    const file = this.#underWay.get(test.module.relativeModuleId)
    if (file) file.test = undefined
  }

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    this.#underWay.delete(module.relativeModuleId)
  }

  onTestRunEnd() {
    clearInterval(this.#timer)
  }

  #tell() {
    for (const [path, { since, test }] of this.#underWay) {
      const age = Date.now() - since
      if (age >= MINUTE_MS)
        console.log(
          `… ${path} is under way for ${Math.round(age / 1000)} s, ${test ? `in “${test}”` : 'outside of its tests'}`,
        )
    }
  }
}
