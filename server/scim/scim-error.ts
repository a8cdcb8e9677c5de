import { HttpError } from '#server/platform/http/http-errors.ts'

/** The kinds of errors of RFC 7644, section 3.12, that occur here. */
type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'uniqueness'

export class ScimError extends HttpError {
  readonly scimType: ScimType | undefined

  constructor(status: number, detail: string, scimType?: ScimType) {
    super(status, detail)
    this.scimType = scimType
  }
}

export const invalid = (scimType: ScimType, detail: string) => new ScimError(400, detail, scimType)

/** The same for a user of another firm as for one that does not exist. */
export const noUser = () => new ScimError(404, 'There is no such user.')
