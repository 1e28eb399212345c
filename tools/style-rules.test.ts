import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const repository = fileURLToPath(new URL('..', import.meta.url))
const APPS = readdirSync(join(repository, 'apps')).filter((app) => app !== 'api')
const SOURCES = ['libs/ui/src', 'libs/page/src', ...APPS.map((app) => `apps/${app}/src`)]

/** The source files whose names match. */
function filesLike(name: RegExp): string[] {
  return SOURCES.flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => name.test(file))
      .map((file) => join(repository, folder, file)),
  )
}

const markup = filesLike(/(?<!\.(stories|test))\.tsx$/)
const styles = [...filesLike(/\.(styles|look)\.ts$|theme\/mixins\.ts$/), ...markup]

/** The CSS of a file: that of a component is in its tagged templates. */
function styleOf(file: string): string {
  const source = readFileSync(file, 'utf8')
  return file.endsWith('.tsx') ? listTemplates(source).join('\n') : source
}

function listTemplates(source: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node)) found.push(node.getText())
    else ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('component.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found
}

/**
 * Media queries cannot read custom properties, keyframes move by small steps, and SVG units are those of the drawing.
 */
function bare(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@(?:media|container)[^{]*\{/g, '{')
    .replace(/keyframes`[\s\S]*?\n`/g, '')
    .replace(/(stroke-width|stroke-dasharray)[^;]*;/g, ';')
}

const COLOR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i
/** Points and millimetres are measures of paper, for print. */
const SIZE = /(?<![\w.-])(?!0?1px)\d*\.?\d+(?:px|rem|em|ch|ex)\b/
/** A length passed to a component, such as the width of a skeleton or a column. */
const GIVEN_SIZE = /\b(?:width|height)(?:=|: )['"`][\d.]+(?:px|rem|em|ch)/
const SIDE =
  /(?:^|[\s{;])(?:(?:margin|padding|scroll-margin|scroll-padding)-(?:left|right)|border-(?:left|right)(?:-\w+)*|border-(?:top|bottom)-(?:left|right)-radius|left|right):|(?:text-align|float|clear): (?:left|right)\b/

/** Four values go clockwise from the top: two of them are sides. */
function hasUnevenSides(line: string): boolean {
  const [, values] = /^\s*(?:padding|margin|inset|scroll-margin): ([^;]+);/.exec(line) ?? []
  if (!values) return false
  let flat = values.replace(/\$\{token\('([\w-]+)'\)\}/g, '$1')
  while (/\([^()]*\)/.test(flat)) flat = flat.replace(/\([^()]*\)/g, (group) => group.replace(/[\s()]/g, '_'))
  const [, right, , left] = flat.trim().split(/\s+/)
  return left !== undefined && right !== left
}

/** Each file is parsed once. */
const css = new Map(styles.map((file) => [file, styleOf(file)]))

/** The lines of a style that match `pattern`. */
function linesWith(pattern: Pick<RegExp, 'test'>, source: string): string[] {
  return bare(source)
    .split('\n')
    .filter((line) => pattern.test(line))
    .map((line) => line.trim())
}

const found = (pattern: Pick<RegExp, 'test'>, files = styles, read = (file: string) => css.get(file) ?? '') =>
  files.flatMap((file) =>
    linesWith(pattern, read(file)).map((line) => `${relative(repository, file)}: ${line}`),
  )

test('every color and size of a style is a token', () => {
  expect([...css.values()].filter(Boolean).length).toBeGreaterThan(80)
  expect(found(COLOR)).toEqual([])
  expect(found(SIZE)).toEqual([])
})

test('every size passed to a component is made of tokens', () => {
  expect(markup.length).toBeGreaterThan(200)
  expect(found(GIVEN_SIZE, markup, (file) => readFileSync(file, 'utf8'))).toEqual([])
})

test('styles use logical sides, for right-to-left languages', () => {
  expect(found(SIDE)).toEqual([])
  expect(found({ test: hasUnevenSides })).toEqual([])
})

test('the styles of a component are found in its file', () => {
  const source = "const width = '7px'\nconst Box = styled.div<{ $on: boolean }>`\n  color: red;\n`"
  expect(listTemplates(source).join()).toContain('color: red;')
  expect(listTemplates(source).join()).not.toContain('7px')
})

test('the checks detect a color, a size and a side', () => {
  const style =
    'color: #ff0000;\npadding: 7px;\nborder: 1px solid;\nwidth: 50%;\nmargin-left: auto;\ninset-inline-start: 0;'
  expect(linesWith(COLOR, style)).toEqual(['color: #ff0000;'])
  expect(linesWith(SIZE, style)).toEqual(['padding: 7px;'])
  expect(linesWith(GIVEN_SIZE, '<Skeleton height="20rem" />')).toHaveLength(1)
  expect(linesWith(SIDE, style)).toEqual(['margin-left: auto;'])
  expect(hasUnevenSides('padding: 0 1px 0 calc(2 * 1px);')).toBe(true)
  expect(hasUnevenSides('padding: 0 1px 2px 1px;')).toBe(false)
})
