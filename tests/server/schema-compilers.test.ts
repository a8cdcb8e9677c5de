import { describe, expect, test, vi } from 'vitest'
import { compilersFactory } from '#server/platform/http/schema-compilers.ts'

/** A schema of an object, and how often a compiler has read it. */
function countedSchema() {
  const read = vi.fn()
  const schema = {
    type: 'object',
    required: ['name'],
    get properties() {
      read()
      return { name: { type: 'string' } }
    },
  }
  return { schema, read }
}

const route = { method: 'GET', url: '/', httpStatus: '200', httpPart: 'querystring' }

describe('schemas of the API', () => {
  test('a serializer is compiled when the first answer is written, and once', () => {
    const { schema, read } = countedSchema()
    const compile = compilersFactory.buildSerializer?.({}, {})
    const [first, second] = [compile?.({ ...route, schema }), compile?.({ ...route, url: '/other', schema })]
    expect(read).not.toHaveBeenCalled()
    expect(first?.({ name: 'Ada', secret: 1 })).toBe('{"name":"Ada"}')
    const times = read.mock.calls.length
    expect(second?.({ name: 'Bob' })).toBe('{"name":"Bob"}')
    expect(read).toHaveBeenCalledTimes(times)
  })

  test('a validator is compiled when the first request comes, and tells the errors of its last run', () => {
    const { schema, read } = countedSchema()
    const validate = compilersFactory.buildValidator?.({}, { customOptions: {} })({ ...route, schema } as never) as {
      (data: unknown): boolean
      errors: { message: string }[] | null
    }
    expect(read).not.toHaveBeenCalled()
    expect(validate({})).toBe(false)
    expect(validate.errors?.map(({ message }) => message)).toEqual(["must have required property 'name'"])
    expect(validate({ name: 'Ada' })).toBe(true)
    expect(validate.errors).toBeNull()
  })
})
