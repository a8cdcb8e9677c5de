/** What a view can know of something that is fetched. */
export type Loadable<T> = { state: 'loading' } | { state: 'ready'; value: T } | { state: 'failed'; error: Error }

export const loading = { state: 'loading' } as const

export const ready = <T>(value: T): Loadable<T> => ({ state: 'ready', value })

export const failed = (reason: unknown): Loadable<never> => ({
  state: 'failed',
  error: reason instanceof Error ? reason : new Error(String(reason)),
})
