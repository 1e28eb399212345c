import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page, Route } from '@playwright/test'
import { waitUntilHydrated } from '../../../e2e/support/hydration.ts'
import { type Product, startProduct } from '../../../e2e/support/product.ts'
import { seededFolder } from '../../../e2e/support/seeded-folder.ts'
import { asStaff } from '../../../e2e/support/staff.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { logIn } from '../../../e2e/support/users.ts'
import {
  type StripeSimulator,
  startStripeSimulator,
} from '../../../tools/stripe-simulator/start-stripe-simulator.ts'
import { freePort } from '../../../tools/test/free-port.ts'

let stripe: StripeSimulator
let product: Product

// Payments are on, since their pages are not there otherwise.
test.beforeAll(async ({ request }) => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  stripe = await startStripeSimulator({ webhookUrl: `${url}/api/webhooks/stripe` })
  const environment = { ...stripe.environment, SITE_URL: url }
  product = await startProduct({ dataDir: seededFolder(), environment, port })
  await asStaff(request, product, 'PUT', '/settings', { payments: { mode: 'online' } })
})
test.afterAll(async () => {
  await product.stop()
  await stripe.close()
})

const FAULTS: Record<string, (route: Route) => Promise<void> | undefined> = {
  'is refused': (route) => route.abort('connectionrefused'),
  'is not there': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'fails on the server': (route) => route.fulfill({ status: 500, body: 'Broken' }),
  'is a page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello' }),
  'is broken': (route) => route.fulfill({ contentType: 'text/javascript', body: 'export const = ;' }),
  'never comes': () => undefined,
}
const HANG = 'never comes'
/** Otherwise each file fails in one way, the next one in the next: every pair takes ten minutes, and is tried at night. */
const isEveryPairTried = process.env.EVERY_PAIR === 'on'
const PAGES_AT_ONCE = 4

type Area = { name: string; folder: string; pages: string[] }

const AREAS: Area[] = [
  {
    name: 'public-site',
    folder: fileURLToPath(new URL('../../../apps/public-site/dist/', import.meta.url)),
    pages: [
      '/',
      '/login',
      '/register',
      '/products/1',
      '/book/1',
      '/my-bookings',
      '/cart',
      '/manage',
      '/account',
      '/reset-password',
      '/nowhere',
    ],
  },
  {
    name: 'admin',
    folder: fileURLToPath(new URL('../../../apps/admin/dist/', import.meta.url)),
    pages: [
      '/admin',
      '/admin/today',
      '/admin/week',
      '/admin/bookings',
      '/admin/payments',
      '/admin/payments/received',
      '/admin/payments/documents',
      '/admin/cash-up',
      '/admin/reports',
      '/admin/faq',
      '/admin/rental-services',
      '/admin/customers',
      '/admin/customers/1',
      '/admin/closures',
      '/admin/integrations',
      '/admin/settings',
      '/admin/system',
      '/admin/nowhere',
    ],
  },
]

/** Optional parts of a page: each fails alone, with a message in its place. `add-tokens` is for older pages only. */
const PARTS_OF_PAGES =
  /add-tokens|cmdk|AccountMenu|DrawerContent|SearchSummary|SearchResult|FoundSlots|libphonenumber|password-reset|compress\.worker/
const PART_OF_PAYMENTS =
  /\/(CartBar|OrderConfirm|PaidAfterLogin|BookingOrder|CancelWithRefund|TakePaymentDialog|OrderDialog|RefundChoice)\.tsx$/
/** Emitted by the federation plugin for builds that provide shared modules. */
const NOT_LOADED = /hostInit|pendingShares|^server\//

/** Whether a file belongs to optional parts only: by what is in it, or because of these files only parts import it. */
function isPart(
  folder: string,
  file: string,
  files: readonly string[],
  seen: readonly string[] = [],
): boolean {
  if (isOwnPart(folder, file)) return true
  const importers = importersOf(folder, file, files).filter((importer) => !seen.includes(importer))
  return (
    importers.length > 0 && importers.every((importer) => isPart(folder, importer, files, [...seen, file]))
  )
}

function isOwnPart(folder: string, file: string): boolean {
  const map = `${folder}${file}.map`
  if (!existsSync(map)) return false
  const text = readFileSync(map, 'utf8')
  const { sources } = JSON.parse(text) as { sources: string[] }
  if (sources.some((source) => source.endsWith('/NewBookingDialog.tsx'))) return true
  if (sources.some((source) => PART_OF_PAYMENTS.test(source))) return true
  const isSharedByParts = /use-log-out|icons\/log-out/.test(sources[0] ?? '')
  return isSharedByParts || PARTS_OF_PAGES.test(text.slice(0, 4000)) || PARTS_OF_PAGES.test(sources[0] ?? '')
}

/** Which of some files import one of them before they run. */
function importersOf(folder: string, file: string, files: readonly string[]): string[] {
  const statement = new RegExp(
    `(?:from|import)\\s*["']\\./${file.split('/').at(-1)?.replaceAll('.', '\\.')}["']`,
  )
  return files.filter((name) => statement.test(readFileSync(folder + name, 'utf8')))
}

const scriptsOf = ({ folder }: Area) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.js'))

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })

/** For each file of an area, a page that needs it: one that has it for an optional part only does not. */
async function findPages(
  context: BrowserContext,
  { name, folder, pages }: Area,
): Promise<Map<string, string>> {
  const pageOf = new Map<string, string>()
  for (const address of pages) {
    const requested: string[] = []
    const page = await context.newPage()
    page.on('request', (request) => {
      const [, file] = new RegExp(`/remotes/${name}/(.+\\.js)$`).exec(request.url()) ?? []
      if (file) requested.push(file)
    })
    await page.goto(address)
    await expect(heading(page)).toBeVisible()
    await waitUntilHydrated(page)
    await page.waitForLoadState('networkidle')
    await page.close()
    for (const file of requested)
      if (!pageOf.has(file) && !isPart(folder, file, requested)) pageOf.set(file, address)
  }
  return pageOf
}

/** What the browser takes out of it when it asks for the files itself. */
const GUARDED = /<template data-modules-of.*?<\/template>/

/** The files that the page of an address has the browser load in advance, which a retry does not. */
async function findPreloaded(context: BrowserContext, address: string): Promise<(file: string) => boolean> {
  const html = (await (await context.request.get(address)).text()).replace(GUARDED, '')
  return (file) => html.includes(`/${file}"`)
}

/** Files of a build that no page has requested, but should have. */
function missed(area: Area, pageOf: Map<string, string>): string[] {
  const files = scriptsOf(area)
  return files.filter(
    (file) => !pageOf.has(file) && !NOT_LOADED.test(file) && !isPart(area.folder, file, files),
  )
}

type Run = { address: string; file: string; faults: string[]; isPreloaded: boolean }

/** Breaks a file in each way in turn, and retries after each. */
async function breakFile(context: BrowserContext, { address, file, faults, isPreloaded }: Run) {
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  let fault: string | undefined
  let requestedAt = 0
  await page.route(
    ({ pathname }) => pathname.startsWith('/remotes/') && pathname.endsWith(`/${file}`),
    (route) => {
      requestedAt ||= Date.now()
      return fault ? FAULTS[fault]?.(route) : route.continue()
    },
  )

  for (const [count, next] of faults.entries()) {
    fault = next
    requestedAt = 0
    if (count === 0) await page.goto(address)
    else await tryAgain(page).click()
    const where = `${file}, which ${next}, at ${address}`
    await expect.poll(() => requestedAt, { message: `${where}, is asked for` }).toBeGreaterThan(0)
    await expect(tryAgain(page), `${where}, has a way on`).toBeVisible()
    // A file that the page loads in advance is requested before the code that waits for it runs.
    if (next === HANG && !(count === 0 && isPreloaded)) hangs.push(Date.now() - requestedAt)
    if (count === 0) await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  }

  fault = undefined
  await tryAgain(page).click()
  await expect(tryAgain(page), `${file} is back`).toBeHidden()
  await expect(heading(page), `${file} is back`).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in globalThis), `${file} came without a reload`).toBe(true)
  expect(errors).toEqual([])
  await page.close()
}

const hangs: number[] = []

for (const area of AREAS) {
  test(`each file of ${area.name} may fail in any way, and recovers by a retry`, async ({ browser }) => {
    test.setTimeout(1_800_000)
    const context = await browser.newContext({ baseURL: product.url })
    // Each page asks for its own files only.
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    if (area.name === 'admin') {
      const page = await context.newPage()
      await logIn(page)
      await page.close()
    }
    const pageOf = await findPages(context, area)
    expect(missed(area, pageOf)).toEqual([])

    const faults = Object.keys(FAULTS)
    const rotated = (by: number) => faults.map((_, index) => faults[(index + by) % faults.length] ?? HANG)
    const tried = (by: number) => (isEveryPairTried ? rotated(by) : rotated(by).slice(0, 1))
    const runs: Run[] = []
    for (const [index, [file, address]] of [...pageOf].entries()) {
      const isPreloaded = (await findPreloaded(context, address))(file)
      // Only the first fault of a page affects what is preloaded.
      const sequences = isPreloaded ? tried(index).map((fault) => [fault, fault]) : [tried(index)]
      runs.push(...sequences.map((each) => ({ address, file, faults: each, isPreloaded })))
    }
    const queue = runs.values()
    let pairs = 0
    hangs.length = 0
    const takeTurns = async () => {
      for (const run of queue) {
        await breakFile(context, run)
        pairs += new Set(run.faults).size
      }
    }
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, takeTurns))
    await context.close()
    const expected = pageOf.size * tried(0).length
    // The median, because a page that a busy machine delays says little about the product.
    const typical = hangs.toSorted((a, b) => a - b)[Math.floor(hangs.length / 2)] ?? 0
    process.stdout.write(
      `Pairs of fault and file of ${area.name} that hold: ${pairs} of ${expected}, fallback after ${typical} ms (goal 8000)\n`,
    )
    expect(pairs).toBe(expected)
  })
}
