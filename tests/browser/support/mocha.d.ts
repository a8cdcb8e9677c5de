/** What the test runner puts on the page: the part of Mocha that these suites use. */
declare function describe(title: string, define: () => void): void
declare function it(title: string, run: () => void | Promise<void>): { retries(times: number): unknown }
declare function before(run: () => void | Promise<void>): void
declare function beforeEach(run: () => void | Promise<void>): void
declare function afterEach(run: (this: { currentTest?: { state?: string; err?: Error } }) => void | Promise<void>): void
declare function after(run: () => void | Promise<void>): void
