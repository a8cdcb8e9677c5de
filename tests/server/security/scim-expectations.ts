import { type Expectation, opened } from './asks.ts'

/** None of the callers has the token of a firm; `scim/access.test.ts` has some. */
const withoutFirm = (path: string, body?: object): Expectation =>
  opened(401, { url: `/scim/v2/${path}`, ...(body && { body }) })

export const scimRoutes: Readonly<Record<string, Expectation>> = {
  'GET /scim/v2/ServiceProviderConfig': withoutFirm('ServiceProviderConfig'),
  'GET /scim/v2/ResourceTypes': withoutFirm('ResourceTypes'),
  'GET /scim/v2/ResourceTypes/User': withoutFirm('ResourceTypes/User'),
  'GET /scim/v2/Schemas': withoutFirm('Schemas'),
  'GET /scim/v2/Schemas/urn::ietf::params::scim::schemas::core::2.0::User': withoutFirm(
    'Schemas/urn:ietf:params:scim:schemas:core:2.0:User',
  ),
  'GET /scim/v2/*': withoutFirm('Groups'),
  'GET /scim/v2/Users': withoutFirm('Users'),
  'POST /scim/v2/Users': withoutFirm('Users', { userName: 'full@demo.example' }),
  'GET /scim/v2/Users/:id': withoutFirm('Users/1'),
  'PUT /scim/v2/Users/:id': withoutFirm('Users/1', { userName: 'full@demo.example' }),
  'PATCH /scim/v2/Users/:id': withoutFirm('Users/1', { Operations: [{ op: 'replace', value: { active: false } }] }),
  'DELETE /scim/v2/Users/:id': withoutFirm('Users/1'),
}
