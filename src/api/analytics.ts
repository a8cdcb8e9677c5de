import type { CapturedEvent, CapturedEventAnswer } from '#contract/analytics.ts'
import { send } from './send.ts'

/** Records an action of the user (R128, R150). The id in the answer links the next event to this one. */
export const captureEvent = async (event: CapturedEvent): Promise<CapturedEventAnswer> =>
  ((await send({ call: 'capture_event', json: event })) ?? {}) as CapturedEventAnswer
