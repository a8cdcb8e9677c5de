import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { answerOf, checkAnswers, closed, describedOperations, schemaChecker } from './support/contract.ts'

const { document, operations } = await describedOperations()

describe('the OpenAPI document', () => {
  test('R136 is valid by the specification of OpenAPI 3.1', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(structuredClone(document))
    expect(errors ?? []).toEqual([])
    expect([valid, validator.version]).toEqual([true, '3.1'])
  })

  test.each(operations)(
    'R136 $id has a name, a summary, tags, security, and examples that are by their schemas',
    ({ path, method, id, call }) => {
      expect(id).toMatch(/^[a-z][a-zA-Z]+$/)
      expect(call).toMatchObject({
        summary: expect.stringMatching(/\S/),
        tags: [expect.any(String)],
        security: expect.any(Array),
      })
      expect(document.tags).toContainEqual(expect.objectContaining({ name: (call.tags as string[])[0] }))
      const check = schemaChecker(document)
      const body = call.requestBody?.content['application/json']
      if (call.requestBody) expect(check(body?.schema as object, body?.example)).toEqual([])
      for (const parameter of call.parameters ?? []) {
        expect(parameter.description, parameter.name).toMatch(/\S/)
        if (parameter.example !== undefined) expect(check(parameter.schema as object, parameter.example)).toEqual([])
      }
      const answer = answerOf(document, path, method, 200)
      const isFile = Object.keys(answer?.content ?? {}).some((type) => type !== 'application/json')
      if (answer && !isFile) {
        const media = answer.content?.['application/json']
        expect(media?.example).toBeDefined()
        expect(check(media?.schema as object, media?.example)).toEqual([])
      }
      for (const status of [404, 500]) {
        const error = answerOf(document, path, method, status)?.content?.['application/json']
        expect(check(error?.schema as object, error?.example)).toEqual([])
        expect(check(error?.schema as object, { errors: 'text' })).not.toEqual([])
      }
    },
  )

  test('R136 names each operation once', () => {
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length)
  })
})

describe('the check itself', () => {
  const field = { type: 'object', properties: { day: { type: 'string', format: 'date' } }, required: ['day'] }

  test.each([
    [{ day: '2026-11-05' }, 0],
    [{ day: '2026-13-05' }, 1],
    [{}, 1],
    [{ day: '2026-11-05', more: 1 }, 1],
  ])('%o has %i offences', (value, count) => {
    expect(schemaChecker(document)(field, value)).toHaveLength(count)
  })

  test('what says that it is open stays open', () => {
    expect(closed({ ...field, additionalProperties: true })).toMatchObject({ additionalProperties: true })
    expect(closed(field)).toMatchObject({ additionalProperties: false })
  })

  test('an answer outside the contract is an offence', async () => {
    const offences: string[] = []
    const app = await buildApp({
      db: undefined as never,
      jwtSecret: new Uint8Array(32),
      allowedOrigins: [],
      watch: (instance) => {
        checkAnswers(instance, offences)
        instance.addHook('preHandler', async (_, reply) => reply.status(202).send([{ name: 'a', raw_content: 1 }]))
      },
    })
    await app.inject({ url: '/api/get_home_page_slots' })
    await app.close()
    expect([...new Set(offences)]).toEqual(['GET /api/get_home_page_slots answered 202, which is not described'])
  })
})

test('R136 /api/docs is a page of its own files, under a policy of its own without inline scripts or styles', async () => {
  const app = await buildApp({ db: undefined as never, jwtSecret: new Uint8Array(32), allowedOrigins: [] })
  const page = await app.inject({ url: '/api/docs/' })
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'; script-src 'self';")
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
  const files = Array.from(page.body.matchAll(/(?:src|href)="([^"]+)"/g), ([, file = '']) => file)
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) {
    expect(file).toMatch(/^\.\/static\//)
    expect((await app.inject({ url: `/api/docs/${file.slice(2)}` })).statusCode).toBe(200)
  }
  await app.close()
})
