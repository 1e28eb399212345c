import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { KILL_AFTER_MS, killOnExitEnvironment } from './kill-on-exit.mjs'
import { parentOf } from './process-table.mjs'

export const root = fileURLToPath(new URL('../..', import.meta.url))

const PARENT_CHECK_MS = 500
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }
const isWindows = process.platform === 'win32'

/** Running child processes, which end with this process. */
const running = new Set()
let stopping = false

/**
 * Runs a program of the workspace in its own process group, so that signals reach its children. It ends with this
 * process.
 * @param {string} command a name in `node_modules/.bin`, on the path, or an absolute path
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, capture?: boolean }} options `capture` returns the output instead of showing
 * it
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = {}, capture = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit'],
      env: {
        ...process.env,
        PATH: `${root}node_modules/.bin:${process.env.PATH}`,
        ...env,
        ...killOnExitEnvironment(),
      },
      detached: !isWindows,
      shell: isWindows,
    })
    running.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
    const end = (code) => {
      running.delete(child)
      // While stopping, callers must not continue as after an ordinary failure.
      if (!stopping) resolve({ code, output })
    }
    child.on('error', (error) => {
      output += `${error.message}\n`
      end(1)
    })
    child.on('close', (code, signal) => end(code ?? (signal ? 1 : 0)))
  })
}

/**
 * Runs a TypeScript program of the workspace. Not by the command tsx, which kills what does not answer a signal within
 * 60 ms, and so leaves its files behind.
 */
export const runTypeScript = (file, args = []) => run(process.execPath, ['--import', 'tsx', file, ...args])

function signalGroup(child, signal) {
  try {
    if (isWindows) child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // It has ended meanwhile.
  }
}

function stopAll(signal) {
  if (stopping) return
  stopping = true
  const exit = () => process.exit(SIGNALS[signal])
  if (running.size === 0) exit()
  for (const child of running) {
    signalGroup(child, signal)
    child.on('close', () => {
      // Its children may outlive it.
      signalGroup(child, 'SIGTERM')
      running.delete(child)
      if (running.size === 0) exit()
    })
  }
  setTimeout(() => {
    for (const child of running) signalGroup(child, 'SIGKILL')
    exit()
  }, KILL_AFTER_MS).unref()
}

// npm sends a signal to its shell only, which exits without passing it on: then this process is orphaned. Where npm
// itself is killed, its shell is.
if (process.env.npm_lifecycle_event) {
  const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`
  const first = ancestors()
  setInterval(() => ancestors() !== first && stopAll('SIGTERM'), PARENT_CHECK_MS).unref()
}

for (const signal of Object.keys(SIGNALS)) process.on(signal, () => stopAll(signal))
