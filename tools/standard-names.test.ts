import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
/** Words of identifiers, each with the term to use instead. */
const REPLACEMENTS = new Map([
  ['asked', 'query, requested'],
  ['bones', 'skeleton'],
  ['glance', 'check'],
  ['gram', 'trigram'],
  ['judge', 'validate, classify'],
  ['newcomer', 'new account'],
  ['newcomers', 'new accounts'],
  ['papers', 'exports'],
  ['patience', 'timeout'],
  ['tallies', 'counts'],
  ['tally', 'counts'],
  ['tidy', 'normalize'],
  ['tries', 'attempts'],
  ['wish', 'request'],
  ['world', 'fixture'],
])
/** Released migrations are never edited. */
const IS_EXEMPT = /\/migrations\/\d+-/

const listSources = () =>
  execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && !IS_EXEMPT.test(path))

const wordsOf = (name: string) =>
  name
    .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .map((word) => word.toLowerCase())
    .filter((word) => REPLACEMENTS.has(word))

function findNonStandardNames(path: string, text: string): string[] {
  const file = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node))
      for (const word of wordsOf(node.text))
        found.add(`${path}: ${node.text} (${word}: ${REPLACEMENTS.get(word)})`)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, file))
  for (const word of wordsOf(path)) found.add(`${path} (${word}: ${REPLACEMENTS.get(word)})`)
  return [...found]
}

test('identifiers and files have standard names', { timeout: 120_000 }, () => {
  const names = listSources().flatMap((path) =>
    findNonStandardNames(path, readFileSync(join(root, path), 'utf8')),
  )
  expect(names).toEqual([])
})

test.each([
  ['const askedFor = 1', 'askedFor'],
  ['type BookingWish = string', 'BookingWish'],
  ['const PATIENCE_MS = 1', 'PATIENCE_MS'],
])('reports %s', (text, name) => {
  expect(findNonStandardNames('sample.ts', text)).toEqual([expect.stringContaining(name)])
})

test('accepts words inside of other words and in texts', () => {
  expect(findNonStandardNames('sample.ts', "const entries = 'the world asked'; const trigram = 1")).toEqual(
    [],
  )
})
