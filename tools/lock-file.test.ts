import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

type Entry = { optionalDependencies?: Record<string, string>; resolved?: string }

const packagesOf = (file: string): Record<string, Entry> =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8')).packages

const LOCK_FILES = ['package-lock.json', 'proofs/package-lock.json']

test.each(LOCK_FILES)('%s contains each optional package, so that every platform can install', (file) => {
  const packages = packagesOf(file)
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  )
  expect(missing).toEqual([])
})

test.each(LOCK_FILES)('%s contains no registry URLs', (file) => {
  const addressed = Object.entries(packagesOf(file)).filter(([, { resolved }]) =>
    resolved?.startsWith('http'),
  )
  expect(addressed).toEqual([])
})
