import type { Delivery, DeliverySettings, DigestPreview, Unsubscribed } from '#contract/delivery.ts'
import { sendPublic } from './client.ts'
import { badResponse } from './errors.ts'
import { send } from './send.ts'

function toDelivery(answer: unknown): Delivery {
  const delivery = answer as Partial<Delivery> | null | undefined
  if (typeof delivery?.settings?.frequency !== 'string') throw badResponse()
  return { chosen: false, next_at: null, ...delivery, settings: delivery.settings }
}

/** When and how the user gets mails with new research. */
export const getDelivery = async (signal?: AbortSignal): Promise<Delivery> =>
  toDelivery(await send({ call: 'current_user/delivery', ...(signal && { signal }) }))

export const saveDelivery = async (settings: DeliverySettings): Promise<Delivery> =>
  toDelivery(await send({ call: 'current_user/delivery', json: settings }))

/** The mail that would go out now; null: there is nothing new. */
export const getDigestPreview = async (signal: AbortSignal): Promise<DigestPreview['mail']> =>
  ((await send({ call: 'current_user/digest_preview', signal })) as Partial<DigestPreview> | undefined)?.mail ?? null

/** Stops what the link of a mail belongs to; it needs no session. */
export const unsubscribe = async (token: string): Promise<Unsubscribed> =>
  (await sendPublic({ call: 'unsubscribe', json: { token } })) as Unsubscribed
