import { useState } from 'react'
import { preload, useLazy } from '#ui/hooks/use-lazy.ts'
import { $location } from '../router/location.ts'

const load = () => import('./company-sign-in.tsx').then(({ CompanySignIn }) => CompanySignIn)

/** Loads the code before the page is shown. */
export const preloadCompanySignIn = (): Promise<void> => preload(load)

/** The page that the provider of a firm leads back to; why it did not succeed is in the query. */
export function CompanySignInPage() {
  // Each way back loads the page anew; the address changes before another page of the portal is shown.
  const [failure] = useState(() => new URLSearchParams($location.get().search).get('failure') ?? '')
  const { part: CompanySignIn } = useLazy(load, true)
  return CompanySignIn ? <CompanySignIn failure={failure} /> : null
}
