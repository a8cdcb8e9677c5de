import { assert } from 'chai'
import { all, one, rootOf, textOf } from './support/dom.ts'
import { refusal } from './support/fake-api.ts'
import { testPage } from './support/page.ts'
import { none } from './support/same.ts'
import { answerSubscription, subscriptionCall } from './support/subscription.ts'
import { answerSessions, userSession } from './support/user-sessions.ts'
import { eventually } from './support/wait.ts'

const page = testPage()
async function mountAccount() {
  answerSessions(page.api, [userSession(1)])
  page.signIn()
  const root = rootOf(await page.mount('<research-account></research-account>'))
  await eventually(() => one(root, 'li.r-session'))
  return root
}
const facts = (root: ShadowRoot) => all(root, '.r-account__facts > div').map((fact) => [...fact.children].map(textOf))

it('the account tells what the subscription covers, and when a trial ends', async () => {
  answerSubscription(page.api, { is_trial: true, valid_until: '2026-11-30T17:00:00.000Z' })
  const root = await mountAccount()
  await eventually(() => assert.lengthOf(facts(root), 5))
  const [level, end, ...rest] = facts(root)
  assert.deepEqual(level, ['Level', 'Standard'])
  assert.strictEqual(end?.[0], 'Trial ends')
  assert.match(end?.[1] ?? '', /2026/)
  assert.deepEqual(rest, [
    ['Regions', 'Nordics, Europe'],
    ['Asset classes', 'All'],
    ['Libraries', 'All'],
  ])
})

it('without a subscription the account says so', async () => {
  answerSubscription(page.api, { level: 0 })
  const root = await mountAccount()
  await eventually(() => assert.include(textOf(one(root, '.r-account')), 'You have no subscription to research.'))
  none(root, '.r-account__facts')
})

it('to an API without the call the account has no such section', async () => {
  page.api.on(subscriptionCall, () => refusal(404))
  const root = await mountAccount()
  await eventually(() => assert.notInclude(all(root, 'h2').map(textOf), 'Subscription'))
})
