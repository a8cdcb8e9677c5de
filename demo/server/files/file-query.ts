import { type Static, Type } from 'typebox'
import { notFound } from '../errors.ts'

/** What every link to a file takes: `force_download` set to `true` makes it an attachment (R157). */
export const FileQuery = Type.Object({
  auth_token: Type.Optional(Type.String()),
  force_download: Type.Optional(Type.String()),
})

export const isForced = ({ force_download }: Static<typeof FileQuery>): boolean => force_download === 'true'

export const noFile = () => notFound('There is no such file.')
