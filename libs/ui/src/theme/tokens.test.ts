import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type ColorToken, darkColors, lightColors } from './colors'
import { contrast, EDGE_ON_GROUND, TEXT_ON_GROUND } from './contrast'
import { darkPictureColors, lightPictureColors } from './picture-colors'
import { tokenRules } from './token-rules'
import { TOKEN_SET } from './token-set'

const schemes: Record<string, Record<ColorToken, string>> = {
  light: lightColors,
  dark: { ...lightColors, ...darkColors },
}

function pairs(list: typeof TEXT_ON_GROUND) {
  return list.flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const))
}

describe.each(Object.entries(schemes))('in the %s scheme', (_name, colors) => {
  test.each(pairs(TEXT_ON_GROUND))('%s on %s has enough contrast', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(pairs(EDGE_ON_GROUND))('the edge %s on %s has enough contrast', (edge, ground) => {
    expect(contrast(colors[edge], colors[ground])).toBeGreaterThanOrEqual(3)
  })
})

test('the headline of the hero has enough contrast on every part of the sky', () => {
  for (const sky of ['sky-1', 'sky-2'] as const) {
    expect(contrast(lightColors.text, lightPictureColors[sky])).toBeGreaterThanOrEqual(4.5)
    expect(contrast(darkColors.text ?? '', darkPictureColors[sky] ?? '')).toBeGreaterThanOrEqual(4.5)
  }
})

test('the contrast of black on white is 21, and of equal colors 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#0a4d7a', '#0a4d7a')).toBe(1)
})

test('the name of the set of tokens changes with the tokens', () => {
  const names = [...new Set(tokenRules.match(/--[\w-]+(?=:)/g))].toSorted()
  expect(TOKEN_SET).toBe(createHash('sha256').update(names.join()).digest('hex').slice(0, 8))
})
