import buildValidatorSelector from '@fastify/ajv-compiler'
import buildSerializerSelector from '@fastify/fast-json-stringify-compiler'
import type { FastifyServerOptions } from 'fastify'

type Factories = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>
type BuildSerializer = NonNullable<Factories['buildSerializer']>

/** A check by a JSON schema, with the errors of its last run. */
type Validate = { (data: unknown): unknown; errors?: unknown }

type BuildValidator = (...options: unknown[]) => (route: unknown) => Validate

/** Routes share schemas, and so do the apps of one process. */
const serializers = new WeakMap<object, (data: unknown) => string>()

const selectValidator = buildValidatorSelector() as BuildValidator
const selectSerializer = buildSerializerSelector()

const buildValidator: BuildValidator = (schemas, options) => {
  const compile = selectValidator(schemas, options)
  return (route) => {
    let compiled: Validate | undefined
    const validate: Validate = (data) => {
      compiled ??= compile(route)
      const result = compiled(data)
      validate.errors = compiled.errors
      return result
    }
    return validate
  }
}

const buildSerializer: BuildSerializer = (schemas, options) => {
  const compile = selectSerializer(schemas, options)
  return (route) => {
    const schema = route.schema as object
    return (data) => {
      const serialize = serializers.get(schema) ?? compile(route)
      serializers.set(schema, serialize)
      return serialize(data)
    }
  }
}

/**
 * Compiles the schema of a call when the call is first used: all of them together take 0.5 to 0.7 s of a start, and a process
 * that only writes the data or answers a few calls needs none or few.
 */
export const compilersFactory = { buildValidator, buildSerializer } as Factories
