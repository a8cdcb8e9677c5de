import { countries } from './countries.ts'

/** Time zones of the cities where events take place: those of every country, and some more. */
const zones: Readonly<Record<string, string>> = {
  London: 'Europe/London',
  Dublin: 'Europe/Dublin',
  Paris: 'Europe/Paris',
  Frankfurt: 'Europe/Berlin',
  Amsterdam: 'Europe/Amsterdam',
  Brussels: 'Europe/Brussels',
  Zürich: 'Europe/Zurich',
  Vienna: 'Europe/Vienna',
  Stockholm: 'Europe/Stockholm',
  Copenhagen: 'Europe/Copenhagen',
  Oslo: 'Europe/Oslo',
  Helsinki: 'Europe/Helsinki',
  Madrid: 'Europe/Madrid',
  Milan: 'Europe/Rome',
  Lisbon: 'Europe/Lisbon',
  Warsaw: 'Europe/Warsaw',
  Prague: 'Europe/Prague',
  Istanbul: 'Europe/Istanbul',
  Riyadh: 'Asia/Riyadh',
  'Abu Dhabi': 'Asia/Dubai',
  Johannesburg: 'Africa/Johannesburg',
  'New York': 'America/New_York',
  Toronto: 'America/Toronto',
  'Mexico City': 'America/Mexico_City',
  'São Paulo': 'America/Sao_Paulo',
  Shanghai: 'Asia/Shanghai',
  'Hong Kong': 'Asia/Hong_Kong',
  Taipei: 'Asia/Taipei',
  Tokyo: 'Asia/Tokyo',
  Seoul: 'Asia/Seoul',
  Mumbai: 'Asia/Kolkata',
  Singapore: 'Asia/Singapore',
  Jakarta: 'Asia/Jakarta',
  Sydney: 'Australia/Sydney',
}

/** IANA name of a city's time zone; London's where it is unknown. */
export const zoneOf = (city: string): string => zones[city] ?? 'Europe/London'

/** Where most investors sit. */
export const financialCentres: readonly string[] = [
  'London',
  'Paris',
  'Frankfurt',
  'Zürich',
  'Stockholm',
  'Milan',
  'Madrid',
  'Amsterdam',
  'New York',
  'Toronto',
  'Hong Kong',
  'Singapore',
  'Tokyo',
  'Sydney',
]

/** Cities of a region; London for the whole world. */
export function citiesOf(region: string): readonly string[] {
  const found = countries.filter((country) => country.region === region).map(({ city }) => city)
  return found.length > 0 ? found : ['London']
}
