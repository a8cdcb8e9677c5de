import { Secret, TOTP } from 'otpauth'
import { provider } from '#server/platform/config/provider.ts'

/** Seconds that a code is shown. */
const PERIOD = 30

/** Codes before and after the current one that are taken as well, since clocks differ. */
const WINDOW = 1

/** 160 bits, as RFC 4226 recommends. */
const BYTES = 20

const toTotp = (secret: string, username: string) =>
  new TOTP({ issuer: provider, label: username, secret: Secret.fromBase32(secret), period: PERIOD })

/** A new secret in base32. */
export const newSecret = (): string => new Secret({ size: BYTES }).base32

/** What authenticator apps read from a QR code. */
export const toUri = (secret: string, username: string): string => toTotp(secret, username).toString()

/** The time step that a code belongs to; undefined: the code is not good now. */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = toTotp(secret, '').validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? undefined : TOTP.counter({ period: PERIOD, timestamp }) + delta
}
