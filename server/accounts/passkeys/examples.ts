import type {
  AddPasskey,
  Passkey,
  PasskeyAssertion,
  PasskeyRequest,
  PasskeySetup,
  Passkeys,
} from '#contract/passkey.ts'

export const passkeyExample: Passkey = {
  id: 'b2f0c7de-6a43-4f0b-9d52-0a1c8f5a7e11',
  name: 'Chrome on Windows',
  added_at: '2026-11-05T14:30:00.000Z',
  last_used_at: null,
  synced: true,
}

export const passkeysExample: Passkeys = { passkeys: [passkeyExample], rp_id: 'portal.example' }

export const setupExample: PasskeySetup = {
  options: {
    rp: { id: 'portal.example', name: 'Provider' },
    user: { id: 'q1vX0w', name: 'reader@example.com', displayName: 'Rita Reader' },
    challenge: 'c2lnbi10aGlz',
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 600_000,
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  },
  browser: 'Chrome',
  system: 'Windows',
}

export const addExample: AddPasskey = {
  name: 'Chrome on Windows',
  credential: {
    id: 'k7cQ',
    rawId: 'k7cQ',
    type: 'public-key',
    response: { clientDataJSON: 'eyJ0eXBl', attestationObject: 'o2NmbXRk', transports: ['internal'] },
  },
}

export const requestExample: PasskeyRequest = {
  options: {
    challenge: 'c2lnbi10aGlz',
    timeout: 600_000,
    rpId: 'portal.example',
    allowCredentials: [],
    userVerification: 'required',
  },
}

export const assertionExample: PasskeyAssertion = {
  id: 'k7cQ',
  rawId: 'k7cQ',
  type: 'public-key',
  response: { clientDataJSON: 'eyJ0eXBl', authenticatorData: 'SZYN5Ygx', signature: 'MEUCIQC8', userHandle: 'q1vX0w' },
}
