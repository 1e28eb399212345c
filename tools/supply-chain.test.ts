import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))

type Package = { license?: string; dev?: boolean; link?: boolean }
const packages = ['package-lock.json', 'proofs/package-lock.json']
  .flatMap((file) => Object.entries<Package>(read(file).packages))
  .flatMap(([path, one]) => {
    const [, name] = /.*node_modules\/(.+)$/.exec(path) ?? []
    return name && !one.link ? [{ name, ...one }] : []
  })

/** Also under a name of its own: `npm:typescript@7.0.2`. */
const EXACT = /^(npm:[@\w./-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/
/** Licenses that allow to run, change and pass on a product under MIT. */
const FREE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
]
/** libvips is linked dynamically, and can be replaced. */
const LIBRARIES_LINKED = [/^@img\/sharp-/]
/** Builds with it; what is built contains nothing of it. */
const BUILD_TOOLS = [/^lightningcss/]
/** Of tools that are not passed on. */
const FOR_DEVELOPMENT = [...FREE, 'CC-BY-4.0', 'CC0-1.0', 'MPL-2.0', 'Python-2.0', 'Zlib']
/** Their license is in a file only: MIT. */
const UNDECLARED = ['parse-cache-control', 'png-js']

const isAllowed = (license: string, allowed: readonly string[]) =>
  license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowed.includes(one)))

test('every dependency is declared by its exact version', () => {
  const manifests = execFileSync('git', ['ls-files', '*package.json'], { cwd: root, encoding: 'utf8' })
  const inexact = manifests
    .split('\n')
    .filter(Boolean)
    .flatMap((file) => {
      const { dependencies = {}, devDependencies = {} } = read(file)
      return Object.entries<string>({ ...dependencies, ...devDependencies })
        .filter(([name, version]) => !name.startsWith('@luzzu/') && !EXACT.test(version))
        .map(([name, version]) => `${file}: ${name} ${version}`)
    })
  expect(inexact).toEqual([])
})

test('no license forbids the use', () => {
  const refused = packages
    .filter(({ name }) => !UNDECLARED.includes(name) && !LIBRARIES_LINKED.some((known) => known.test(name)))
    .filter(({ name, license = '', dev }) => {
      const isTool = dev || BUILD_TOOLS.some((known) => known.test(name))
      return !isAllowed(license, isTool ? FOR_DEVELOPMENT : FREE)
    })
    .map(({ name, license }) => `${name}: ${license}`)
  expect(packages.length).toBeGreaterThan(300)
  expect(refused).toEqual([])
})

test('no package runs a script or a compiler when it is installed', () => {
  const ignored = execFileSync('npm', ['config', 'get', 'ignore-scripts'], { cwd: root, encoding: 'utf8' })
  expect(ignored.trim()).toBe('true')
})

test('the software bill of materials names every package', () => {
  const sbom = JSON.parse(
    execFileSync('npm', ['run', '--silent', 'sbom'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  )
  expect(sbom.bomFormat).toBe('CycloneDX')
  const names = new Set(
    sbom.components.map(({ name, group }: { name: string; group?: string }) =>
      group ? `${group}/${name}` : name,
    ),
  )
  for (const required of ['fastify', 'kysely', 'react', 'better-sqlite3']) expect(names).toContain(required)
})
