import type { Page } from 'playwright-core'
import { signIn } from './people.ts'

/** Pages for visitors, and the main pages of a client, each with what is there once it has its content. */
const outside: Readonly<Record<string, string>> = {
  '/login': 'research-sign-in form',
  '/landing_auth': 'research-landing section h2',
  '/reset_password': 'research-reset-password form',
}
const inside: Readonly<Record<string, string>> = {
  '/dashboard': 'research-feed article',
  '/library': 'research-feed article',
  '/companies': 'research-companies tbody th',
  '/company_profile/2001': 'research-company-profile [role=tabpanel] tbody th',
  '/company_profile/2001#company-financials': 'research-company-profile table',
  '/events/upcoming': 'research-events tbody th',
  '/events/past': 'research-events tbody th',
  '/research_preferences': 'research-preferences article',
  '/sales_access_preferences': 'research-preferences [role=switch]',
  '/change_password': 'research-change-password form',
  '/landing': 'research-landing section h2',
  '/media/replay-17/17': 'research-replay [data-slider=seek]',
}

/** Shows one page after another, and a document and an analyst as well; says of each what is wrong with it. */
export async function problemsOfEveryPage(
  page: Page,
  portal: string,
  look: (page: Page) => Promise<readonly string[]>,
): Promise<string[]> {
  const found: string[] = []
  const lookAt = async (where: string) => found.push(...(await look(page)).map((problem) => `${where}: ${problem}`))
  const show = async (pages: Readonly<Record<string, string>>) => {
    for (const [path, content] of Object.entries(pages)) {
      await page.goto(portal + path)
      await page.locator(content).first().waitFor()
      await lookAt(path)
    }
  }
  await show(outside)
  await signIn(page, portal)
  await show(inside)
  for (const [link, content] of [
    ['research-feed a[href*="/document/"]', 'research-document article'],
    ['research-feed a[href*="/analyst_profile/"]', 'research-analyst-profile research-feed article'],
  ] as const) {
    await page.goto(`${portal}/dashboard`)
    await page.goto((await page.locator(link).first().getAttribute('href')) ?? '')
    await page.locator(content).first().waitFor()
    await lookAt(content)
  }
  return found
}
