import puppeteer, { type LaunchOptions } from 'puppeteer-core'
import { type Driver, REPORT_VIOLATIONS } from './driver.ts'

const VIEWPORT = { width: 1280, height: 900 }
const LONGEST_STEP_MS = 60_000

/** Drives Chromium by the DevTools protocol and Firefox by WebDriver BiDi. */
export async function launchPuppeteer(options: LaunchOptions): Promise<Driver> {
  const browser = await puppeteer.launch({
    headless: true,
    defaultViewport: VIEWPORT,
    protocolTimeout: LONGEST_STEP_MS,
    handleSIGTERM: false,
    handleSIGINT: false,
    handleSIGHUP: false,
    ...options,
  })
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.evaluateOnNewDocument(REPORT_VIOLATIONS)

  return {
    open: async (url) => {
      await page.goto(url)
    },
    evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    upload: async (selector, path) => {
      const input = await page.$(selector)
      await (input as Awaited<ReturnType<typeof page.$<'input'>>>)?.uploadFile(path)
    },
    errors: async () => errors,
    close: () => browser.close(),
  }
}
