import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const PROCESSES = new URL('processes.mjs', import.meta.url).href

/** Writes its ID, and takes its time when it is asked to end. */
const SERVER = `
  const { writeFileSync } = require('node:fs')
  process.on('SIGTERM', () => setTimeout(() => { writeFileSync('closed', ''); process.exit() }, 1000))
  setInterval(() => undefined, 1000)
  writeFileSync('server', String(process.pid))
`
/** The shell in the middle ends at once, so that nobody knows the server any more, which has a group of its own. */
const LAUNCHER = `
  const { spawn } = require('node:child_process')
  const { writeFileSync } = require('node:fs')
  process.chdir(process.env.FOLDER)
  spawn('sh', ['-c', '"$0" -e "$SERVER" &', process.execPath], { detached: true, stdio: 'ignore' }).unref()
  writeFileSync('launcher', String(process.pid))
  setInterval(() => undefined, 1000)
`
const STARTER = `
  import { run } from '${PROCESSES}'
  await run(process.execPath, ['-e', process.env.LAUNCHER])
`

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('what a starter has started ends with it, gracefully, also when its whole group is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-starter-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const starter = spawn(process.execPath, ['--input-type=module', '-e', STARTER], {
    env: { ...process.env, FOLDER: folder, LAUNCHER, SERVER },
    stdio: 'ignore',
    detached: true,
  })
  const inFolder = (name: string) => join(folder, name)
  const pidOf = (name: string) =>
    existsSync(inFolder(name)) ? Number(readFileSync(inFolder(name), 'utf8')) : 0
  const findPids = () => ['launcher', 'server'].map(pidOf)
  // A file is there before anything is in it.
  await expect.poll(() => findPids().every((pid) => pid > 0)).toBe(true)
  const pids = findPids()
  onTestFinished(() => {
    for (const pid of pids.filter(isRunning)) process.kill(pid, 'SIGKILL')
  })
  process.kill(-(starter.pid ?? 0), 'SIGKILL')
  await expect.poll(() => pids.filter(isRunning)).toEqual([])
  expect(existsSync(inFolder('closed'))).toBe(true)
})
