import type { Selectable } from 'kysely'
import type { Tag } from '#contract/tag.ts'
import { type Entitlement, isPermitted, type Scope } from '#server/access/access-rule.ts'
import type { TagTable } from '#server/platform/database/tables/tags.ts'

type CompanyRow = Pick<Selectable<TagTable>, 'id' | 'model_level' | 'tear_sheet_level'>

/** The files of a company by the end of their address, with the level that they ask for; null: there is none. */
const levels = {
  'model.xlsx': (row: CompanyRow) => row.model_level,
  'tear-sheet.pdf': (row: CompanyRow) => row.tear_sheet_level,
} as const

export type CompanyFile = keyof typeof levels

export const isCompanyFile = (name: string): name is CompanyFile => Object.hasOwn(levels, name)

/** Whether a user may load a file; undefined where the company has no such file. */
export function accessToFile(name: CompanyFile, row: CompanyRow, scope: Scope, user: Entitlement): boolean | undefined {
  const level = levels[name](row)
  return level === null ? undefined : isPermitted({ ...scope, level }, user)
}

/** The fields of a company's record about its files (R290): null if there is none. */
export function toCompanyFiles(row: CompanyRow, scope: Scope, user: Entitlement): Pick<Tag, 'model' | 'tear_sheet'> {
  const toFile = (name: CompanyFile) => {
    const has_access = accessToFile(name, row, scope, user)
    return has_access === undefined ? null : { download_url: `/api/files/companies/${row.id}/${name}`, has_access }
  }
  return { model: toFile('model.xlsx'), tear_sheet: toFile('tear-sheet.pdf') }
}
