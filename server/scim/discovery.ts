import { USER_SCHEMA } from './user-attributes.ts'

/** Users of one page of a list. */
export const MOST_RESULTS = 200

const CORE = 'urn:ietf:params:scim:schemas:core:2.0'

export const serviceProviderConfig = (base: string) => ({
  schemas: [`${CORE}:ServiceProviderConfig`],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: MOST_RESULTS },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A token of the firm, in the header Authorization.',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
})

export const userType = (base: string) => ({
  schemas: [`${CORE}:ResourceType`],
  id: 'User',
  name: 'User',
  description: 'A user of the firm',
  endpoint: '/Users',
  schema: USER_SCHEMA,
  meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/User` },
})

const attribute = (name: string, description: string, more: object = {}) => ({
  name,
  type: 'string',
  multiValued: false,
  description,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...more,
})

const readOnly = { mutability: 'readOnly' }

/** The attributes that are kept. Whatever else is sent is ignored. `id`, `externalId` and `meta` are of every schema. */
export const userSchema = (base: string) => ({
  schemas: [`${CORE}:Schema`],
  id: USER_SCHEMA,
  name: 'User',
  description: 'A user of the firm',
  attributes: [
    attribute('userName', 'The email address, of a domain of the firm', { required: true, uniqueness: 'server' }),
    attribute('name', 'The parts of the name', {
      type: 'complex',
      subAttributes: [
        attribute('formatted', 'The whole name'),
        attribute('givenName', 'The first name'),
        attribute('familyName', 'The last name'),
      ],
    }),
    attribute('displayName', 'What the user is called; it comes before the parts of the name'),
    attribute('active', 'Whether the user may sign in', { type: 'boolean' }),
    attribute('emails', 'The userName', {
      type: 'complex',
      multiValued: true,
      ...readOnly,
      subAttributes: [
        attribute('value', 'The email address', readOnly),
        attribute('type', 'Always work', readOnly),
        attribute('primary', 'Always true', { type: 'boolean', ...readOnly }),
      ],
    }),
  ],
  meta: { resourceType: 'Schema', location: `${base}/Schemas/${USER_SCHEMA}` },
})
