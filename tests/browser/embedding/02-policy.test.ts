import { assert } from 'chai'
import { submitSignIn } from '../support/acts.ts'
import { companiesNamed, lettered, targeted } from '../support/companies.ts'
import { pageUnder, policies, sceneUnder, shadow, strict, trusted, violationsOn } from '../support/csp.ts'
import { button, link, one, rootOf, textOf } from '../support/dom.ts'
import { catchDownloads } from '../support/downloads.ts'
import { quickFilter } from '../support/feed.ts'
import { closeFrames } from '../support/frame.ts'
import { attacks } from '../support/hostile-html.ts'
import { chooseRequired, create, saveButton } from '../support/preference-editor.ts'
import { showsCards, switchOf } from '../support/preferences.ts'
import { known, roadshow } from '../support/roadshows.ts'
import { sceneOf } from '../support/scenes.ts'
import { forgetSession, login, storeSession } from '../support/session.ts'
import { toolStates } from '../support/tool-states.ts'
import { answerTools, openPanel } from '../support/tools.ts'
import { eventually, settled } from '../support/wait.ts'
import { rowsOf } from '../support/workbook.ts'

beforeEach(forgetSession)
afterEach(closeFrames)

it('embedding 2: a page that breaks its policy is noticed here', async () => {
  const frame = await pageUnder(strict, '<p style="color: red">Red</p>')
  const [violation = '', ...others] = await violationsOn(frame)
  assert.include(violation, 'style-src')
  assert.deepEqual(others, [])
})

for (const { name, policy, width } of policies) {
  it(`embedding 2: under ${name} the feed shows its tiles, switches, and opens Not Authorised`, async () => {
    storeSession()
    const frame = await pageUnder(policy, '<research-feed></research-feed>')
    const feed = await shadow(frame, 'research-feed')
    await eventually(() => link(feed, 'Note 1'))
    quickFilter(feed, 'All').click()
    ;(await eventually(() => one(feed, 'h2 button'))).click()
    await eventually(() => one(feed, 'dialog:modal'))
    assert.deepEqual(await violationsOn(frame), [])
  })

  it(`embedding 2: under ${name} suggestions, filters in ${width} px, their lists, calendars and chips come with their looks`, async () => {
    storeSession()
    const frame = await pageUnder(policy, '<research-feed></research-feed>')
    answerTools(frame.api)
    const feed = await shadow(frame, 'research-feed')
    await eventually(() => link(feed, 'Note 1'))
    ;(frame.window.frameElement as HTMLIFrameElement).width = width
    for (const [state, reach] of Object.entries(toolStates)) {
      await reach(feed)
      assert.deepEqual(await violationsOn(frame), [], state)
    }
    assert.strictEqual(frame.window.getComputedStyle(one(feed, '.r-chip')).display, 'inline-flex')
  })

  it(`embedding 2: under ${name} a suggestion shows its tile`, async () => {
    storeSession()
    const frame = await pageUnder(policy, '<research-suggestion></research-suggestion>')
    const root = await shadow(frame, 'research-suggestion')
    await eventually(() => link(root, 'Note 1'))
    assert.deepEqual(await violationsOn(frame), [])
  })

  it(`embedding 2: under ${name} a document shows its cleaned text`, async () => {
    storeSession()
    const frame = await pageUnder(policy, '<research-document document-id="R-1"></research-document>')
    const root = await shadow(frame, 'research-document')
    await eventually(() => assert.strictEqual(textOf(rootOf(one(root, 'article'))), 'OutlookMargins widen.'))
    assert.deepEqual(await violationsOn(frame), [])
  })

  // A sheet of this size is what the package would pack in workers, which a strict policy refuses without an error.
  it(`embedding 2: under ${name} 900 companies are listed, sorted and exported, as CSV and as a workbook`, async () => {
    const { frame, root } = await sceneUnder(policy, 'research-companies', {
      companies_with_permissions: lettered(companiesNamed('Aurora', 900)),
    })
    const downloads = catchDownloads(frame.window)
    ;(await eventually(() => button(one(root, 'table[role=table] thead'), 'Ticker'))).click()
    button(root, 'CSV').click()
    await eventually(() => assert.lengthOf(downloads.files, 1))
    button(root, 'Excel (XLSX)').click()
    await eventually(() => assert.lengthOf(downloads.files, 2))
    const [csv, workbook] = downloads.files.map(({ content }) => content)
    assert.lengthOf((await csv?.text())?.trim().split('\r\n') ?? [], 901)
    const rows = await rowsOf(workbook ?? new Blob())
    assert.lengthOf(rows, 901)
    assert.strictEqual(rows[900]?.[0], 'Aurora 900')
    assert.deepEqual(await violationsOn(frame), [])
  })

  it(`embedding 2: under ${name} a company shows its chart, its tabs and its events in their colours`, async () => {
    const { frame, root } = await sceneUnder(policy, 'research-company-profile', {
      'tags/2001': () => targeted,
      'roadshows/upcoming_by_tag': () => [roadshow(1, { type: { name: 'Roadshow', colour: '#0055aa' } })],
    })
    const downloads = catchDownloads(frame.window)
    const figure = await eventually(() => one(root, 'svg[role=img] .r-history__line'))
    assert.strictEqual(frame.window.getComputedStyle(figure).fill, 'none')
    const cards = await eventually(() => rootOf(one(root, 'research-event-cards')))
    const type = await eventually(() => one(cards, '.r-event-type'))
    assert.strictEqual(frame.window.getComputedStyle(type, '::before').backgroundColor, 'rgb(0, 85, 170)')
    for (const tab of ['Analyst Questions', 'Company Financials']) button(root, tab).click()
    ;(await eventually(() => button(root, 'CSV'))).click()
    await eventually(() => assert.lengthOf(downloads.files, 1))
    assert.deepEqual(await violationsOn(frame), [])
  })

  it(`embedding 2: under ${name} events are shown in their colours, put into a calendar, registered for and filtered`, async () => {
    const { frame, root } = await sceneUnder(policy, 'research-events', {
      'roadshows/upcoming': () => [{ ...known, meeting_url: null }],
      'roadshows/e1/register': () => undefined,
    })
    answerTools(frame.api)
    const downloads = catchDownloads(frame.window)
    const type = await eventually(() => one(root, '.r-event-type'))
    assert.strictEqual(frame.window.getComputedStyle(type, '::before').backgroundColor, 'rgb(0, 85, 170)')
    button(root, 'Add Meeting 1 to a calendar').click()
    ;(await eventually(() => button(root, 'Calendar file (.ics)'))).click()
    await eventually(() => assert.lengthOf(downloads.files, 1))
    button(root, 'Register for Meeting 1').click()
    ;(await eventually(() => button(root, 'Yes'))).click()
    await eventually(() => assert.include(textOf(one(root, 'dialog[open]')), 'Thank you'))
    button(one(root, 'dialog[open] footer'), 'Close').click()
    await openPanel(root)
    await eventually(() => one(root, '.r-multi-select'))
    assert.deepEqual(await violationsOn(frame), [])
  })

  it(`embedding 2: under ${name} preferences are shown in detail, edited, saved, and their switches turned`, async () => {
    const { frame, root } = await sceneUnder(policy, 'research-preferences')
    ;(await eventually(() => button(root, 'Detailed View Distribution Preference 1'))).click()
    await eventually(() => assert.include(textOf(one(root, 'article')), '7 documents in the last 30 days'))
    const editor = await create(root)
    assert.strictEqual(frame.window.getComputedStyle(editor).position, 'fixed')
    await chooseRequired(root)
    await eventually(() => assert.strictEqual(saveButton(root).ariaDisabled, 'false'))
    saveButton(root).click()
    await showsCards(root, 3)
    await settled()
    button(root, 'Sales, Intelligence & Events').click()
    const toggle = await eventually(() => switchOf(root, 'Asia, Daily Email'))
    assert.strictEqual(frame.window.getComputedStyle(toggle).appearance, 'none')
    toggle.click()
    button(root, 'Europe, Events/Marketing Email: outside your permissions').click()
    await eventually(() => one(root, '.r-locked-option [popover]:popover-open'))
    ;(await eventually(() => button(root, 'Save'))).click()
    await eventually(() => assert.include(textOf(root), 'Your preferences have been updated.'))
    assert.deepEqual(await violationsOn(frame), [])
  })

  it(`embedding 2: under ${name} an analyst is shown with companies and research`, async () => {
    const { frame, root } = await sceneUnder(policy, 'research-analyst-profile')
    await eventually(() => sceneOf('research-analyst-profile').ready(root))
    assert.deepEqual(await violationsOn(frame), [])
  })

  it(`embedding 2: under ${name} a client signs in and out`, async () => {
    const frame = await pageUnder(policy, '<research-sign-in></research-sign-in>')
    frame.api.on('auth', () => login())
    const root = await shadow(frame, 'research-sign-in')
    await submitSignIn(root)
    ;(await eventually(() => button(root, 'Sign out'))).click()
    await eventually(() => one(root, 'form'))
    assert.deepEqual(await violationsOn(frame), [])
  })
}

it('embedding 2: hostile documents cause no report either', async () => {
  storeSession()
  const frame = await pageUnder(trusted, '', { web_document_preview: 'web_document_preview' })
  const reported: string[] = []
  let current = ''
  frame.document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    reported.push(`${effectiveDirective}: ${current}`)
  })
  const element = frame.document.body.appendChild(frame.document.createElement('research-document'))
  const root = await shadow(frame, 'research-document')
  for (const [index, attack] of attacks.entries()) {
    current = attack
    frame.api.on('web_document_preview', () => ({ html_content: `<p>Attack ${index}.</p>${attack}` }))
    element.setAttribute('document-id', String(index))
    await eventually(() => assert.include(textOf(rootOf(one(root, 'article'))), `Attack ${index}.`))
  }
  await settled()
  assert.deepEqual(reported, [])
})
