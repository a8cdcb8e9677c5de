import type { LightMyRequestResponse } from 'fastify'
import { toChallenge } from '#server/accounts/oidc/host-page.ts'
import { type Browser, type Calls, type CompanyApi, HOST, PORTAL } from './company-sign-in.ts'

const VERIFIER = 'V'.repeat(43)
export const HAND_OVER = `${PORTAL}/company_sign_in/return`
const ADDRESS = `${HOST}/clients?page=2`

type Start = { origin?: string | undefined; address?: string; challenge?: string; email?: string }

/** The way of a sign-in that begins on a page of another site. */
export function hostSignIn(api: CompanyApi) {
  const post = (call: string, payload: object, headers: Record<string, string>) =>
    api.app.inject({ method: 'POST', url: `/api/auth/oidc/${call}`, payload, headers })
  const start = (options: Start = {}): Promise<LightMyRequestResponse> => {
    const { origin, address, challenge, email } = {
      origin: HOST,
      address: ADDRESS,
      email: 'anna@acme.example',
      ...options,
    }
    const host = { address, challenge: challenge ?? toChallenge(VERIFIER) }
    return post('start', { email, host }, origin === undefined ? {} : { origin })
  }
  const handOver = ({ cookie }: Browser) => post('hand_over', {}, { cookie })
  const redeem = (code: string, { origin = HOST, verifier = VERIFIER } = {}) =>
    post('redeem', { code, verifier }, { origin })
  /** To the provider and back to the portal; gives where the portal is left. */
  const arrive = async (browser: Browser, options?: Start, referer = `${HOST}/`) => {
    const address = await api.authorize(browser, (await start(options)).json().location, referer)
    return address.startsWith(PORTAL) ? address : api.callback(browser, await api.provider.visit(address))
  }
  const comeBack = async (browser: Browser = { cookie: '' }) => {
    await arrive(browser)
    const answer = await handOver(browser)
    return { browser, answer, code: String(answer.json().code) }
  }
  return { start, arrive, handOver, redeem, comeBack, enter: async () => redeem((await comeBack()).code) }
}

/** The calls that end such a sign-in, one that succeeds and one that does not. */
export function hostCalls(open: () => CompanyApi): Calls {
  return {
    handOverCompanySignIn: [
      async () => (await hostSignIn(open()).comeBack()).answer,
      () => open().post('auth/oidc/hand_over', {}),
    ],
    redeemCompanySignIn: [
      () => hostSignIn(open()).enter(),
      () => open().post('auth/oidc/redeem', { code: 'x', verifier: VERIFIER }),
    ],
  }
}
