import { type Static, Type } from 'typebox'
import { maybe } from './field.ts'

/** Body of `POST capture_event` (R126, R150; C41). `source_client_action` is the id of the event that led here (R127). */
export const CapturedEvent = Type.Object({
  url: Type.String({ maxLength: 4096 }),
  event_type: Type.String({ maxLength: 100 }),
  source_client_action: maybe(Type.String({ maxLength: 100 })),
  document_id: maybe(Type.String({ maxLength: 100 })),
  roadshow_id: maybe(Type.String({ maxLength: 100 })),
})
export type CapturedEvent = Static<typeof CapturedEvent>

/** Answer of `POST capture_event`: the id to chain the next event to. */
export const CapturedEventAnswer = Type.Object({ id: maybe(Type.String()) })
export type CapturedEventAnswer = Static<typeof CapturedEventAnswer>
