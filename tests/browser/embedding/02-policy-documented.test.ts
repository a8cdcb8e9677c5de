import { assert } from 'chai'
import { documented, strict } from '../support/csp.ts'

const directives = (policy: string) => policy.split(';').map((directive) => directive.trim().split(/\s+/))

it('embedding 2: the documented policy asks no more than the strict one gives', async () => {
  const { policy } = await documented()
  const given = new Map(directives(strict).map(([name = '', ...sources]) => [name, sources]))
  for (const [name = '', ...sources] of directives(policy)) assert.includeMembers(given.get(name) ?? [], sources, name)
})
