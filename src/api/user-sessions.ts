import type { UserSession } from '#contract/user-session.ts'
import { toList } from './list.ts'
import { send } from './send.ts'

const isComplete = (record: Partial<UserSession>): record is UserSession => typeof record.id === 'string'

/** The sessions of the user that have not ended, the current one first. */
export const listSessions = async (signal: AbortSignal): Promise<UserSession[]> =>
  toList<Partial<UserSession>>(await send({ call: 'current_user/sessions', signal })).records.filter(isComplete)

/** Ends another session of the user; 404: there is none of this id. */
export async function endSession(id: string): Promise<void> {
  await send({ call: 'current_user/sessions/end', json: { id } })
}

/** Ends all sessions of the user but this one. */
export async function endOtherSessions(): Promise<void> {
  await send({ call: 'current_user/sessions/end_others', json: {} })
}
