import type { AccessFacts, Reader } from './access-facts.ts'

type Fields = Record<string, unknown>

/** What everybody who is signed in may know of a company, whatever the subscription. */
const open = new Set([
  ...['id', 'category', 'value', 'profile_link', 'thumbnail_url', 'doc_count', 'disabled', 'inactive', 'in_scope'],
  ...['external_id', 'ticker', 'sector', 'sub_sector', 'region', 'country'],
])

const call = /^(?:prior_)?(?:rating|target_price)(?:_|$)/

const isSet = (value: unknown) => value !== null && value !== undefined

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** The years that a company's record tells figures of. */
const yearsOf = ({ company_financials_table: table, year_flags: flags }: Fields) => [
  ...Object.keys(isObject(flags) ? flags : {}),
  ...Object.values(isObject(table) ? table : {}).flatMap((row) => Object.keys(isObject(row) ? row : {})),
]

function companyLeaks(company: Fields, reader: Reader | undefined, facts: AccessFacts): string[] {
  const id = Number(company.id)
  const covers = reader !== undefined && facts.covers(reader, id)
  const hasModel = reader !== undefined && facts.mayLoadOf(reader, id, 'model')
  const hasAccess = (name: 'model' | 'tear_sheet') => isObject(company[name]) && company[name].has_access === true
  const files = (['model', 'tear_sheet'] as const).filter(
    (name) => hasAccess(name) && !(reader && facts.mayLoadOf(reader, id, name === 'model' ? 'model' : 'sheet')),
  )
  const told = Object.entries(company).filter(
    ([name, value]) => isSet(value) && !open.has(name) && name !== 'model' && name !== 'tear_sheet',
  )
  const estimates = yearsOf(company).filter((year) => !facts.actualYears(id).has(year))
  return [
    ...(covers ? [] : told.map(([name]) => `${name} of company ${id}`)),
    ...(isSet(company.in_scope) && company.in_scope !== covers ? [`a wrong scope of company ${id}`] : []),
    ...(hasModel ? [] : estimates.map((year) => `the estimates of company ${id} for ${year}`)),
    ...files.map((name) => `access to the ${name} of company ${id}`),
  ]
}

function documentLeaks(document: Fields, reader: Reader | undefined, facts: AccessFacts): string[] {
  const id = Number(document.id)
  const named = [document.analysts, document.primary_tags, document.other_tags, document.tags].flat().filter(isObject)
  const contacts = named.filter(({ email, phone }) => isSet(email) || isSet(phone))
  const calls = Object.entries(document).filter(([name, value]) => call.test(name) && isSet(value))
  return [
    ...(reader && facts.maySeeCall(reader, id) ? [] : calls.map(([name]) => `${name} in document ${id}`)),
    ...(reader && facts.isInScope(reader, id)
      ? []
      : contacts.map((tag) => `the contact of ${tag.id} in document ${id}`)),
    ...(isSet(document.contact_email) && !(reader && facts.isInScope(reader, id))
      ? [`the contact of document ${id}`]
      : []),
  ]
}

/** What is withheld of companies and of the calls on them, and stands in one of these objects all the same, in words. */
export function tagLeaksIn(objects: readonly Fields[], reader: Reader | undefined, facts: AccessFacts): string[] {
  return objects.flatMap((object) => {
    if (object.category === 'Company' && isSet(object.id)) return companyLeaks(object, reader, facts)
    if (typeof object.document_type === 'string' && isSet(object.id)) return documentLeaks(object, reader, facts)
    return []
  })
}
