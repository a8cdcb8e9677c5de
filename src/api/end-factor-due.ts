import { $factorDue } from '#session/due.ts'

/**
 * Notes that the user has shown a second factor: all calls are answered. The token is renewed, so the next page that opens knows it,
 * too; after a failure the next call renews it.
 */
export function endFactorDue(): void {
  $factorDue.set('')
  import('./renew-due.ts').then(({ renewDue }) => renewDue()).catch(() => {})
}
