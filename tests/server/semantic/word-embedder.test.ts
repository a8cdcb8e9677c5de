import { beforeAll, expect, test } from 'vitest'
import type { Embedder } from '#server/platform/semantic/embedder.ts'
import { wordEmbedder } from '#server/platform/semantic/word-embedder.ts'

let embedder: Embedder
beforeAll(async () => {
  embedder = await wordEmbedder()
})

async function nearness(a: string, b: string): Promise<number> {
  const [first = new Float32Array(), second = new Float32Array()] = await embedder.embed([a, b])
  return first.reduce((sum, value, index) => sum + value * (second[index] ?? 0), 0)
}

test('R253 texts in other words about the same are nearer than texts about something else', async () => {
  const query = 'the bank raised interest rates'
  const same = await nearness(query, 'lenders charge more for borrowing')
  expect(same).toBeGreaterThan(await nearness(query, 'a dog chased the cat across the garden'))
})

test('R253 case, accents, figures and endings make no difference', async () => {
  expect(await nearness('Inflation', 'inflation 3.5%')).toBeCloseTo(1)
  expect(await nearness('café', 'cafe')).toBeCloseTo(1)
  expect(await nearness('inflations', 'inflation')).toBeCloseTo(1)
})

test('R253 vectors have length 1, and zeros where no word is known', async () => {
  const [known, unknown, empty] = await embedder.embed(['inflation', 'xyzzyq 123 中文', ''])
  expect(Math.hypot(...(known ?? []))).toBeCloseTo(1)
  expect(known).toHaveLength(embedder.dimension)
  expect(unknown?.every((value) => value === 0)).toBe(true)
  expect(empty?.every((value) => value === 0)).toBe(true)
})
