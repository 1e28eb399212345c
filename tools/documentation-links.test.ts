import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)/g

test('every link in the documentation has a target', () => {
  const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
  const links = documents.flatMap((document) =>
    [...readFileSync(join(root, document), 'utf8').matchAll(LINK)].map(([, target = '']) => ({
      document,
      target,
    })),
  )
  expect(links.length).toBeGreaterThan(30)
  expect(links.filter(({ document, target }) => !existsSync(join(root, dirname(document), target)))).toEqual(
    [],
  )
})
