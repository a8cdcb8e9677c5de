import { readFile } from 'node:fs/promises'
import { isIP, isIPv6 } from 'node:net'
import { Reader, type Response } from 'mmdb-lib'
import { toPlainAddress } from './http/client-address.ts'
import { isWithin, listNetworks } from './http/networks.ts'

/** Where an address is: the code of the country (ISO 3166), and the names of the city by language; null: not known. */
type Place = { country: string; city: Record<string, string> | null }

/** The place of an address; undefined: it is not known. */
export type FindPlace = (address: string) => Place | undefined

/** Addresses of no country, whatever a database says. */
const local = listNetworks([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::/128',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
])

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The names of a city: by language, as in GeoLite2 and DB-IP, or one in English. */
function readCity(city: unknown): Record<string, string> | null {
  if (isText(city)) return { en: city }
  const { names } = Object(city) as { names?: object }
  const known = Object.entries(names ?? {}).filter((name): name is [string, string] => isText(name[1]))
  return known.length > 0 ? Object.fromEntries(known) : null
}

function readPlace(record: unknown): Place | undefined {
  const { country, country_code: code, city } = Object(record) as Record<string, unknown>
  const { iso_code: isoCode } = Object(country) as Record<string, unknown>
  const found = isoCode ?? code
  return isText(found) && /^[A-Z]{2}$/.test(found) ? { country: found, city: readCity(city) } : undefined
}

/** Reads a database of places in the MMDB format into memory. Throws where it is none. */
export async function openPlaces(path: string): Promise<FindPlace> {
  let reader: Reader<Response>
  try {
    reader = new Reader(await readFile(path))
  } catch (cause) {
    throw new Error(`GEOIP_DATABASE: ${path} cannot be read as a database in the MMDB format.`, { cause })
  }
  return (address) => {
    const plain = toPlainAddress(address.split('%')[0] ?? '')
    if (isIP(plain) === 0 || isWithin(plain, local)) return undefined
    // The reader would look for the first 32 bits of an IPv6 address.
    if (isIPv6(plain) && reader.metadata.ipVersion === 4) return undefined
    return readPlace(reader.get(plain))
  }
}
