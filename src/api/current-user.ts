import type { CurrentUser } from '#contract/session.ts'
import { send } from './send.ts'

/** Who the API says is signed in (R149). */
export const currentUser = async (signal?: AbortSignal): Promise<CurrentUser> =>
  (await send({ call: 'current_user', ...(signal && { signal }) })) as CurrentUser
