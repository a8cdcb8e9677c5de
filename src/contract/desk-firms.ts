import { type Static, Type } from 'typebox'
import { SubscriptionTerms } from './entitlement.ts'
import { Instant, maybe, parameter } from './field.ts'
import { paging } from './filter.ts'
import { listSchema } from './list.ts'

const name = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' })

const settings = {
  name,
  domains: Type.Array(Type.String({ maxLength: 253 }), {
    maxItems: 200,
    description: 'Mail domains: users with an address of one belong to the firm.',
  }),
  sso_required: Type.Boolean({ description: "Users sign in at the firm's own provider only." }),
  mfa_required: Type.Boolean({ description: 'Users who sign in here have a second factor.' }),
  idle_minutes: Type.Union([Type.Integer({ minimum: 2, maximum: 10_080 }), Type.Null()], {
    description: 'Minutes without use after which a session ends; null: those of the settings.',
  }),
  allowed_networks: Type.Union([Type.Array(Type.String({ maxLength: 60 }), { maxItems: 200 }), Type.Null()], {
    description: 'Networks such as `192.0.2.0/24`; null: all.',
  }),
}

/** A client firm with the rules for its users. */
export const DeskFirm = Type.Object({
  id: Type.String(),
  slug: Type.String({ description: 'What the command line calls it.' }),
  ...settings,
  has_provider: Type.Boolean({ description: 'Whether it has a provider to sign in at.' }),
  users: Type.Integer({ description: 'How many users it has.' }),
  subscription: maybe(SubscriptionTerms),
  followers: Type.Integer({
    description:
      'How many of its users have its subscription, or none while it has none; the others have one of their own.',
  }),
  created_at: Instant,
})
export type DeskFirm = Static<typeof DeskFirm>

export const DeskFirmList = listSchema(DeskFirm)

/** Query of `GET desk/firms`. */
export const DeskFirmQuery = Type.Object({
  ...paging,
  search_term: Type.Optional(parameter('Words to find in names and domains.', 'acme')),
})

const subscription = {
  subscription: Type.Union([Type.Partial(SubscriptionTerms), Type.Null()], {
    description: 'What is not given of it stays; null: the firm has none any more.',
  }),
  all_follow: Type.Boolean({
    description: 'Whether users with a subscription of their own get that of the firm instead.',
  }),
}

const changes = { ...settings, ...subscription }

/** Body of `POST desk/firms`; a rule that is not given asks for nothing. */
export const CreateFirm = Type.Object({ ...Type.Partial(Type.Object(changes)).properties, name })
export type CreateFirm = Static<typeof CreateFirm>

/** Body of `POST desk/firms/{id}`; what is not given stays. */
export const ChangeFirm = Type.Partial(Type.Object(changes))
export type ChangeFirm = Static<typeof ChangeFirm>
