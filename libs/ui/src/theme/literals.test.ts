import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url).pathname

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(styles|look)\.ts$/.test(name))
    .map((name) => join(folder, name))
}

/** Media queries cannot read custom properties, keyframes move by a hair, and SVG units are the drawing's own. */
function bare(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@media[^{]*\{/g, '{')
    .replace(/keyframes`[\s\S]*?\n`/g, '')
    .replace(/(stroke-width|stroke-dasharray)[^;]*;/g, ';')
}

const COLOR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i
const SIZE = /(?<![\w.-])(?!0?1px)\d*\.?\d+(?:px|rem|em|ch|ex|pt)\b/

/** Each line of a style that holds a colour or a size of its own. */
export function literalsIn(source: string): string[] {
  return bare(source)
    .split('\n')
    .filter((line) => COLOR.test(line) || SIZE.test(line))
    .map((line) => line.trim())
}

test('no style holds a colour or a size that is no token', () => {
  const found = filesBelow(root).flatMap((file) =>
    literalsIn(readFileSync(file, 'utf8')).map((line) => `${relative(root, file)}: ${line}`),
  )
  expect(found).toEqual([])
})

test('the check sees a colour and a size', () => {
  expect(literalsIn('color: #ff0000;\npadding: 7px;\nborder: 1px solid;\nwidth: 50%;')).toEqual([
    'color: #ff0000;',
    'padding: 7px;',
  ])
})
