import type { Factors, PendingSignIn, RecoveryCodes, TotpSetup } from '#contract/factor.ts'

export const pendingSignInExample: PendingSignIn = {
  pending_token: 'Jq81…',
  factors: ['totp', 'recovery_code'],
  expires_at: '2026-11-05T14:40:00.000Z',
}

export const factorsExample: Factors = {
  totp: { added_at: '2026-11-05T14:30:00.000Z', last_used_at: null },
  recovery_codes_left: 10,
  confirmed_until: '2026-11-05T14:40:00.000Z',
}

export const totpSetupExample: TotpSetup = {
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Provider:reader@example.com?issuer=Provider&secret=JBSWY3DPEHPK3PXP',
}

export const recoveryCodesExample: RecoveryCodes = { recovery_codes: ['7k2m-9qxe-04tz-hw6c'] }
