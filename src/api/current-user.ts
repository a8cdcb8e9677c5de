import type { CurrentUser } from '#contract/session.ts'
import { send } from './send.ts'

/** The signed-in user, according to the API (R149). */
export const currentUser = async (signal?: AbortSignal): Promise<CurrentUser> =>
  (await send({ call: 'current_user', ...(signal && { signal }) })) as CurrentUser
