import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Collect = (how: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void

/** After the first pages have been rendered, in milliseconds. */
const AFTER_START_MS = 10_000

/** A server that nobody visits would keep what its start has left for hours: V8 collects only what is in its way. */
export function releaseMemoryAfterStart(): void {
  setTimeout(releaseMemory, AFTER_START_MS).unref()
}

/** Gives the memory of what is no longer in use back to the operating system; takes some 50 ms. */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as Collect
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
