/** A region as a tag and as it stands in a sentence: "in the Nordics". */
export type Region = { name: string; place: string; adjective: string }

export const regions: readonly Region[] = [
  { name: 'Global', place: 'the world economy', adjective: 'global' },
  { name: 'North America', place: 'North America', adjective: 'North American' },
  { name: 'Latin America', place: 'Latin America', adjective: 'Latin American' },
  { name: 'Western Europe', place: 'western Europe', adjective: 'western European' },
  { name: 'Nordics', place: 'the Nordics', adjective: 'Nordic' },
  { name: 'Southern Europe', place: 'southern Europe', adjective: 'southern European' },
  { name: 'Central & Eastern Europe', place: 'central and eastern Europe', adjective: 'central European' },
  { name: 'Middle East & Africa', place: 'the Middle East and Africa', adjective: 'Middle Eastern and African' },
  { name: 'Greater China', place: 'Greater China', adjective: 'Greater China' },
  { name: 'Japan & Korea', place: 'Japan and Korea', adjective: 'Japanese and Korean' },
  { name: 'South & South-East Asia', place: 'South and South-East Asia', adjective: 'South and South-East Asian' },
  { name: 'Oceania', place: 'Oceania', adjective: 'Australasian' },
]
