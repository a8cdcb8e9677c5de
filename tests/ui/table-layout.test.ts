import { expect, test } from 'vitest'
import { tracksOf } from '../../src/ui/table-layout.ts'

test('R293 a column keeps its least width, and grows by its own weight where it has one', () => {
  const tracks = tracksOf([{ size: 150, grow: 190 }, { size: 125 }, { size: 60, fixed: true }])
  expect(tracks).toEqual({
    '--_tracks': 'minmax(min(150px, 45cqi), 190fr) minmax(125px, 125fr) 60px',
    '--_first-track': 'min(150px, 45cqi)',
  })
})
