import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import { recordTasks } from './main-thread.ts'

const SCREEN = { width: 390, height: 844 }
/** A slow mobile line and a processor a quarter as fast, both applied by the browser while it works. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const PROCESSOR_SLOWDOWN = 4
/** Scripts that wait for an idle page start and work within this time. */
const SETTLE_MS = 3000

/** A phone that has never been on the site before. */
export async function openPhone(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    viewport: SCREEN,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  return { context, page: await context.newPage() }
}

export async function throttle(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN })
  return session
}

/** Waits until nothing is loaded any more, by the page or by scripts that it starts late. */
export async function waitForSettled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(SETTLE_MS)
  await page.waitForLoadState('networkidle')
}

/** Milliseconds, save for the layout shift, which has no unit. The last is the blocking time in processor time. */
export type Visit = { fcp: number; lcp: number; cls: number; tbt: number; cpu: number }

declare global {
  /** What `in-page.js` offers. */
  var bench: { visit: Omit<Visit, 'cpu'> & { click: Promise<number> }; timeClick: (element: Element) => void }
}

export const IN_PAGE = { path: fileURLToPath(new URL('./in-page.js', import.meta.url)) }

/** One first visit of a throttled phone. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const { context, page } = await openPhone(browser)
  await page.addInitScript(IN_PAGE)
  await throttle(page)
  const blockingTime = await recordTasks(browser)
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  await waitForSettled(page)
  const measured = await page.evaluate(() => bench.visit)
  const cpu = await blockingTime(page.url(), measured.fcp)
  await context.close()
  return { ...measured, cpu }
}
