import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)/g
const SOURCE_FILE = /`([\w@./-]+\.(?:tsx?|mjs|cjs))`/g
/** Files that a reader is told to write or to look for elsewhere. */
const NOT_HERE = ['PascalCase.tsx', '100-deck-length.ts', 'Controller.ts']

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
const documents = files.filter((file) => file.endsWith('.md'))

const matchesIn = (documents: readonly string[], pattern: RegExp) =>
  documents.flatMap((document) =>
    [...readFileSync(join(root, document), 'utf8').matchAll(pattern)].map(([, target = '']) => ({
      document,
      target,
    })),
  )

test('every link in the documentation has a target', () => {
  const links = matchesIn(documents, LINK)
  expect(links.length).toBeGreaterThan(30)
  expect(links.filter(({ document, target }) => !existsSync(join(root, dirname(document), target)))).toEqual(
    [],
  )
})

test('every source file that the documentation names exists', () => {
  const named = matchesIn(
    documents.filter((document) => document !== 'CHANGELOG.md'),
    SOURCE_FILE,
  ).filter(({ target }) => !NOT_HERE.includes(target))
  expect(named.length).toBeGreaterThan(30)
  expect(
    named.filter(({ target }) => !files.some((file) => file === target || file.endsWith(`/${target}`))),
  ).toEqual([])
})
