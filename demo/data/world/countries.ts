/**
 * A country as a tag, as it stands in a sentence, and what its listings look like: currency (ISO 4217), the market's letters
 * behind a ticker, the usual size of a share price in that currency.
 */
export type Country = {
  code: string
  name: string
  place: string
  adjective: string
  region: string
  currency: string
  market: string
  priceScale: number
  city: string
  bank: string
}

const row = (
  code: string,
  name: string,
  place: string,
  adjective: string,
  region: string,
  listing: string,
  city: string,
  bank: string,
): Country => {
  const [currency = '', market = '', scale = ''] = listing.split(' ')
  return { code, name, place, adjective, region, currency, market, priceScale: Number(scale), city, bank }
}

const CEE = 'Central & Eastern Europe'
const MEA = 'Middle East & Africa'
const SSEA = 'South & South-East Asia'

/** The 34 countries. `bank` is the central bank as a sentence names it. */
export const countries: readonly Country[] = [
  row(
    'US',
    'United States',
    'the United States',
    'US',
    'North America',
    'USD US 60',
    'New York',
    'the Federal Reserve',
  ),
  row('CA', 'Canada', 'Canada', 'Canadian', 'North America', 'CAD CN 45', 'Toronto', 'the Bank of Canada'),
  row('MX', 'Mexico', 'Mexico', 'Mexican', 'Latin America', 'MXN MM 90', 'Mexico City', 'the Bank of Mexico'),
  row('BR', 'Brazil', 'Brazil', 'Brazilian', 'Latin America', 'BRL BZ 28', 'São Paulo', 'the Central Bank of Brazil'),
  row(
    'GB',
    'United Kingdom',
    'the United Kingdom',
    'UK',
    'Western Europe',
    'GBP LN 7',
    'London',
    'the Bank of England',
  ),
  row('IE', 'Ireland', 'Ireland', 'Irish', 'Western Europe', 'EUR ID 14', 'Dublin', 'the European Central Bank'),
  row('DE', 'Germany', 'Germany', 'German', 'Western Europe', 'EUR GY 48', 'Frankfurt', 'the European Central Bank'),
  row('FR', 'France', 'France', 'French', 'Western Europe', 'EUR FP 52', 'Paris', 'the European Central Bank'),
  row(
    'NL',
    'Netherlands',
    'the Netherlands',
    'Dutch',
    'Western Europe',
    'EUR NA 38',
    'Amsterdam',
    'the European Central Bank',
  ),
  row('BE', 'Belgium', 'Belgium', 'Belgian', 'Western Europe', 'EUR BB 41', 'Brussels', 'the European Central Bank'),
  row('CH', 'Switzerland', 'Switzerland', 'Swiss', 'Western Europe', 'CHF SW 95', 'Zürich', 'the Swiss National Bank'),
  row('AT', 'Austria', 'Austria', 'Austrian', 'Western Europe', 'EUR AV 33', 'Vienna', 'the European Central Bank'),
  row('SE', 'Sweden', 'Sweden', 'Swedish', 'Nordics', 'SEK SS 180', 'Stockholm', 'the Riksbank'),
  row('DK', 'Denmark', 'Denmark', 'Danish', 'Nordics', 'DKK DC 320', 'Copenhagen', 'the Danish central bank'),
  row('NO', 'Norway', 'Norway', 'Norwegian', 'Nordics', 'NOK NO 140', 'Oslo', 'the Norwegian central bank'),
  row('FI', 'Finland', 'Finland', 'Finnish', 'Nordics', 'EUR FH 21', 'Helsinki', 'the European Central Bank'),
  row('ES', 'Spain', 'Spain', 'Spanish', 'Southern Europe', 'EUR SM 17', 'Madrid', 'the European Central Bank'),
  row('IT', 'Italy', 'Italy', 'Italian', 'Southern Europe', 'EUR IM 12', 'Milan', 'the European Central Bank'),
  row('PT', 'Portugal', 'Portugal', 'Portuguese', 'Southern Europe', 'EUR PL 8', 'Lisbon', 'the European Central Bank'),
  row('PL', 'Poland', 'Poland', 'Polish', CEE, 'PLN PW 65', 'Warsaw', 'the National Bank of Poland'),
  row('CZ', 'Czechia', 'Czechia', 'Czech', CEE, 'CZK CP 420', 'Prague', 'the Czech National Bank'),
  row('TR', 'Türkiye', 'Türkiye', 'Turkish', CEE, 'TRY TI 55', 'Istanbul', 'the Central Bank of Türkiye'),
  row('SA', 'Saudi Arabia', 'Saudi Arabia', 'Saudi', MEA, 'SAR AB 44', 'Riyadh', 'the Saudi Central Bank'),
  row(
    'AE',
    'United Arab Emirates',
    'the United Arab Emirates',
    'Emirati',
    MEA,
    'AED DH 9',
    'Abu Dhabi',
    'the Emirati central bank',
  ),
  row(
    'ZA',
    'South Africa',
    'South Africa',
    'South African',
    MEA,
    'ZAR SJ 150',
    'Johannesburg',
    'the South African Reserve Bank',
  ),
  row('CN', 'China', 'China', 'Chinese', 'Greater China', 'CNY CH 32', 'Shanghai', "the People's Bank of China"),
  row(
    'HK',
    'Hong Kong',
    'Hong Kong',
    'Hong Kong',
    'Greater China',
    'HKD HK 26',
    'Hong Kong',
    'the Hong Kong Monetary Authority',
  ),
  row('TW', 'Taiwan', 'Taiwan', 'Taiwanese', 'Greater China', 'TWD TT 190', 'Taipei', "Taiwan's central bank"),
  row('JP', 'Japan', 'Japan', 'Japanese', 'Japan & Korea', 'JPY JP 2600', 'Tokyo', 'the Bank of Japan'),
  row(
    'KR',
    'South Korea',
    'South Korea',
    'South Korean',
    'Japan & Korea',
    'KRW KS 68000',
    'Seoul',
    'the Bank of Korea',
  ),
  row('IN', 'India', 'India', 'Indian', SSEA, 'INR IN 740', 'Mumbai', 'the Reserve Bank of India'),
  row(
    'SG',
    'Singapore',
    'Singapore',
    'Singaporean',
    SSEA,
    'SGD SP 4',
    'Singapore',
    'the Monetary Authority of Singapore',
  ),
  row('ID', 'Indonesia', 'Indonesia', 'Indonesian', SSEA, 'IDR IJ 4800', 'Jakarta', 'Bank Indonesia'),
  row('AU', 'Australia', 'Australia', 'Australian', 'Oceania', 'AUD AU 16', 'Sydney', 'the Reserve Bank of Australia'),
]
