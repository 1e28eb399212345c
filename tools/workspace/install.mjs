import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

const NEEDED = [20, 19]

/** Installs what the lock file names, unless it is there already. Uses nothing but Node: nothing else may be there. */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
    stop(`Luzzu needs Node ${NEEDED.join('.')} or newer; this is ${process.versions.node}.`)
  }
  if (isInstalled()) return
  say('Installing packages (a few minutes the first time: the database driver may have to be compiled)')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    stop(
      'The packages could not be installed. If better-sqlite3 failed above: it is compiled where no prebuilt file ' +
        'can be fetched, which takes a C++ compiler, make and Python 3.',
    )
  }
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

/** One line about what is going on. */
export function say(text) {
  console.log(`› ${text}`)
}

/** Ends with a sentence instead of a stack. */
export function stop(sentence) {
  console.error(`✖ ${sentence}`)
  process.exit(1)
}

/** Runs a program of the workspace to its end; `true` when it succeeded. */
export function run(command, args, environment = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH}`, ...environment },
    shell: process.platform === 'win32',
  })
  return status === 0
}

/** Builds the product's projects; Nx takes from its cache what has not changed. */
export function buildProduct() {
  say('Building what has changed')
  const projects = '@luzzu/shell,@luzzu/public-site,@luzzu/admin,@luzzu/api'
  const built = run('nx', ['run-many', '-t', 'build', '-p', projects, '--output-style=static'], {
    NX_DAEMON: 'false',
    NX_TUI: 'false',
  })
  if (!built) stop('The product could not be built; what went wrong stands above.')
}
