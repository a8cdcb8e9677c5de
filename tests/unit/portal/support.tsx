import { act } from 'react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { App } from '#portal/app.tsx'
import { goTo } from '#portal/router/location.ts'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, json } from '../../support/fake-api.ts'
import { ada } from '../../support/people.ts'
import { render } from '../../support/render.ts'

/** Where the portal is, as its address says. */
export const address = () => location.pathname + location.search + location.hash

/** Waits for something that React may still have to show. */
export const until = (isTrue: () => boolean) =>
  vi.waitFor(
    async () => {
      await act(async () => {})
      expect(isTrue()).toBe(true)
    },
    { timeout: 5000 },
  )

/** A reader of the portal whose API stands at https://api.example/v1/, and the addresses that the portal left for. */
export function redirecting() {
  const reader = { api: undefined as unknown as FakeApi, left: [] as string[] }
  beforeEach(() => {
    signOut()
    reader.api = fakeApi()
    reader.api.script('GET /v1/current_user', json({ username: 'ada@example.com' }))
    updateCurrentUser(ada)
    reader.left = []
    const leave = (url: string | URL) => void reader.left.push(String(url))
    vi.spyOn(location, 'assign').mockImplementation(leave)
    vi.spyOn(location, 'replace').mockImplementation(leave)
  })
  afterEach(() => vi.restoreAllMocks())

  /** Visits an address and waits until it has led somewhere. */
  const visit = async (path: string) => {
    goTo(path)
    const view = render(<App />)
    await until(() => reader.left.length > 0 || !view.text().includes('Opening'))
    return view
  }
  return { reader, visit }
}
