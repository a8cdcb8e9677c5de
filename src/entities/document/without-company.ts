/** The title of a note without the company that it begins with, for a row that has the company's name already. */
export function withoutCompany(title: string, company: string): string {
  const rest = company !== '' && title.startsWith(`${company}: `) ? title.slice(company.length + 2) : ''
  return rest === '' ? title : rest.charAt(0).toUpperCase() + rest.slice(1)
}
