import { expect, test } from 'vitest'
import { DISPLAY } from '#portal/display/show-display.ts'
import { LANGUAGE } from '#portal/language/page-language.ts'
import { KEPT_DISPLAY, KEPT_LANGUAGE } from '#server/datasets/page-script.ts'

test('R043 the page of the datasets reads the language and the display where the portal keeps them', () => {
  expect([KEPT_LANGUAGE, KEPT_DISPLAY]).toEqual([LANGUAGE, DISPLAY])
})
