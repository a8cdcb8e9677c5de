import { type Static, Type } from 'typebox'
import { Instant } from './field.ts'

const Level = Type.Integer({ minimum: 0, maximum: 3, description: '0 none, 1 trial, 2 standard, 3 full.' })

const names = (what: string) =>
  Type.Union([Type.Array(Type.String(), { maxItems: 500 }), Type.Null()], {
    description: `${what}; null: all of them.`,
  })

/** What a subscription covers, of a user or of a firm. */
export const entitlement = {
  level: Level,
  libraries: names('Libraries by name'),
  regions: names('Regions by name'),
  asset_classes: names('Asset classes by name'),
  valid_until: Type.Union([Instant, Type.Null()], { description: 'When it ends by itself; null: it has no end.' }),
  is_trial: Type.Boolean({ description: 'Whether it is only tried out. A trial has an end.' }),
}

/** The same as a record. */
export const SubscriptionTerms = Type.Object(entitlement)
export type SubscriptionTerms = Static<typeof SubscriptionTerms>
