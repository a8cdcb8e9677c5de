import { expect, test } from 'vitest'
import { layer } from '#config/config.ts'
import { defaults } from '#config/settings.ts'

test('R208 the labels have their names by default', () => {
  expect(defaults.labels).toEqual({
    analyst: 'Analyst',
    company: 'Company',
    sector: 'Sector',
    subSector: 'Sub-Sector',
  })
})

test('R208 trap 20: with the sector label alone the sub-sector is called the same', () => {
  expect(layer(defaults, { labels: { sector: 'Industry' } }).labels.subSector).toBe('Industry')
})

test('R208 trap 20: with its own label the sub-sector keeps it', () => {
  const labels = { sector: 'Industry', subSector: 'Branch' }
  expect(layer(defaults, { labels }).labels).toMatchObject(labels)
})

test('R208 a later sector label alone renames the sub-sector only while that has no name of its own', () => {
  const build = layer(defaults, { labels: { sector: 'Industry', subSector: 'Branch' } })
  expect(layer(build, { labels: { sector: 'Field' } }).labels).toMatchObject({ sector: 'Field', subSector: 'Branch' })
  const named = layer(defaults, { labels: { sector: 'Industry' } })
  expect(layer(named, { labels: { sector: 'Field' } }).labels.subSector).toBe('Field')
})
