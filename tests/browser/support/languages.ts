import { assert } from 'chai'
import { german } from '#i18n/german.ts'
import { all, rootOf, textOf } from './dom.ts'
import { eventually } from './wait.ts'

/** Of each scene a text that it shows: in English, and where its German words stand. */
const told: Readonly<Record<string, readonly [english: string, key: string]>> = {
  'research-sign-in': ['Remember Me', 'signIn.rememberMe'],
  'research-feed': ['Load More', 'feed.loadMore'],
  'research-document': ['Copy link', 'document.copyLink'],
  'research-companies': ['Last Updated', 'companies.lastUpdated'],
  'research-company-profile': ['Company Financials', 'company-profile.financials'],
  'research-analyst-profile': ['Covered Companies', 'analyst-profile.companies'],
  'research-event': ['Cancel registration', 'event-page.cancelRegistration'],
  'research-event-cards': ['Upcoming Events', 'event-cards.upcoming'],
  'research-events': ['Registration', 'events-list.registration'],
  'research-preferences': ['Your Distribution Preferences', 'preferences.title'],
  'research-replay': ['Back', 'replay.back'],
  'research-landing': ['For clients', 'landing.clients'],
  'research-reset-password': ['Request Password Reset', 'resetPassword.requestTitle'],
  'research-change-password': ['Change Password', 'changePassword.title'],
  'research-lead': ['Length', 'lead.length'],
  'research-changes': ['Rating and target changes', 'changes.title'],
  'research-most-read': ['Most read', 'mostRead.title'],
  'research-follow': ['Follow', 'follow.follow'],
  'research-following': ['Following', 'following.title'],
  'research-account': ['Sessions', 'sessions.title'],
  'research-inbox': ['Inbox', 'inbox.title'],
  'research-usage': ['Readership', 'usage.title'],
  'research-suggestion': ['Suggested for you', 'suggestion.title'],
}

const attributes = ['aria-label', 'placeholder', 'title', 'alt', 'aria-valuetext', 'aria-roledescription']

/** Everything that is said in a shadow root and the roots inside it: its texts, and those in attributes. */
export function wordsIn(root: ShadowRoot): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode())
    if (walker.currentNode.parentElement?.localName !== 'style') texts.push(textOf(walker.currentNode))
  for (const element of all(root, '*')) {
    texts.push(...attributes.map((name) => element.getAttribute(name)?.trim() ?? ''))
    if (element.shadowRoot) texts.push(...wordsIn(element.shadowRoot))
  }
  return texts.filter((text) => /\p{L}/u.test(text))
}

export type Spoken = 'en' | 'de'

/** What an element says by its scene's text: `en`, `de`, or nothing yet. */
export function spokenBy(element: Element): Spoken | undefined {
  const [english = '', key = ''] = told[element.localName] ?? []
  const text = wordsIn(rootOf(element)).join('\n')
  const words = german[key]
  // One that has nothing to tell tells its language all the same.
  if (!english) return all(rootOf(element), '.r-root').map(({ lang }) => (lang.startsWith('de') ? 'de' : 'en'))[0]
  if (!words || words === english) throw new Error(`no text to know <${element.localName}> by`)
  return text.includes(words) ? 'de' : text.includes(english) ? 'en' : undefined
}

export const speaks = (element: Element, language: Spoken): Promise<void> =>
  eventually(() => assert.strictEqual(spokenBy(element), language, element.localName))
