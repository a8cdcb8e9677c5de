import { type Embedder, normalise } from '#server/platform/semantic/embedder.ts'

/** Words of the same line mean the same. */
const topics = [
  ['oil', 'crude', 'petroleum'],
  ['profit', 'earnings'],
  ['lender', 'bank'],
  ['strike', 'walkout'],
  ['turnover'],
  ['weather'],
]

/** A model that understands a dozen words and nothing else. */
export const topicEmbedder = (id = 'topics'): Embedder => ({
  id,
  dimension: topics.length,
  weight: 1,
  embed: async (texts) =>
    texts.map((text) => {
      const words = text.toLowerCase().match(/[a-z]+/g) ?? []
      return normalise(Float32Array.from(topics, (topic) => words.filter((word) => topic.includes(word)).length))
    }),
})
