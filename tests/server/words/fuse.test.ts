import { expect, test } from 'vitest'
import { fuse } from '#server/search/fuse.ts'

const whole = (...ids: number[]) => ids.map((id) => ({ id, share: 1 }))

test('R253 what words and meaning both find stands before what one of them finds', () => {
  expect(fuse(whole(1, 2), [3, 2], 1)).toEqual([2, 1, 3])
})

test('R253 a model counts by its weight', () => {
  expect(fuse(whole(1, 2), [3, 4], 0.3)).toEqual([1, 2, 3, 4])
  expect(fuse(whole(1, 2), [3, 4], 2)).toEqual([3, 4, 1, 2])
})

test('R253 a document with few of the words stands behind one that is near in meaning', () => {
  expect(fuse([{ id: 1, share: 0.4 }], [2], 0.3)).toEqual([2, 1])
})

test('R253 where one of them finds nothing the other one decides', () => {
  expect(fuse([], [5, 6], 0)).toEqual([5, 6])
  expect(fuse(whole(5, 6), [], 1)).toEqual([5, 6])
})
