import { type Static, Type } from 'typebox'
import { maybe } from './field.ts'

/** Answer of `GET current_user/subscription`: what the user's subscription covers today; a null list covers everything. */
export const Subscription = Type.Object({
  level: Type.Integer({ description: '0: there is none; 1 trial, 2 standard, 3 full.' }),
  is_trial: Type.Boolean(),
  valid_until: maybe(
    Type.String({
      format: 'date-time',
      description: 'When it ends or, with level 0, when it ended; null: it has no end.',
    }),
  ),
  regions: maybe(Type.Array(Type.String())),
  asset_classes: maybe(Type.Array(Type.String())),
  libraries: maybe(Type.Array(Type.String())),
  firm: maybe(Type.String({ description: "The firm whose subscription it is; null: it is the user's own." })),
  documents: Type.Integer({ description: 'How many documents are open besides, one by one.' }),
})
export type Subscription = Static<typeof Subscription>
