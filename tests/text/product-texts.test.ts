import { expect, test } from 'vitest'
import { fill } from '../../src/lib/fill.ts'
import { documentTexts } from '../../src/text/document.ts'
import { feedTexts } from '../../src/text/feed.ts'
import { errorTexts, portalTexts } from '../../src/text/portal.ts'
import { signInTexts } from '../../src/text/sign-in.ts'

test.each([
  ['R014', signInTexts.signIn, 'Sign In'],
  ['R014', signInTexts.rememberMe, 'Remember Me'],
  ['R014', signInTexts.resetPassword, 'Reset your password'],
  ['R015', signInTexts.incomplete, 'Please provide a username and password'],
  [
    'R018',
    fill(signInTexts.wrongCredentials, { link: signInTexts.resetNow }),
    "Your email or password is incorrect. If you can't remember your password, Reset it now.",
  ],
  ['R019 C06', signInTexts.other, 'Something went wrong. Please try again.'],
  ['R040', portalTexts.dashboard, 'Dashboard'],
  ['R041', portalTexts.companies, 'Companies'],
  ['R042', portalTexts.events, 'Events'],
  ['R044', portalTexts.researchPreferences, 'Research Preferences'],
  ['R045', portalTexts.changePassword, 'Change Password'],
  ['R046', portalTexts.logout, 'Logout'],
  ['R102', errorTexts[404], "We couldn't find the document or event you were looking for."],
  ['R103', errorTexts[401], "Your subscription level doesn't provide access to this document."],
  ['R104', errorTexts[403], 'The profile or page you requested is not active.'],
  ['R105 C06', errorTexts[500], 'Something went wrong. Please try again later.'],
  ['R106', errorTexts.other, "We couldn't find the page you were looking for."],
  ['R107', errorTexts.home, 'Go to home'],
  ['R109', errorTexts.unexpected, 'Unexpected Application Error!'],
  [
    'R114',
    feedTexts.emptyNarrowed,
    "We can't find what you're looking for. Try using a different search term or filter.",
  ],
  ['R115', feedTexts.empty, "It looks like we don't have anything to show you right now."],
  ['R183', feedTexts.searching, 'Searching'],
  ['R246 C04', feedTexts.limitRefine, 'Please refine your search criteria to see further results.'],
  ['R247', feedTexts.loadMore, 'Load More'],
  ['R262', feedTexts.notAuthorised, 'Not Authorised'],
  ['R262', feedTexts.notAuthorisedText, "Your subscription level doesn't provide access to this document."],
  [
    'R265',
    fill(feedTexts.limitLibrary, { link: feedTexts.libraryLink }),
    "Can't find what you're looking for? Try viewing more content in our Research Library",
  ],
  ['R340', documentTexts.notFound, 'Document not Found'],
])('R121 %s "%s" is worded literally', (_, text, literal) => {
  expect(text).toBe(literal)
})

test('R121 no text has a curly quotation mark or a single-character ellipsis', () => {
  const all = [documentTexts, feedTexts, errorTexts, portalTexts, signInTexts].flatMap((texts) => Object.values(texts))
  expect(all.filter((text) => /[‘’“”…]/.test(text))).toEqual([])
})
