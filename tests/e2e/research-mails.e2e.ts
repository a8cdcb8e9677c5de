import { expect, type Page } from '@playwright/test'
import { PASSWORD, users } from '../server/support/fixture.ts'
import { ids } from '../server/support/fixture-tags.ts'
import type { Arrived } from '../support/smtp-server.ts'
import { type ClockedServer, type Note, openClockedServer } from './support/clocked-server.ts'
import { fillSignIn, post } from './support/session.ts'
import { test as base } from './support/test.ts'

const test = base.extend<{ clocked: ClockedServer }>({
  clocked: async ({ account: _ }, use) => {
    const server = await openClockedServer()
    await use(server)
    await server.close()
  },
})
test.use({ account: 'nobody', actionTimeout: 20_000 })

const DAY = 86_400_000
const today = new Date().toISOString().slice(0, 10)
/** All of it lies ahead: the command of the import has the clock of the machine. */
const at = (days: number, time: string) => new Date(Date.parse(`${today}T${time}:00Z`) + days * DAY)
/** In India, which has no summer time. */
const [SIX_59, SEVEN] = ['01:29', '01:30']

/** Has a trial subscription. */
const user = { ...users.trial, password: PASSWORD }
/** Gets mails at once; such a mail shows that the server has looked for what is due. */
const witness = users.full

const [bank, energy] = ['Zielona Łódź Bank', 'Alpha Energy']
const note = (reference: string, more: Partial<Note>): Note => ({
  ...{ reference, title: `Note ${reference}`, text: 'Figures.', published: today },
  ...more,
})

async function letWitnessFollow(portal: string, ...tags: number[]) {
  const { token } = await (await post(portal, 'auth', { username: witness.username, password: PASSWORD })).json()
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
  const send = async (call: string, body: object) => {
    const answer = await fetch(`${portal}/api/${call}`, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(answer.ok, call).toBe(true)
  }
  for (const id of tags) await send('current_user/follows', { tag_id: String(id), followed: true })
  const schedule = { frequency: 'at_once', hour: 7, weekday: 1, time_zone: 'UTC', language: 'en' }
  await send('current_user/delivery', schedule)
}

/** Opens an address that needs a session, and signs in. */
async function signInAt(page: Page, address: string) {
  await page.goto(address)
  await fillSignIn(page, user)
  await expect(page.getByRole('heading', { name: 'Sign In' })).toHaveCount(0)
}

async function followFromProfile(page: Page, address: string, name: string) {
  await page.goto(address)
  const isStored = page.waitForResponse(
    (answer) => answer.url().endsWith('current_user/follows') && answer.request().method() === 'POST',
  )
  await page.getByRole('button', { name: `Follow ${name}` }).click()
  await isStored
  await expect(page.getByRole('button', { name: `Following ${name}` })).toBeVisible()
}

async function saveSearch(page: Page, address: string, name: string) {
  await page.goto(address)
  await page.getByRole('button', { name: 'Save search' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function chooseSevenInIndia(page: Page, address: string) {
  await page.goto(address)
  await page.getByRole('radio', { name: 'Once a day' }).check()
  await page.getByLabel('Time', { exact: true }).selectOption('7')
  await page.getByLabel('Time zone').fill('Asia/Kolkata')
  await page.locator('.r-delivery__actions').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/The next email goes out on .* at 0?7:00.* \(Asia\/Kolkata\)/)).toBeVisible()
}

/** Waits for a mail to one of the two, and takes it. */
async function mailTo({ smtp }: ClockedServer, { username }: { username: string }): Promise<Arrived> {
  const isTheirs = ({ recipients }: Arrived) => recipients.includes(username)
  await expect.poll(() => smtp.mails.filter(isTheirs).length).toBe(1)
  const [mail] = smtp.mails.splice(smtp.mails.findIndex(isTheirs), 1)
  if (!mail) throw new Error('The mail has gone.')
  return mail
}

/** The mail to the witness, once all mails that were due with it have left. */
async function mailToWitness(clocked: ClockedServer): Promise<Arrived> {
  const mail = await mailTo(clocked, witness)
  await expect.poll(clocked.countQueued).toBe(0)
  return mail
}

const linksOf = ({ text = '' }: Arrived) => text.match(/http\S+/g) ?? []
const notesOf = (mail: Arrived) => linksOf(mail).flatMap((link) => /\/document\/(.*)/.exec(link)?.[1] ?? [])

test('a user watches companies and a search, gets one mail at the hour, reads, and ends the mails', async ({
  clocked,
  openOther,
}) => {
  test.setTimeout(360_000)
  const { portal, smtp } = clocked

  await test.step('two companies are followed, a search is saved, and the hour is chosen', async () => {
    await clocked.startAt(at(1, '12:00'))
    await letWitnessFollow(portal, ids.lodz, ids.alpha)
    const page = await openOther()
    await signInAt(page, `${portal}/dashboard`)
    await followFromProfile(page, `${portal}/company_profile/${ids.lodz}`, bank)
    await followFromProfile(page, `${portal}/company_profile/${ids.alpha}`, energy)
    await saveSearch(page, `${portal}/library?search_term=hydrogen&libraries=All`, 'Hydrogen')
    await chooseSevenInIndia(page, `${portal}/following_preferences`)
    await page.close()
  })

  await test.step('five notes are imported; nothing goes out before the hour', async () => {
    const said = await clocked.importNotes(
      note('BANK', { companies: bank }),
      note('THREE', { companies: `${bank};${energy}`, text: 'Hydrogen.' }),
      note('SEARCH', { text: 'Hydrogen.' }),
      note('LOCKED', { companies: bank, preview_level: '3' }),
      note('EMBARGO', { companies: energy, available_at: at(2, '12:00').toISOString() }),
    )
    expect(said).toContain('4 added, 0 replaced, 1 held')
    await clocked.startAt(at(2, SIX_59))
    expect(notesOf(await mailToWitness(clocked)).sort()).toEqual(['BANK', 'LOCKED', 'THREE'])
    expect(smtp.mails).toEqual([])
  })

  const first = await test.step('one mail goes out at the hour, with each note once and all its reasons', async () => {
    await clocked.startAt(at(2, SEVEN))
    const mail = await mailTo(clocked, user)
    expect(notesOf(mail).sort()).toEqual(['BANK', 'SEARCH', 'THREE'])
    expect(mail.subject).toMatch(/^3 new notes: /)
    const three = mail.text?.split('\n\n').filter((paragraph) => paragraph.startsWith('Note THREE')) ?? []
    expect(three).toHaveLength(1)
    const [heading = ''] =
      mail.text
        ?.slice(0, mail.text.indexOf('Note THREE'))
        .match(/You follow .*(?=\n-+\n)/g)
        ?.slice(-1) ?? []
    expect([heading, ...(/Also: (.*)/.exec(three[0] ?? '')?.[1]?.split('; ') ?? [])].sort()).toEqual([
      'Saved search "Hydrogen"',
      `You follow ${energy}`,
      `You follow ${bank}`,
    ])
    for (const part of [mail.subject, mail.text, mail.html]) expect(part).not.toMatch(/LOCKED|EMBARGO/)
    return mail
  })

  await test.step('a link of the mail leads to its note after signing in', async () => {
    const page = await openOther()
    await signInAt(page, linksOf(first).find((link) => link.endsWith('/THREE')) ?? '')
    await expect(page.getByRole('heading', { level: 1, name: 'Note THREE', exact: true })).toBeVisible()
    await page.close()
  })

  await test.step('a note that comes after the mail is read in the portal', async () => {
    await clocked.importNotes(note('READ', { companies: bank }))
    await clocked.startAt(at(2, '13:00'))
    await expect.poll(() => smtp.mails.flatMap(notesOf)).toContain('READ')
    const page = await openOther()
    await signInAt(page, `${portal}/inbox`)
    await page.getByRole('link', { name: 'Note READ' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Note READ', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Inbox, \d+ unread$/ })).toBeVisible()
    await page.close()
  })

  await test.step('the next mail leaves it out, and has what the embargo held', async () => {
    await clocked.startAt(at(3, SEVEN))
    expect(notesOf(await mailTo(clocked, user))).toEqual(['EMBARGO'])
    await expect.poll(() => smtp.mails.flatMap(notesOf).sort()).toEqual(['EMBARGO', 'READ'])
  })

  await test.step('mails end by the link of a mail, and no further one goes out', async () => {
    smtp.mails.splice(0)
    const page = await openOther()
    await page.goto(/Stop all emails with research: (\S+)/.exec(first.text ?? '')?.[1] ?? '')
    await page.getByRole('button', { name: 'Stop these emails' }).click()
    await expect(page.getByText('You will no longer get emails with research.')).toBeVisible()
    await page.close()
    await clocked.importNotes(note('LATER', { companies: bank }))
    await clocked.startAt(at(4, SEVEN))
    expect(notesOf(await mailToWitness(clocked))).toEqual(['LATER'])
    expect(smtp.mails).toEqual([])
  })
})
