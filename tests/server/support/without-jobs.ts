import { vi } from 'vitest'

/** Opens an API whose jobs run once, and not each minute: they would do the work of the tests in a file that takes longer. */
export async function withoutJobs<T>(open: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    return await open()
  } finally {
    vi.useRealTimers()
  }
}
