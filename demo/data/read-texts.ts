import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Static, type TProperties, type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'
import { parse } from 'yaml'
import { projectRoot } from '#server/platform/project-root.ts'

/** An object with these fields and no others, so that a misspelt key is found. */
export const fields = <Fields extends TProperties>(properties: Fields) =>
  Type.Object(properties, { additionalProperties: false })

/** Templates for `fill`, of which one or several are picked. */
export const Lines = Type.Array(Type.String({ minLength: 1 }), { minItems: 1 })

/**
 * Reads and checks a file of `texts`.
 * @throws Error that names the file, and the line or the path of the mistake
 */
export function readTexts<Schema extends TSchema>(name: string, schema: Schema): Static<Schema> {
  const file = `demo/data/texts/${name}.yaml`
  const content = parseFile(file, readFileSync(join(projectRoot, file), 'utf8'))
  const [error] = Value.Errors(schema, content)
  if (error) throw new Error(`${file}: ${error.instancePath || 'the file'} ${error.message}.`)
  return content as Static<Schema>
}

function parseFile(file: string, text: string): unknown {
  try {
    return parse(text)
  } catch (reason) {
    throw new Error(`${file}: ${reason instanceof Error ? reason.message : reason}`)
  }
}
