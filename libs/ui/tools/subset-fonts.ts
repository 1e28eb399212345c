import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

/**
 * Writes the fonts of `src/theme/fonts`: the display face with the weights and the softness that the design uses, and
 * the Maltese letters of the body face, which are small enough to come with the styles instead of in a file of 11 KB.
 */
const PACKAGES = new URL('../../../node_modules/@fontsource-variable/', import.meta.url)
const TARGET = new URL('../src/theme/fonts/', import.meta.url)
const DISPLAY_AXES = { SOFT: 100, wght: { min: 440, max: 600 } }
const MALTESE = 'ĊċĠġĦħŻż'

const characters = (...ranges: [from: number, to: number][]) =>
  ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
    .map((code) => String.fromCodePoint(code))
    .join('')

const LATIN = characters([0x20, 0x17f], [0x2bb, 0x2dc], [0x2000, 0x206f], [0x20ac, 0x20ac], [0x2122, 0x2215])
const LATIN_EXTENDED = characters([0x100, 0x2ff], [0x1d00, 0x1eff], [0x2020, 0x2113], [0x2c60, 0x2c7f])

async function write(file: string, source: string, text: string, variationAxes?: typeof DISPLAY_AXES) {
  const font = readFileSync(new URL(source, PACKAGES))
  const subset = await subsetFont(font, text, {
    targetFormat: 'woff2',
    ...(variationAxes && { variationAxes }),
  })
  writeFileSync(new URL(file, TARGET), subset)
  process.stdout.write(`${file}: ${font.length} → ${subset.length} bytes\n`)
}

mkdirSync(TARGET, { recursive: true })
const fraunces = (part: string) => `fraunces/files/fraunces-${part}-soft-normal.woff2`
await write('fraunces-latin.woff2', fraunces('latin'), LATIN, DISPLAY_AXES)
await write('fraunces-latin-ext.woff2', fraunces('latin-ext'), LATIN_EXTENDED, DISPLAY_AXES)
await write(
  'instrument-sans-maltese.woff2',
  'instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
  MALTESE,
)
