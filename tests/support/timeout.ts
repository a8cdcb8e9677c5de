import { vi } from 'vitest'

/** As long as `expect.poll` of these tests: none measures speed, and by itself Vitest gives up after a second. */
const TIMEOUT_MS = 10_000

const patient = <T>(options: number | (T & { timeout?: number }) | undefined) =>
  typeof options === 'number' ? options : { timeout: TIMEOUT_MS, ...options }

const { waitFor, waitUntil } = vi
vi.waitFor = (check, options) => waitFor(check, patient(options))
vi.waitUntil = (check, options) => waitUntil(check, patient(options))
