import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Driver } from './driver.ts'
import { MARKED, type Target } from './finder.ts'

/** Ample for a busy machine. */
const STEP_TIMEOUT_MS = 30_000
const POLL_INTERVAL_MS = 100

type Within = Target['within']

/** A page object by roles, names and labels. Each step waits until it is possible. */
export class Page {
  private constructor(
    private readonly driver: Driver,
    private readonly baseUrl: string,
    private readonly finder: string,
  ) {}

  static async over(driver: Driver, baseUrl: string): Promise<Page> {
    return new Page(driver, baseUrl, await bundleFinder())
  }

  async open(path: string): Promise<void> {
    await this.driver.open(`${this.baseUrl}${path}`)
    await this.checkHealth()
  }

  async click(role: string, name: string | RegExp, within?: Within): Promise<void> {
    await this.act({ role, name, ...(within && { within }) }, () => this.driver.click(MARKED))
  }

  async fill(label: string | RegExp, text: string): Promise<void> {
    await this.act({ name: label }, async () => {
      await this.driver.evaluate(`journeyFinder.setValue('')`)
      await this.driver.type(MARKED, text)
    })
  }

  /** The key order of a date field depends on the browser's locale, so the value is set directly. */
  async setDate(label: string, date: string): Promise<void> {
    await this.act({ name: label }, () => this.driver.evaluate(`journeyFinder.setValue('${date}')`))
  }

  async upload(label: string | RegExp, path: string): Promise<void> {
    await this.act({ name: label }, () => this.driver.upload(MARKED, path))
  }

  async see(text: string | RegExp): Promise<void> {
    await this.until(`the page shows ${text}`, async () => {
      return matches(await this.show(), text) ? undefined : 'it does not'
    })
  }

  async seeGone(text: string): Promise<void> {
    await this.until(`the page no longer shows ${text}`, async () => {
      return (await this.show()).includes(text) ? 'it still does' : undefined
    })
  }

  async waitForPath(path: string | RegExp): Promise<void> {
    await this.until(`the address is ${path}`, async () => {
      const address = await this.driver.evaluate<string>('location.pathname + location.search')
      return (typeof path === 'string' ? address === path : path.test(address))
        ? undefined
        : `it is ${address}`
    })
  }

  /** Fails when the page has reported an error or is blank. */
  async checkHealth(): Promise<void> {
    const errors = await this.driver.errors()
    if (errors.length > 0) throw new PageError(`errors in the page: ${errors.join('\n')}`)
    await this.until('the page shows something', async () => {
      return (await this.show()) ? undefined : 'it is blank'
    })
  }

  private async act(target: Target, action: () => Promise<void>): Promise<void> {
    const name = `${target.role ?? 'field'} ${target.name}`
    await this.until(`“${name}” can be used`, async () => {
      if (!(await this.driver.evaluate<boolean>('"journeyFinder" in globalThis'))) {
        await this.driver.evaluate(`(() => { ${this.finder}; globalThis.journeyFinder = journeyFinder })()`)
      }
      const state = await this.driver.evaluate<string>(`journeyFinder.find(${toSource(target)})`)
      if (state !== 'ready') return state
      await action()
      return undefined
    })
    await this.checkHealth()
  }

  /** The visible text of the page. */
  private async show(): Promise<string> {
    const text = await this.driver.evaluate<string>('document.body?.innerText ?? ""')
    return text.replace(/\s+/g, ' ').trim()
  }

  private async until(what: string, attempt: () => Promise<string | undefined>): Promise<void> {
    const deadline = Date.now() + STEP_TIMEOUT_MS
    for (;;) {
      // During a navigation elements and scripts are missing for a moment.
      const obstacle = await attempt().catch((error: Error) => error.message)
      if (obstacle === undefined) return
      const errors = await this.driver.errors().catch(() => [])
      if (errors.length > 0) throw new PageError(`errors in the page: ${errors.join('\n')}`)
      if (Date.now() > deadline)
        throw new PageError(`waited until ${what}: ${obstacle}\n${await this.show()}`)
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
    }
  }
}

class PageError extends Error {}

const matches = (shown: string, text: string | RegExp) =>
  typeof text === 'string' ? shown.includes(text) : text.test(shown)

/** A value as JavaScript source. */
function toSource(value: unknown): string {
  if (value instanceof RegExp) return String(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(([key, field]) => `${key}: ${toSource(field)}`)
  return `{ ${fields.join(', ')} }`
}

async function bundleFinder(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('finder.ts', import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName: 'journeyFinder',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]?.text ?? ''
}
