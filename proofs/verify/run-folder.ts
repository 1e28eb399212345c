import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'

const ENDING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const SETTLE_MS = 100

/** Puts all temporary files into one folder, which is removed however this process ends, with what is mounted there. */
export function openRunFolder(): void {
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-verify-'))
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.on('exit', () => {
    for (const mounted of mountsIn(folder)) spawnSync('umount', ['-l', mounted])
    // What was being written when the end came may create it again.
    do {
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, SETTLE_MS)
    } while (existsSync(folder))
  })
  for (const signal of ENDING_SIGNALS)
    process.on(signal, () => {
      // Once a PostgreSQL was created, its package ends the process, after the database.
      if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal])
    })
}

function mountsIn(folder: string): string[] {
  try {
    const lines = readFileSync('/proc/self/mounts', 'utf8').split('\n')
    return lines.map((line) => line.split(' ')[1] ?? '').filter((path) => path.startsWith(`${folder}/`))
  } catch {
    // Only Linux has the list, and only there something is mounted.
    return []
  }
}
