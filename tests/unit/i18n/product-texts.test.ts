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
  ['R183', searchTexts.searching, 'Searching "{term}"'],
  ['C51', searchTexts.searchingMeaning, 'Searching "{term}" by meaning'],
  ['R246 C04', feedTexts.limitRefine, 'Please refine your search criteria to see further results.'],
  ['R167', searchTexts.search, 'Search text'],
  ['R188', filtersTexts.open, 'Filters'],
  ['R190', filterPanelTexts.title, 'Filter all results'],
  ['R192', filterPanelTexts.reset, 'Reset filters'],
  ['R192', filterPanelTexts.update, 'Update Results'],
  ['R192', appliedTexts.clearAll, 'Clear all'],
  ['R196', multiSelectTexts.search, 'Search...'],
  ['R197', multiSelectTexts.selectAll, 'Select All'],
  ['R202', multiSelectTexts.disabled, 'Disabled'],
  ['R211', appliedWords.Sector, 'covering'],
  ['R211', appliedWords.Region, 'within'],
  ['R211', appliedWords.Analyst, 'mentioned by'],
  ['R212', summaryTexts.allResearch, 'All Research'],
  ['R213', dateTexts.from, 'From Date'],
  ['R213', dateTexts.to, 'To Date'],
  ['R213', dateTexts.clear, 'Clear date'],
  ['R238', suggestionTexts.title, 'Suggested for you'],
  ['R241 C04', suggestionTexts.empty, 'Nothing to Suggest'],
  ['R247', feedTexts.loadMore, 'Load More'],
  ['R248', feedTexts.filterTitle, 'Filter Research'],
  ['R254', feedTexts.relevance, 'Relevance'],
  ['R262', tileTexts.notAuthorised, 'Not Authorised'],
  ['R262', tileTexts.notAuthorisedText, "Your subscription level doesn't provide access to this document."],
  [
    'R265',
    fill(feedTexts.limitLibrary, { link: feedTexts.libraryLink }),
    "Can't find what you're looking for? Try viewing more content in our Research Library",
  ],
  ['R268', companiesTexts.caption, 'Covered Companies'],
  ['R269', companiesTexts.filterTitle, 'Filter Companies'],
  ['R293', companyProfileTexts.research, 'Research Covered'],
  ['R293', companyResearchTexts.primaryFocus, 'Primary Focus'],
  ['R293', companyResearchTexts.reportName, 'Report Name'],
  ['R293', companyResearchTexts.reportType, 'Report Type'],
  ['R293', companyResearchTexts.author, 'Author'],
  ['R293', companyResearchTexts.publicationDate, 'Publication Date'],
  ['R294', companyProfileTexts.financials, 'Company Financials'],
  ['R295', companyProfileTexts.questions, 'Analyst Questions'],
  ['R116 C40', companyResearchTexts.empty, 'No data available.'],
  ['R116 C40', companyTabTexts.noFinancials, 'No data available.'],
  ['R117 C40', companyTabTexts.noQuestions, 'Sorry, no content is available.'],
  ['R104 R298 R306', profileTexts.inactive, 'The profile or page you requested is not active.'],
  [
    'R265 R299',
    fill(companyResearchTexts.limit, { link: companyResearchTexts.libraryLink }),
    "Can't find what you're looking for? Try viewing more content in our Research Library",
  ],
  ['R304', analystProfileTexts.companies, 'Covered Companies'],
  ['R305', analystProfileTexts.research, 'Related Research'],
  ['R325 C68', registrationTexts.requested, '*Request sent'],
  ['R327', registrationTexts.registerTitle, 'Do you want to register for:'],
  ['R328', registrationTexts.requestTitle, 'Request access for:'],
  ['R330 C69', registrationTexts.thanksTitle, 'Thank you'],
  ['R331', registrationTexts.failed, 'Event registration request failed. Please try again later.'],
  ['R242', eventCardsTexts.recommended, 'Recommended Events'],
  ['R244', eventCardsTexts.more, 'View More'],
  ['R243 C04', eventCardsTexts.empty, 'No Upcoming Events'],
  ['R340', documentTexts.notFound, 'Document not Found'],
])('R121 %s "%s" is worded literally', (_, text, literal) => {
  expect(text).toBe(literal)
})

test('R121 no text has a curly quotation mark or a single-character ellipsis', () => {
  const scopes = [
    analystProfileTexts,
    companiesTexts,
    companyProfileTexts,
    companyResearchTexts,
    companyTabTexts,
    documentTexts,
    errorTexts,
    eventCardsTexts,
    registrationTexts,
    feedTexts,
    portalTexts,
    profileTexts,
    signInTexts,
  ]
  const all = scopes.flatMap((texts) => Object.values(texts))
  expect(all.filter((text) => /[‘’“”…]/.test(text))).toEqual([])
})
