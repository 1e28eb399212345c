import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const START_MS = 240_000
const END_MS = 60_000

/** When a run is stopped, on Linux, which alone tells what runs: while it creates its PostgreSQL, and while two servers work on one. */
const MOMENTS = !existsSync('/proc/self/environ')
  ? []
  : [
      { name: 'it starts', args: ['--only', 'processes'], output: 'Proofs: processes', atLeast: 1 },
      {
        name: 'it works',
        args: ['--only', 'processes'],
        output: 'changes on one of 2 processes',
        atLeast: 3,
      },
    ]

/** Processes of a run: those of its process group, and those that got its folder by environment or arguments. */
function processesOf(group: number, folder: string): string[] {
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false
    const file = (name: string) => readFileSync(`/proc/${pid}/${name}`, 'utf8')
    try {
      const [, , , ofGroup] = file('stat')
        .replace(/^.*\) /, '0 ')
        .split(' ')
      return Number(ofGroup) === group || (file('cmdline') + file('environ')).includes(folder)
    } catch {
      // It has ended meanwhile.
      return false
    }
  })
}

for (const { name, args, output: shown, atLeast } of MOMENTS)
  test(`proofs that are stopped while ${name} leave neither processes nor files behind`, async () => {
    test.setTimeout(START_MS + 2 * END_MS)
    const folder = mkdtempSync(join(tmpdir(), 'luzzu-stopped-'))
    // PostgreSQL runs as another user.
    chmodSync(folder, 0o755)
    const run = spawn('npm', ['run', 'verify', '--', '--seed', '1', ...args], {
      cwd: root,
      env: { ...process.env, TMPDIR: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    const group = run.pid ?? 0
    try {
      let output = ''
      for (const stream of [run.stdout, run.stderr]) stream.on('data', (chunk) => (output += chunk))
      await expect.poll(() => output, { timeout: START_MS }).toContain(shown)
      await expect.poll(() => processesOf(group, folder).length).toBeGreaterThan(atLeast)
      const ended = once(run, 'exit')
      // As Ctrl-C does.
      process.kill(-group, 'SIGINT')
      const [code, signal] = await ended
      expect(code ?? signal).not.toBe(0)
      await expect.poll(() => processesOf(group, folder), { timeout: END_MS }).toEqual([])
      expect(readdirSync(folder).filter((entry) => entry.startsWith('luzzu-'))).toEqual([])
    } finally {
      for (const pid of processesOf(group, folder)) process.kill(Number(pid), 'SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    }
  })
