// @ts-check
/** @typedef {import('#contract/document.ts').WebDocument} WebDocument */
import { signIn } from '#bench/lib/api-client.mjs'

/**
 * The records of the demo data that the screens show.
 *
 * @param {string} portal
 * @param {{ username: string, password: string }} account
 */
export async function worldOf(portal, account) {
  const { get } = await signIn(portal, account.username, account.password)
  const list = { page: '1', page_size: '50', limit: '50' }
  const { records } = await get('research_documents', list)
  /** @param {(record: WebDocument) => boolean} fits */
  const reference = (fits) => {
    const found = records.find(
      (/** @type {WebDocument} */ record) => record.entitled && record.permissioned && fits(record),
    )
    if (!found) throw new Error('The demo data have no such document.')
    return String(found.external_reference)
  }
  const company = await get('tags/2001', {})
  return {
    document: reference(
      ({ page_count, attachment_content_type: type }) => page_count > 1 && type === 'application/pdf',
    ),
    company: '2001',
    analyst: String(company.related_analyst.id),
  }
}

/** @typedef {Awaited<ReturnType<typeof worldOf>>} World */
