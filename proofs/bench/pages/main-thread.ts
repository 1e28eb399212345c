import type { Browser } from 'playwright'

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  tdur?: number
  args: { data?: { documentLoaderURL?: string } }
}

const LONG_MS = 50

/**
 * Records the tasks of a page's main thread. The result tells what they take beyond 50 ms after a moment of the page, in
 * milliseconds of processor time, which other programs on the machine do not lengthen.
 */
export async function recordTasks(browser: Browser): Promise<(url: string, from: number) => Promise<number>> {
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] },
  })
  return async (url, from) => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
    await session.detach()
    const start = events.find(
      ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
    )
    if (!start) throw new Error(`The trace does not know ${url}`)
    return events
      .filter(({ ph, name, pid, tid }) => {
        return ph === 'X' && name.endsWith('RunTask') && pid === start.pid && tid === start.tid
      })
      .filter(({ ts }) => ts >= start.ts + from * 1000)
      .reduce((sum, { tdur = 0 }) => sum + Math.max(0, tdur / 1000 - LONG_MS), 0)
  }
}
