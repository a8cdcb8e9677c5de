import { expect, test } from 'vitest'
import { companiesTexts } from '#i18n/en/companies.ts'
import { companyProfileTexts, companyResearchTexts, companyTabTexts } from '#i18n/en/company-profile.ts'
import { dateTexts } from '#i18n/en/dates.ts'
import { documentTexts } from '#i18n/en/document.ts'
import { eventCardsTexts } from '#i18n/en/events.ts'
import { feedTexts } from '#i18n/en/feed.ts'
import { appliedTexts, appliedWords, filterPanelTexts, multiSelectTexts } from '#i18n/en/filters.ts'
import { errorTexts, portalTexts } from '#i18n/en/portal.ts'
import { analystProfileTexts, profileTexts } from '#i18n/en/profiles.ts'
import { registrationTexts } from '#i18n/en/registration.ts'
import { filtersTexts, searchTexts, summaryTexts } from '#i18n/en/search.ts'
import { signInTexts } from '#i18n/en/sign-in.ts'
import { suggestionTexts } from '#i18n/en/suggestion.ts'
import { tileTexts } from '#i18n/en/tile.ts'
import { fill } from '#lib/format/fill.ts'

test.each([
  ['R014', signInTexts('en').signIn, 'Sign In'],
  ['R014', signInTexts('en').rememberMe, 'Remember Me'],
  ['R014', signInTexts('en').resetPassword, 'Reset your password'],
  ['R015', signInTexts('en').incomplete, 'Please provide a username and password'],
  [
    'R018',
    fill(signInTexts('en').wrongCredentials, { link: signInTexts('en').resetNow }),
    "Your email or password is incorrect. If you can't remember your password, Reset it now.",
  ],
  ['R019 C06', signInTexts('en').other, 'Something went wrong. Please try again.'],
  ['R040', portalTexts('en').dashboard, 'Dashboard'],
  ['R041', portalTexts('en').companies, 'Companies'],
  ['R042', portalTexts('en').events, 'Events'],
  ['R044', portalTexts('en').researchPreferences, 'Research Preferences'],
  ['R045', portalTexts('en').changePassword, 'Change Password'],
  ['R046', portalTexts('en').logout, 'Logout'],
  ['R102', errorTexts('en')[404], "We couldn't find the document or event you were looking for."],
  ['R103', errorTexts('en')[401], "Your subscription level doesn't provide access to this document."],
  ['R104', errorTexts('en')[403], 'The profile or page you requested is not active.'],
  ['R105 C06', errorTexts('en')[500], 'Something went wrong. Please try again later.'],
  ['R106', errorTexts('en').other, "We couldn't find the page you were looking for."],
  ['R107', errorTexts('en').home, 'Go to home'],
  ['R109', errorTexts('en').unexpected, 'Unexpected Application Error!'],
  [
    'R114',
    feedTexts('en').emptyNarrowed,
    "We can't find what you're looking for. Try using a different search term or filter.",
  ],
  ['R115', feedTexts('en').empty, "It looks like we don't have anything to show you right now."],
  ['R183', searchTexts('en').searching, 'Searching "{term}"'],
  ['C51', searchTexts('en').searchingMeaning, 'Searching "{term}" by meaning'],
  ['R246 C04', feedTexts('en').limitRefine, 'Please refine your search criteria to see further results.'],
  ['R167', searchTexts('en').search, 'Search text'],
  ['R188', filtersTexts('en').open, 'Filters'],
  ['R190', filterPanelTexts('en').title, 'Filter all results'],
  ['R192', filterPanelTexts('en').reset, 'Reset filters'],
  ['R192', filterPanelTexts('en').update, 'Update Results'],
  ['R192', appliedTexts('en').clearAll, 'Clear all'],
  ['R196', multiSelectTexts('en').search, 'Search...'],
  ['R197', multiSelectTexts('en').selectAll, 'Select All'],
  ['R202', multiSelectTexts('en').disabled, 'Disabled'],
  ['R211', appliedWords('en').Sector, 'covering'],
  ['R211', appliedWords('en').Region, 'within'],
  ['R211', appliedWords('en').Analyst, 'mentioned by'],
  ['R212', summaryTexts('en').allResearch, 'All Research'],
  ['R213', dateTexts('en').from, 'From Date'],
  ['R213', dateTexts('en').to, 'To Date'],
  ['R213', dateTexts('en').clear, 'Clear date'],
  ['R238', suggestionTexts('en').title, 'Suggested for you'],
  ['R241 C04', suggestionTexts('en').empty, 'Nothing to Suggest'],
  ['R247', feedTexts('en').loadMore, 'Load More'],
  ['R248', feedTexts('en').filterTitle, 'Filter Research'],
  ['R254', feedTexts('en').relevance, 'Relevance'],
  ['R262', tileTexts('en').notAuthorised, 'Not Authorised'],
  ['R262', tileTexts('en').notAuthorisedText, "Your subscription level doesn't provide access to this document."],
  [
    'R265',
    fill(feedTexts('en').limitLibrary, { link: feedTexts('en').libraryLink }),
    "Can't find what you're looking for? Try viewing more content in our Research Library",
  ],
  ['R268', companiesTexts('en').caption, 'Covered Companies'],
  ['R269', companiesTexts('en').filterTitle, 'Filter Companies'],
  ['R293', companyProfileTexts('en').research, 'Research Covered'],
  ['R293', companyResearchTexts('en').primaryFocus, 'Primary Focus'],
  ['R293', companyResearchTexts('en').reportName, 'Report Name'],
  ['R293', companyResearchTexts('en').reportType, 'Report Type'],
  ['R293', companyResearchTexts('en').author, 'Author'],
  ['R293', companyResearchTexts('en').publicationDate, 'Publication Date'],
  ['R294', companyProfileTexts('en').financials, 'Company Financials'],
  ['R295', companyProfileTexts('en').questions, 'Analyst Questions'],
  ['R116 C40', companyResearchTexts('en').empty, 'No data available.'],
  ['R116 C40', companyTabTexts('en').noFinancials, 'No data available.'],
  ['R117 C40', companyTabTexts('en').noQuestions, 'Sorry, no content is available.'],
  ['R104 R298 R306', profileTexts('en').inactive, 'The profile or page you requested is not active.'],
  [
    'R265 R299',
    fill(companyResearchTexts('en').limit, { link: companyResearchTexts('en').libraryLink }),
    "Can't find what you're looking for? Try viewing more content in our Research Library",
  ],
  ['R304', analystProfileTexts('en').companies, 'Covered Companies'],
  ['R305', analystProfileTexts('en').research, 'Related Research'],
  ['R325 C68', registrationTexts('en').requested, '*Request sent'],
  ['R327', registrationTexts('en').registerTitle, 'Do you want to register for:'],
  ['R328', registrationTexts('en').requestTitle, 'Request access for:'],
  ['R330 C69', registrationTexts('en').thanksTitle, 'Thank you'],
  ['R331', registrationTexts('en').failed, 'Event registration request failed. Please try again later.'],
  ['R242', eventCardsTexts('en').recommended, 'Recommended Events'],
  ['R244', eventCardsTexts('en').more, 'View More'],
  ['R243 C04', eventCardsTexts('en').empty, 'No Upcoming Events'],
  ['R340', documentTexts('en').notFound, 'Document not Found'],
])('R121 %s "%s" is worded literally', (_, text, literal) => {
  expect(text).toBe(literal)
})

test('R121 no text has a curly quotation mark or a single-character ellipsis', () => {
  const scopes = [
    analystProfileTexts('en'),
    companiesTexts('en'),
    companyProfileTexts('en'),
    companyResearchTexts('en'),
    companyTabTexts('en'),
    documentTexts('en'),
    errorTexts('en'),
    eventCardsTexts('en'),
    registrationTexts('en'),
    feedTexts('en'),
    portalTexts('en'),
    profileTexts('en'),
    signInTexts('en'),
  ]
  const all = scopes.flatMap((texts) => Object.values(texts))
  expect(all.filter((text) => /[‘’“”…]/.test(text))).toEqual([])
})
