import { seedAccounts } from '#demo/data/accounts.ts'
import type { Reader } from './access-facts.ts'
import { type Expectation, guarded } from './asks.ts'

/** To everyone but the demo's desk a call of the desk is one that there is not. */
const atDesk = (status: number, url: string, body?: object): Expectation =>
  guarded({
    url,
    ...(body && { body }),
    status: ({ id }: Reader) => (id === seedAccounts.desk.id ? status : 404),
  })

export const deskRoutes: Readonly<Record<string, Expectation>> = {
  'GET /api/desk/me': atDesk(200, '/api/desk/me'),
  'GET /api/desk/requests': atDesk(200, '/api/desk/requests'),
  'POST /api/desk/requests/:id': atDesk(404, '/api/desk/requests/999999999', { decision: 'grant' }),
}
