import type { CapturedEvent, CapturedEventAnswer } from '#contract/analytics.ts'
import { send } from './send.ts'

/** Records what a user did (R128, R150); the answer's id chains the next event to this one. */
export const captureEvent = async (event: CapturedEvent): Promise<CapturedEventAnswer> =>
  ((await send({ call: 'capture_event', json: event })) ?? {}) as CapturedEventAnswer
