import type { ChangeFirm, DeskFirm } from '#contract/desk-firms.ts'
import type { Errors } from '../use-desk-form.ts'

/** What a form of a firm holds. */
export type Draft = {
  name: string
  /** One a line, as the networks. */
  domains: string
  networks: string
  sso_required: boolean
  mfa_required: boolean
  /** Empty: sessions end as the settings say. */
  idle: string
}

export const emptyDraft: Draft = {
  name: '',
  domains: '',
  networks: '',
  sso_required: false,
  mfa_required: false,
  idle: '',
}

export const toDraft = (firm: DeskFirm): Draft => ({
  name: firm.name,
  domains: firm.domains.join('\n'),
  networks: (firm.allowed_networks ?? []).join('\n'),
  sso_required: firm.sso_required,
  mfa_required: firm.mfa_required,
  idle: firm.idle_minutes === null ? '' : String(firm.idle_minutes),
})

const toLines = (text: string) =>
  text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

const toFirm = ({ name, domains, networks, sso_required, mfa_required, idle }: Draft) => {
  const lines = toLines(networks)
  return {
    name: name.trim(),
    domains: toLines(domains),
    allowed_networks: lines.length > 0 ? lines : null,
    sso_required,
    mfa_required,
    idle_minutes: idle.trim() === '' ? null : Number(idle),
  }
}

export const isDirty = (before: Draft, after: Draft): boolean => JSON.stringify(before) !== JSON.stringify(after)

/** What was changed, and nothing else: others may have changed the rest. */
export function toChange(before: Draft, after: Draft): ChangeFirm {
  const [old, next] = [toFirm(before), toFirm(after)]
  const keys = (Object.keys(next) as (keyof typeof next)[]).filter(
    (key) => JSON.stringify(old[key]) !== JSON.stringify(next[key]),
  )
  return Object.fromEntries(keys.map((key) => [key, next[key]]))
}

export const toCreation = (draft: Draft) => toFirm(draft)

const FEWEST = 2
const MOST = 10_080

/** What can be seen to be wrong before it is sent. */
export function findErrors({ name, idle }: Draft, t: Record<'nameMissing' | 'idleWrong', string>): Errors {
  const minutes = Number(idle)
  const isWrong = idle.trim() !== '' && !(Number.isInteger(minutes) && minutes >= FEWEST && minutes <= MOST)
  return { ...(name.trim() === '' && { name: t.nameMissing }), ...(isWrong && { idle_minutes: t.idleWrong }) }
}
