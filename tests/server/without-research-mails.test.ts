import { expect, test } from 'vitest'
import { openApi } from './support/api.ts'
import { settings } from './support/watching.ts'

const transport = { send: async () => {}, close: () => {} }
test.each([
  ['that leaves them to another system', { mail: { ...settings, transport, sendsResearch: false } }],
  ['without a way for mails', {}],
])('a server %s has no settings of mails with research', async (_what, options) => {
  const quiet = await openApi(undefined, options)
  const { token } = await quiet.signIn()
  for (const call of ['current_user/delivery', 'current_user/digest_preview'])
    expect((await quiet.get(call, {}, token)).statusCode).toBe(404)
  expect((await quiet.get('current_user/inbox', {}, token)).statusCode).toBe(200)
  await quiet.close()
})
