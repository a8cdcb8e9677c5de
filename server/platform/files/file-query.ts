import { type Static, type TSchemaOptions, Type } from 'typebox'
import { parameter } from '#contract/field.ts'
import { notFound } from '../http/http-errors.ts'
import { getFirst } from '../http/lists/values.ts'

/** Tools may append a parameter to a link that already has it; the first one counts. */
const textOrTexts = (options: TSchemaOptions) =>
  Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())], options))

/** What every link to a file takes: `force_download` set to `true` makes it an attachment (R157). */
export const FileQuery = Type.Object({
  auth_token: textOrTexts({
    description: 'A token of `file_token` for this file, or an access token, for links, which have no header.',
  }),
  force_download: textOrTexts({ description: '`true` makes it an attachment.', examples: ['true'] }),
})

export const fileName = (example: string) => parameter('Name of the file.', example)

/** The part of a route's schema that says which media types its file may have. */
export const fileAnswer = (types: readonly string[]) => ({
  produces: types,
  response: { 200: Type.Unsafe<unknown>({}) },
})

export const isForced = ({ force_download }: Static<typeof FileQuery>): boolean => getFirst(force_download) === 'true'

export const noFile = () => notFound('There is no such file.')
