import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

type Entry = { optionalDependencies?: Record<string, string>; resolved?: string }

const lock = JSON.parse(
  readFileSync(fileURLToPath(new URL('../package-lock.json', import.meta.url)), 'utf8'),
) as {
  packages: Record<string, Entry>
}

test('the lock file contains each optional package, so that every platform can install', () => {
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !lock.packages[`node_modules/${name}`] && !lock.packages[`${path}/node_modules/${name}`],
    ),
  )
  expect(missing).toEqual([])
})

test('the lock file contains no registry URLs', () => {
  const addressed = Object.entries(lock.packages).filter(([, { resolved }]) => resolved?.startsWith('http'))
  expect(addressed).toEqual([])
})
