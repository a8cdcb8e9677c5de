import type { UserSession } from '#contract/user-session.ts'
import type { FakeApi } from './fake-api.ts'

export const calls = {
  list: 'current_user/sessions',
  end: 'current_user/sessions/end',
  endOthers: 'current_user/sessions/end_others',
} as const

const browsers = ['Chrome', 'Firefox', 'Safari']

/** A session; the first is the current one. */
export const userSession = (n: number, more: Partial<UserSession> = {}): UserSession => {
  const browser = browsers[(n - 1) % browsers.length] ?? ''
  return {
    id: `s${n}`,
    device: `${browser} on Windows`,
    browser,
    system: 'Windows',
    address: `192.0.2.${n}`,
    started_at: '2026-11-05T08:00:00Z',
    last_used_at: new Date(Date.now() - n * 3_600_000).toISOString(),
    current: n === 1,
    remembered: n === 3,
    ...more,
  }
}

/** An API that keeps sessions and ends them. */
export function answerSessions(api: FakeApi, start: readonly UserSession[] = [1, 2, 3].map((n) => userSession(n))) {
  let kept = [...start]
  const keep = (which: (session: UserSession) => boolean) => {
    const before = kept.length
    kept = kept.filter(which)
    return { ended: before - kept.length }
  }
  api.on(calls.list, () => ({ records: kept }))
  api.on(calls.end, ({ body }) => keep(({ id }) => id !== (body as { id: string }).id))
  api.on(calls.endOthers, () => keep(({ current }) => current))
}
