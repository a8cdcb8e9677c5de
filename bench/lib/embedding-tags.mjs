// @ts-check

/** @typedef {{ tag: string, html: string, signedIn: boolean }} Element */

/**
 * Each element with something of the demo data to show.
 * @param {import('./api-client.mjs').Get} get
 * @returns {Promise<Element[]>}
 */
export async function elementsFor(get) {
  const list = { page: '1', page_size: '1', limit: '1' }
  const tags = await get('tags/by_category', { categories: 'Company;Analyst' })
  const [document] = (await get('research_documents', list)).records
  const [replay] = (await get('roadshows/recent', { ...list, replay_filter: 'true' })).records
  const [event] = (await get('roadshows/upcoming', list)).records
  const ids = {
    'research-document': `document-id="${document.external_reference}"`,
    'research-company-profile': `company-id="${tags.Company[0].id}"`,
    'research-analyst-profile': `analyst-id="${tags.Analyst[0].id}"`,
    'research-event': `event-id="${event?.id}"`,
    'research-event-cards': 'source="upcoming"',
    'research-follow': `tag-id="${tags.Company[0].id}"`,
    'research-replay': `roadshow-id="${replay?.id}"`,
  }
  const forVisitors = ['research-sign-in', 'research-landing', 'research-reset-password', 'research-notices']
  const names = [
    ...['sign-in', 'feed', 'document', 'companies', 'company-profile', 'analyst-profile', 'events', 'event-cards'],
    ...[
      'event',
      'preferences',
      'replay',
      'landing',
      'reset-password',
      'change-password',
      'suggestion',
      'lead',
      'changes',
      'most-read',
      'follow',
      'following',
      'inbox',
      'usage',
      'account',
      'notices',
    ],
  ]
  return names.map((name) => {
    const tag = `research-${name}`
    const attributes = Reflect.get(ids, tag) ?? ''
    return { tag, html: `<${tag} ${attributes}></${tag}>`, signedIn: !forVisitors.includes(tag) }
  })
}
