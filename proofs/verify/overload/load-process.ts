import { setTimeout as pause } from 'node:timers/promises'
import { client, percentile } from '../../support/product'
import type { LoadOptions, LoadReport } from './load'

/**
 * Sends one load from a process of its own, so that its client does not wait for the proof: options come as the argument,
 * the report is written as JSON. Each connection sends its share of the rate, one request after the other; who waited long
 * for an answer catches up.
 */
const { url, requests, connections, seconds, rate, hungAfterMs } = JSON.parse(
  process.argv[2] ?? '',
) as LoadOptions
const send = client(connections, { hungAfterMs })
const betweenMs = rate === undefined ? 0 : (connections * 1000) / rate
const report: LoadReport = { sent: 0, perSecond: 0, p99: 0, errors: 0, hung: 0, statuses: {} }
const times: number[] = []
const from = performance.now()
const isOver = () => performance.now() - from > seconds * 1000

async function sendNext(): Promise<void> {
  const { path, ...options } = requests[report.sent % requests.length] ?? { path: '/' }
  report.sent += 1
  const started = performance.now()
  try {
    const { status } = await send(url + path, options)
    report.statuses[status] = (report.statuses[status] ?? 0) + 1
    times.push(performance.now() - started)
  } catch {
    if (performance.now() - started >= hungAfterMs) report.hung += 1
    else report.errors += 1
  }
}

async function keepSending(connection: number): Promise<void> {
  let due = from + (betweenMs * connection) / connections
  while (true) {
    await pause(Math.max(0, due - performance.now()))
    if (isOver()) return
    due += betweenMs
    await sendNext()
  }
}

await Promise.all(Array.from({ length: connections }, (_, at) => keepSending(at)))
report.perSecond = times.length / ((performance.now() - from) / 1000)
report.p99 = percentile(times, 0.99)
process.stdout.write(JSON.stringify(report), () => process.exit())
