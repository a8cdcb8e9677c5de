import type { RuleChange } from '#server/firms/rules.ts'
import { parseNetwork } from '#server/platform/http/networks.ts'
import { UsageError } from '../command.ts'

/** The rules as they are typed; undefined: left as they are. */
export type GivenRules = {
  name?: string | undefined
  'sso-required'?: string | undefined
  'mfa-required'?: string | undefined
  'idle-minutes'?: string | undefined
  networks?: string | undefined
}

/** A week: with more, a limit says nothing. */
const MOST_MINUTES = 10_080

const splitValues = (text: string) =>
  text
    .split(/[;,\s]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** `yes` or `no`. */
export function toFlag(name: string, text: string): boolean {
  if (text === 'yes' || text === 'no') return text === 'yes'
  throw new UsageError(`--${name} must be yes or no, not ${text}.`)
}

function toMinutes(text: string): number | null {
  if (text === 'none') return null
  const minutes = Number(text)
  if (/^\d+$/.test(text) && minutes >= 2 && minutes <= MOST_MINUTES) return minutes
  throw new UsageError(`--idle-minutes must be a whole number from 2 to ${MOST_MINUTES}, or none, not ${text}.`)
}

function toNetworks(text: string): string[] | null {
  if (text === 'all') return null
  const given = splitValues(text)
  if (given.length === 0) throw new UsageError('--networks must name a network, or all.')
  return given.map((part) => {
    const network = parseNetwork(part)
    if (network === undefined) throw new UsageError(`${part} is no network such as 192.0.2.0/24 or 2001:db8::/32.`)
    return network
  })
}

/** What was given of the rules; throws with a text where something is malformed, or nothing was given. */
export function parseRules(given: GivenRules): RuleChange {
  const { name, 'sso-required': sso, 'mfa-required': mfa, 'idle-minutes': idle, networks } = given
  const change: RuleChange = {
    ...(name === undefined ? {} : { name }),
    ...(sso === undefined ? {} : { sso_required: toFlag('sso-required', sso) }),
    ...(mfa === undefined ? {} : { mfa_required: toFlag('mfa-required', mfa) }),
    ...(idle === undefined ? {} : { idle_minutes: toMinutes(idle) }),
    ...(networks === undefined ? {} : { allowed_networks: toNetworks(networks) }),
  }
  if (Object.keys(change).length === 0) throw new UsageError('Nothing is to be changed.')
  return change
}
