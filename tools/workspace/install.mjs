import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureNode, linkNode } from './node.mjs'
import { root, run } from './processes.mjs'
import { step, stop } from './steps.mjs'

const NPM_CI = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
/** Only for tests and development; the peer is TypeScript, 24 MB, which build tools would use for what they do not do here. */
const NOT_TO_RUN = ['--omit=dev', '--omit=peer']
/** What exports traces is installed only by those who trace. */
const TRACING = /^@opentelemetry\//
/** The folder whose packages only proofs need; it has a lock file of its own. */
const PROOFS = 'proofs'

/**
 * Sees to Node and to the packages of the lock files. Uses only Node itself, because nothing else may be installed.
 * @param {{ toRun?: boolean, tracing?: boolean, toProve?: boolean }} options `toRun` leaves out what only tests and
 * development need, unless `tracing` asks for the packages that export traces; `toProve` adds those of the proofs
 */
export async function ensureInstalled({ toRun = false, tracing = false, toProve = false } = {}) {
  await ensureNode()
  const wanted = wantedPackages('', toRun)
  if (!isInstalled('', wanted)) {
    await install('Installing packages', wanted, toRun ? [...NPM_CI, ...NOT_TO_RUN] : NPM_CI)
    linkNode()
  }
  if (tracing) await ensureTracing()
  if (toProve) await ensureProofs()
}

async function ensureProofs() {
  const wanted = wantedPackages(PROOFS)
  if (isInstalled(PROOFS, wanted)) return
  await install(
    'Installing packages that only proofs need',
    wanted.map((path) => join(PROOFS, path)),
    [...NPM_CI, '--prefix', join(root, PROOFS), '--workspaces=false'],
  )
}

async function ensureTracing() {
  const { devDependencies } = readJson('apps/api/package.json')
  const packages = Object.entries(devDependencies).filter(([name]) => TRACING.test(name))
  if (packages.every(([name]) => existsSync(`${root}node_modules/${name}`))) return
  const names = packages.map(([name, version]) => `${name}@${version}`)
  await install(
    'Installing packages that export traces',
    packages.map(([name]) => `node_modules/${name}`),
    ['install', '--no-save', ...NOT_TO_RUN, '--no-audit', '--no-fund', '--loglevel=error', ...names],
  )
}

async function install(title, paths, args) {
  const installed = await step(title, async (tell) => {
    const timer = setInterval(() => {
      const count = paths.filter((path) => existsSync(`${root}${path}/package.json`)).length
      tell(`${count} of ${paths.length}`)
    }, 1000)
    const { code, output } = await run('npm', args, { capture: true })
    clearInterval(timer)
    return { ok: code === 0, output, note: String(paths.length) }
  })
  if (!installed) stop('The packages could not be installed; the output above says why.')
}

function isInstalled(folder, wanted) {
  const lock = readPackages(join(folder, 'package-lock.json'))
  const installed = readPackages(join(folder, 'node_modules/.package-lock.json'))
  return wanted.every((path) => installed[path]?.version === lock[path].version)
}

/** Paths of a folder's packages to install; those for other platforms come or stay away by themselves. */
function wantedPackages(folder, toRun = false) {
  return Object.entries(readPackages(join(folder, 'package-lock.json')))
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .filter(([, { optional, devOptional }]) => !optional && !devOptional)
    .filter(([, { dev, peer }]) => !(toRun && (dev || peer)))
    .map(([path]) => path)
}

function readPackages(file) {
  return existsSync(`${root}${file}`) ? readJson(file).packages : {}
}

function readJson(file) {
  return JSON.parse(readFileSync(`${root}${file}`, 'utf8'))
}
