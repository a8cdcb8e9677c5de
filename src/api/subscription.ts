import type { Subscription } from '#contract/subscription.ts'
import { badResponse } from './errors.ts'
import { send } from './send.ts'

/** What the user's subscription covers, and until when. */
export async function getSubscription(signal: AbortSignal): Promise<Subscription> {
  const answer = (await send({ call: 'current_user/subscription', signal })) as Partial<Subscription> | null
  if (typeof answer?.level !== 'number') throw badResponse()
  return answer as Subscription
}
