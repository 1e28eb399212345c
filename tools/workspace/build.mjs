import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, run } from './processes.mjs'
import { step, stop } from './steps.mjs'

/** What every app is built from, beside its own folder. */
const SHARED = ['libs', 'tools/federation', 'package-lock.json', 'tsconfig.base.json']
const NOT_BUILT = /^(?:node_modules|dist|test|\..*)$|\.(?:test\.tsx?|stories\.tsx|mdx|md)$/

/** Builds the shell, the API and every area, unless nothing of it has changed since its last build. */
export async function buildProduct() {
  const shared = fingerprint(SHARED)
  const outdated = readdirSync(join(root, 'apps'))
    .filter((name) => existsSync(join(root, 'apps', name, 'package.json')))
    .map((name) => ({ name, inputs: shared + fingerprint([`apps/${name}`]) }))
    .filter(({ name, inputs }) => !isBuiltFrom(name, inputs))
  const built = await step('Building the product', async (tell) => {
    if (outdated.length === 0) return { ok: true, note: 'nothing has changed' }
    const failures = []
    let done = 0
    await Promise.all(
      outdated.map(async ({ name, inputs }) => {
        const { code, output } = await build(name)
        if (code === 0) remember(name, inputs)
        else failures.push(output)
        done += 1
        tell(`${done} of ${outdated.length} apps`)
      }),
    )
    return { ok: failures.length === 0, output: failures.join('\n') }
  })
  if (!built) stop('The product could not be built; the output above says why.')
}

function build(name) {
  return run('npm', ['run', '--silent', 'build', '-w', `@luzzu/${name}`], {
    capture: true,
    env: { NODE_ENV: 'production', MFE_VITE_NO_TEST_ENV_CHECK: 'true' },
  })
}

const recordOf = (name) => join(root, '.cache/built', name)

function isBuiltFrom(name, inputs) {
  const record = recordOf(name)
  return (
    existsSync(join(root, 'apps', name, 'dist')) &&
    existsSync(record) &&
    readFileSync(record, 'utf8') === inputs
  )
}

function remember(name, inputs) {
  const record = recordOf(name)
  mkdirSync(dirname(record), { recursive: true })
  writeFileSync(record, inputs)
}

/** Of names and contents of the sources in files and folders. */
function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    const entries = path.includes('.') ? [path] : sourcesIn(path)
    for (const file of entries)
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)))
        .update('\0')
  }
  return hash.digest('hex')
}

function sourcesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (NOT_BUILT.test(entry.name)) return []
    if (entry.isDirectory()) return sourcesIn(path)
    return path
  })
}
