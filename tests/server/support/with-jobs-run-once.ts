import { vi } from 'vitest'

/**
 * Opens an API whose jobs do not run each minute, only when it starts: a test file that takes longer would find its work
 * done.
 */
export async function withJobsRunOnce<T>(open: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    return await open()
  } finally {
    vi.useRealTimers()
  }
}
