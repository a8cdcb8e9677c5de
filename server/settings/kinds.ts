import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { Type } from 'typebox'
import { findWeakness, HOW_TO_MAKE_A_SECRET } from '#server/access/secret-strength.ts'
import { splitHosts } from '#server/platform/database/hosts.ts'
import { readAddress } from '#server/platform/mail/mail-address.ts'

/** What the documentation and the messages say about a variable. */
export type Notes = {
  description: string
  /** The value of an unset variable, as text like the variable itself. */
  default?: string
  /** The default in words, if there is no fixed one. */
  defaultText?: string
  /** Whether an empty text is a value of its own; otherwise it counts as unset. */
  allowsEmpty?: boolean
}

type Form<Value> = {
  /** What the value must be, as the end of a sentence. */
  values: string
  /** Returns undefined for a text that is not of this form. */
  parse: (text: string) => Value | undefined
  /** The part of a wrong text that the message repeats; undefined: none, because the text may hold a password. */
  findWrong?: (text: string) => string | undefined
}

/** A schema of one variable: it accepts the text of the environment and decodes it. */
function variable<Value>({ values, parse, findWrong = (text) => text }: Form<Value>, notes: Notes) {
  const fault = (text: string) => {
    const wrong = findWrong(text)
    return `must be ${values.replaceAll('`', '')}${wrong === undefined ? '' : `, not ${wrong}`}.`
  }
  const schema = Type.Refine(Type.String({ ...notes, values }), (text) => parse(text) !== undefined, fault)
  // Texts are decoded only after the check, so `parse` returns a value.
  return Type.Decode(schema, (text) => parse(text) as Value)
}

const repeatNothing = () => undefined

export const text = (values: string, notes: Notes) => Type.String({ ...notes, values })

export const oneOf = (choices: readonly string[], notes: Notes) =>
  variable(
    {
      values: `one of ${choices.map((choice) => `\`${choice}\``).join(', ')}`,
      parse: (text) => (choices.includes(text) ? text : undefined),
    },
    notes,
  )

const SWITCH: Record<string, boolean> = { true: true, false: false }

/** Accepts nothing but `true` and `false`: a typing error must not leave open what was meant to be closed. */
export const flag = (notes: Notes) =>
  variable(
    { values: '`true` or `false`', parse: (text) => (Object.hasOwn(SWITCH, text) ? SWITCH[text] : undefined) },
    notes,
  )

type Range = { least: number; most: number }

function parseNumber(text: string, { least, most }: Range): number | undefined {
  const number = Number(text || Number.NaN)
  return number >= least && number <= most ? number : undefined
}

function parseWhole(text: string, range: Range): number | undefined {
  const number = parseNumber(text, range)
  return Number.isInteger(number) ? number : undefined
}

const MOST_PROCESSES = 64

/** `auto` is one for each core. */
const parseProcesses = (text: string) =>
  text === 'auto'
    ? Math.min(availableParallelism(), MOST_PROCESSES)
    : parseWhole(text, { least: 1, most: MOST_PROCESSES })

export const processes = (notes: Notes) =>
  variable({ values: `a whole number from 1 to ${MOST_PROCESSES}, or \`auto\``, parse: parseProcesses }, notes)

const toMilliseconds = (seconds: number | undefined) => (seconds === undefined ? undefined : seconds * 1000)

export const wholeNumber = (range: Range, notes: Notes) =>
  variable(
    { values: `a whole number from ${range.least} to ${range.most}`, parse: (text) => parseWhole(text, range) },
    notes,
  )

export const decimal = (range: Range, notes: Notes) =>
  variable(
    { values: `a number from ${range.least} to ${range.most}`, parse: (text) => parseNumber(text, range) },
    notes,
  )

const hour = { least: 0, most: 3600 }

/** Seconds with or without a fraction, up to an hour; decoded to milliseconds. */
export const seconds = (notes: Notes) =>
  variable(
    {
      values: 'a number of seconds from 0 to 3600',
      parse: (text) => toMilliseconds(parseNumber(text, hour)),
    },
    notes,
  )

/** Seconds without a fraction, up to an hour; decoded to milliseconds. */
export const wholeSeconds = (notes: Notes, range: Range = hour) =>
  variable(
    {
      values: `a whole number from ${range.least} to ${range.most}, in seconds`,
      parse: (text) => toMilliseconds(parseWhole(text, range)),
    },
    notes,
  )

const UNITS: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }

function parseDuration(text: string): number | undefined {
  const [, number, unit = ''] = /^(\d{1,6})([smhd])$/.exec(text) ?? []
  return Number(number) * (UNITS[unit] ?? 0) || undefined
}

/** A time such as `30m`, longer than zero; decoded to milliseconds. */
export const duration = (notes: Notes) =>
  variable(
    {
      values: 'a number of seconds, minutes, hours or days such as `90s`, `30m`, `12h` or `30d`',
      parse: parseDuration,
    },
    notes,
  )

/** A URL, which may hold a password, so a wrong one is not repeated. */
export const url = (form: RegExp, values: string, notes: Notes) =>
  variable(
    { values, parse: (text) => (form.test(text) && URL.canParse(text) ? text : undefined), findWrong: repeatNothing },
    notes,
  )

const isDatabase = (text: string) =>
  /^postgres(?:ql)?:\/\//.test(text) && splitHosts(text).every((host) => URL.canParse(host))

const DATABASE = 'such as `postgres://user:password@db.example.com:5432/portal`'

/** A PostgreSQL, with one host or several. */
export const databaseUrl = (notes: Notes) =>
  variable(
    {
      values: `an address ${DATABASE}`,
      parse: (text) => (isDatabase(text) ? text : undefined),
      findWrong: repeatNothing,
    },
    notes,
  )

/** Several of them. A comma also separates hosts, so it is the beginning of the next address that counts. */
function parseDatabases(text: string): string[] | undefined {
  const urls = text.split(/,\s*(?=postgres(?:ql)?:)/).map((url) => url.trim())
  return urls.every((url) => isDatabase(url) && splitHosts(url).length === 1) ? urls : undefined
}

export const databaseUrls = (notes: Notes) =>
  variable(
    {
      values: `one or more addresses with one host each, separated by commas, ${DATABASE}`,
      parse: parseDatabases,
      findWrong: repeatNothing,
    },
    notes,
  )

export const mailAddress = (notes: Notes) =>
  variable({ values: 'a mail address such as `Desk <desk@example.com>`', parse: readAddress }, notes)

export const nameOf = (thing: string, isFree: (name: string) => boolean, notes: Notes) =>
  variable(
    { values: `the name of a ${thing} that nothing else uses`, parse: (text) => (isFree(text) ? text : undefined) },
    notes,
  )

const splitList = (text: string) => text.split(/[\s,]+/).filter((part) => part !== '')

const isOrigin = (text: string) => /^https?:[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text

/** Origins exactly as browsers send them; another spelling would never match. */
export const origins = (notes: Notes) =>
  variable(
    {
      values:
        'origins separated by commas, such as `https://www.example.com`, in lower case, without a path or a final slash',
      parse: (text) => (splitList(text).every(isOrigin) ? splitList(text) : undefined),
      findWrong: (text) => splitList(text).find((origin) => !isOrigin(origin)),
    },
    notes,
  )

const isNetwork = (text: string) => /^[\da-f.:]+(?:\/\d{1,3})?$/i.test(text) && isIP(text.split('/')[0] ?? '') > 0

/** `true` is one proxy: trusting any number of them would let every client choose its own address. */
function parseProxies(text: string): number | string | false | undefined {
  if (text === 'false') return false
  if (text === 'true') return 1
  if (/^[1-9]$/.test(text)) return Number(text)
  const addresses = text.split(',').map((part) => part.trim())
  return addresses.every(isNetwork) ? addresses.join(',') : undefined
}

export const proxies = (notes: Notes) =>
  variable(
    { values: '`true` (one proxy), a number of proxies from 1 to 9, or their addresses', parse: parseProxies },
    notes,
  )

export const date = (notes: Notes) =>
  variable(
    {
      values: 'a date such as `2026-11-21`',
      parse: (text) => (Number.isNaN(Date.parse(text)) ? undefined : new Date(text)),
    },
    notes,
  )

/** A secret; `findFault` says what is wrong with one, as the end of a sentence that does not repeat it. */
export const secret = (values: string, findFault: (text: string) => string | undefined, notes: Notes) =>
  Type.Refine(
    Type.String({ ...notes, values }),
    (text) => findFault(text) === undefined,
    (text) => findFault(text) ?? '',
  )

export function findTokenFault(token: string): string | undefined {
  if (!/^[\x21-\x7e]{16,}$/.test(token)) return 'must have at least 16 letters, digits or signs, without blanks.'
  const weakness = findWeakness(token)
  return weakness && `can be guessed: it ${weakness}. ${HOW_TO_MAKE_A_SECRET}`
}
