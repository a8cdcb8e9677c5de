import { $factorDue } from '#session/due.ts'

/**
 * Notes that the user has shown a second factor: all calls are answered. The token is renewed, so that the next page that opens knows
 * it, too. If that fails, the next pages say that the factor is due until the token expires; their calls are answered.
 */
export function endFactorDue(): void {
  $factorDue.set('')
  import('./renew-due.ts').then(({ renewDue }) => renewDue()).catch(() => {})
}
