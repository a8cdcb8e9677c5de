import { expect, test } from 'vitest'
import { buildTracks, getClass } from '#ui/table/table-layout.ts'

test('R293 a column keeps its least width, and grows by its own weight, or up to its greatest, where it has one', () => {
  const tracks = buildTracks([
    { size: 150, grow: 190 },
    { size: 125 },
    { size: 60, fixed: true },
    { size: 80, most: 90 },
  ])
  expect(tracks).toEqual({
    '--_tracks': 'minmax(min(150px, 45cqi), 190fr) minmax(125px, 125fr) 60px minmax(80px, 90px)',
    '--_first-track': 'min(150px, 45cqi)',
  })
})

test('a part has a class for each kind that it is of', () => {
  expect(getClass('r-cell', { end: true, action: undefined })).toBe('r-cell r-cell--end')
})

test.each([
  ['150 px where nothing is said', {}, '150px'],
  ['as wide as it says', { size: 220 }, '220px'],
  ['never under 20 px', { size: 5 }, '20px'],
])('R230 C10 a column is %s', (_, column, width) => {
  expect(buildTracks([{ size: 60 }, { ...column, fixed: true }])).toMatchObject({
    '--_tracks': `minmax(min(60px, 45cqi), 60fr) ${width}`,
  })
})
