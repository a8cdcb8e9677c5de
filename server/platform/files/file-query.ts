import { type Static, Type } from 'typebox'
import { notFound } from '../http/http-errors.ts'
import { firstOf } from '../http/lists/values.ts'

/** A link that others have added to may have a parameter twice; the first one counts. */
const parameter = Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())]))

/** What every link to a file takes: `force_download` set to `true` makes it an attachment (R157). */
export const FileQuery = Type.Object({ auth_token: parameter, force_download: parameter })

export const isForced = ({ force_download }: Static<typeof FileQuery>): boolean => firstOf(force_download) === 'true'

export const noFile = () => notFound('There is no such file.')
