import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'

/** How long processes that were asked to end may take for it. */
export const KILL_AFTER_MS = 12_000

/** In the environment of all that a starter starts; of nested starters the marks of all. */
const VARIABLE = 'LUZZU_STARTED_BY'
const WATCHDOG = fileURLToPath(new URL('watchdog.mjs', import.meta.url))
/** Waits for the end of its input in a shell, which takes a fiftieth of the memory of Node. */
const AWAIT_END = 'while read -r line; do :; done; exec "$@"'

/** @type {Record<string, string> | undefined} */
let environment

/**
 * The environment for programs that must end with this process, however it ends, also by SIGKILL. The first call starts
 * a watchdog: the end of this process closes the watchdog's input, and it ends every process with the mark. On Windows
 * programs end with their console.
 * @returns {Record<string, string>}
 */
export function killOnExitEnvironment() {
  if (process.platform === 'win32') return {}
  if (environment) return environment
  const mark = randomUUID()
  const watchdog = spawn('/bin/sh', ['-c', AWAIT_END, 'watchdog', process.execPath, WATCHDOG, mark], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    // Signals to the process group of this process must not end it.
    detached: true,
  })
  watchdog.on('error', () =>
    console.warn('There is no /bin/sh: what this starts may outlive its end by SIGKILL.'),
  )
  watchdog.unref()
  watchdog.stdin.unref()
  environment = { [VARIABLE]: [process.env[VARIABLE], mark].filter(Boolean).join(' ') }
  return environment
}
