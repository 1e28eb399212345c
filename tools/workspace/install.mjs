import { existsSync, readFileSync } from 'node:fs'
import { root } from './processes.mjs'
import { programStep, stop } from './steps.mjs'

const REQUIRED_NODE = [20, 19]
/** The database driver aborts on newer ones: it frees statements at a time that Node 24 does not allow. */
const LAST_NODE = 22

/**
 * Installs dependencies from the lock file, unless they are installed. Uses only Node, because nothing else may be
 * installed.
 */
export async function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < REQUIRED_NODE[0] || (major === REQUIRED_NODE[0] && minor < REQUIRED_NODE[1])) {
    stop(`Luzzu needs Node ${REQUIRED_NODE.join('.')} or newer; this is ${process.versions.node}.`)
  }
  if (major > LAST_NODE) {
    console.warn(
      `Luzzu is tested on Node ${REQUIRED_NODE.join('.')} to ${LAST_NODE}; on ${process.versions.node} it may end at any time.`,
    )
  }
  if (isInstalled()) return
  const title = 'Installing packages (the first time takes a few minutes)'
  if (await programStep(title, 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])) return
  stop(
    'The packages could not be installed. If better-sqlite3 failed above: it is compiled where no prebuilt file ' +
      'can be fetched, which takes a C++ compiler, make and Python 3.',
  )
}

function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json')
  if (!installed || !existsSync(`${root}node_modules/better-sqlite3/build`)) return false
  return Object.entries(packagesOf('package-lock.json') ?? {})
    .filter(([path, { optional, link }]) => path.startsWith('node_modules/') && !optional && !link)
    .every(([path, { version }]) => installed[path]?.version === version)
}

function packagesOf(file) {
  const path = `${root}${file}`
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined
}
