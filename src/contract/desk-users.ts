import { type Static, Type } from 'typebox'
import { entitlement, SubscriptionTerms } from './entitlement.ts'
import { Instant, maybe, parameter } from './field.ts'
import { paging } from './filter.ts'
import { listSchema } from './list.ts'

const Role = Type.Union([Type.Literal('reader'), Type.Literal('desk'), Type.Literal('admin')], {
  description: '`desk` manages clients at the desk, `admin` gives roles too.',
})

const followsFirm = Type.Boolean({
  description:
    'Whether the subscription is that of the firm and changes with it; the other fields of it are not taken then.',
})

const name = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' })
const reference = Type.Union([Type.String({ maxLength: 200 }), Type.Null()], {
  description: "The provider's own reference of the client.",
})

/** A user as the desk sees it. */
export const Account = Type.Object({
  id: Type.String(),
  username: Type.String(),
  name: Type.String(),
  reference,
  firm: maybe(Type.Object({ id: Type.String(), name: Type.String() })),
  role: Role,
  is_active: Type.Boolean(),
  is_firm_lead: Type.Boolean({ description: 'Whether the user speaks for the firm and sees its usage.' }),
  ...entitlement,
  follows_firm: followsFirm,
  last_sign_in: maybe(Instant),
  created_at: Instant,
  has_password: Type.Boolean({ description: 'Whether a password is set, by the user or as a first one.' }),
})
export type Account = Static<typeof Account>

export const AccountList = listSchema(Account)

/** Query of `GET desk/users`. */
export const AccountQuery = Type.Object({
  ...paging,
  search_term: Type.Optional(parameter('Words to find in names, user names, references and firms.', 'anna')),
  firm_id: Type.Optional(parameter('Id of a firm: its users only.', '1', { pattern: '^\\d{0,9}$' })),
})

/** Answer of `GET desk/user_options`: what an account can be given. */
export const AccountOptions = Type.Object({
  libraries: Type.Array(Type.String()),
  regions: Type.Array(Type.String()),
  asset_classes: Type.Array(Type.String()),
  firms: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      domains: Type.Array(Type.String()),
      subscription: maybe(SubscriptionTerms),
    }),
  ),
  sends_mails: Type.Boolean({ description: 'Whether a new user can be sent a link.' }),
})
export type AccountOptions = Static<typeof AccountOptions>

/** Body of `POST desk/users`. */
export const CreateAccount = Type.Object({
  username: Type.String({ maxLength: 255, description: 'An email address.' }),
  name,
  reference: Type.Optional(reference),
  first_sign_in: Type.Union([Type.Literal('link'), Type.Literal('password'), Type.Literal('company')], {
    description:
      '`link` sends a link to set a password, `password` sets a first one to be changed, `company` is for users of a firm with a provider of its own.',
  }),
  password: Type.Optional(Type.String({ maxLength: 1000 })),
  language: Type.Optional(
    Type.Union([Type.Literal('en'), Type.Literal('de')], {
      description: 'Of the emails to the user, who can choose another one; English without it.',
    }),
  ),
  role: Type.Optional(Role),
  ...entitlement,
  follows_firm: Type.Optional(followsFirm),
})
export type CreateAccount = Static<typeof CreateAccount>

/** Body of `POST desk/users/{id}`; what is not given stays. */
export const ChangeAccount = Type.Partial(
  Type.Object({
    name,
    reference,
    role: Role,
    is_active: Type.Boolean(),
    is_firm_lead: Type.Boolean(),
    ...entitlement,
    follows_firm: followsFirm,
  }),
)
export type ChangeAccount = Static<typeof ChangeAccount>

/** Body of `POST desk/users/{id}/link`. */
export const SendAccountLink = Type.Object({
  kind: Type.Union([Type.Literal('invitation'), Type.Literal('password_reset')], {
    description: '`invitation` is for a user without a password, `password_reset` for one with a password.',
  }),
})
export type SendAccountLink = Static<typeof SendAccountLink>

/** A document that a user may read besides what the subscription covers. */
const AccountGrant = Type.Object({
  reference: Type.String(),
  title: Type.String(),
  granted_at: Instant,
  valid_until: maybe(Instant),
})
export type AccountGrant = Static<typeof AccountGrant>

/** Answer of `GET desk/users/{id}/grants`. */
export const AccountGrantList = Type.Object({ records: Type.Array(AccountGrant) })
