/** Time zones of the cities where events take place. */
const zones: Readonly<Record<string, string>> = {
  London: 'Europe/London',
  Dublin: 'Europe/Dublin',
  Paris: 'Europe/Paris',
  Frankfurt: 'Europe/Berlin',
  Amsterdam: 'Europe/Amsterdam',
  Zürich: 'Europe/Zurich',
  Stockholm: 'Europe/Stockholm',
  Copenhagen: 'Europe/Copenhagen',
  Milan: 'Europe/Rome',
  Madrid: 'Europe/Madrid',
  Warsaw: 'Europe/Warsaw',
  'New York': 'America/New_York',
  Toronto: 'America/Toronto',
  'São Paulo': 'America/Sao_Paulo',
  'Hong Kong': 'Asia/Hong_Kong',
  Tokyo: 'Asia/Tokyo',
  Singapore: 'Asia/Singapore',
  Mumbai: 'Asia/Kolkata',
  Sydney: 'Australia/Sydney',
  Johannesburg: 'Africa/Johannesburg',
}

/** Cities where events take place; the larger centres come first. */
export const eventCities: readonly string[] = Object.keys(zones)

/** IANA name of a city's time zone; London's where it is unknown. */
export const zoneOf = (city: string): string => zones[city] ?? 'Europe/London'
