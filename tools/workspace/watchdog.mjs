import { setTimeout as sleep } from 'node:timers/promises'
import { KILL_AFTER_MS } from './kill-on-exit.mjs'
import { processesMarked } from './process-table.mjs'

/** Run with the mark of a starter that is gone: asks what it has left behind to end, and kills what does not. */
const [mark = ''] = process.argv.slice(2)
const POLL_MS = 100
/** A process that was being started when its starter ended does not carry the mark yet. */
const LOOKS_AFTER_THE_LAST = 5

const signalled = new Set()
const killAt = Date.now() + KILL_AFTER_MS
for (let looks = 0; mark && looks < LOOKS_AFTER_THE_LAST; looks += 1) {
  for (const pid of processesMarked(mark)) {
    looks = 0
    if (Date.now() > killAt) signal(pid, 'SIGKILL')
    else if (!signalled.has(pid)) signal(pid, 'SIGTERM')
    signalled.add(pid)
  }
  await sleep(POLL_MS)
}

function signal(pid, name) {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended meanwhile, or belongs to another user.
  }
}
