import { invalid } from './scim-error.ts'
import { isObject, mergeAll, readAttribute, type UserChange, withoutSchema } from './user-attributes.ts'

/** Operations of one call; an identity provider sends one for each attribute that has changed. */
const MOST_OPERATIONS = 100

/** `name.givenName`, `emails[type eq "work"].value`, each with the URN of a schema in front or not. */
const PATH = /^(?:urn:[\w.:-]+:)?[a-z$][\w$-]*(?:\[[^[\]]+\])?(?:\.[a-z$][\w$-]*)?$/i

/** What every user has. */
const REQUIRED = new Set(['username', 'active'])

function readPath(path: unknown): string | undefined {
  if (path === undefined || path === null || path === '') return undefined
  if (typeof path !== 'string' || !PATH.test(path))
    throw invalid('invalidPath', 'The path of an operation is malformed.')
  return path
}

function remove(path: string | undefined): UserChange {
  if (path === undefined) throw invalid('noTarget', 'An operation "remove" needs a path.')
  const name = withoutSchema(path.toLowerCase())
  if (REQUIRED.has(name)) throw invalid('mutability', `${path} cannot be removed.`)
  if (name === 'name') return { formatted: null, givenName: null, familyName: null }
  return readAttribute(path, null)
}

function readOperation(operation: unknown): UserChange {
  if (!isObject(operation)) throw invalid('invalidSyntax', 'An operation must be an object.')
  const { op, path: given, value } = operation
  const path = readPath(given)
  switch (typeof op === 'string' ? op.toLowerCase() : undefined) {
    case 'remove':
      return remove(path)
    case 'add':
    case 'replace':
      if (path !== undefined) return readAttribute(path, value)
      if (!isObject(value)) throw invalid('invalidValue', 'An operation without a path needs an object as its value.')
      return mergeAll(Object.entries(value).map(([name, one]) => readAttribute(name, one)))
    default:
      throw invalid('invalidSyntax', 'An operation is "add", "replace" or "remove".')
  }
}

/** Reads the body of a PATCH into what it changes, all of it together. */
export function readPatch(body: unknown): UserChange {
  const entries = isObject(body) ? Object.entries(body) : []
  const operations = entries.find(([name]) => name.toLowerCase() === 'operations')?.[1]
  if (!Array.isArray(operations) || operations.length === 0 || operations.length > MOST_OPERATIONS)
    throw invalid('invalidSyntax', `Operations must be a list of 1 to ${MOST_OPERATIONS} operations.`)
  return mergeAll(operations.map(readOperation))
}
