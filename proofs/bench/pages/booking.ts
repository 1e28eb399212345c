import { rmSync } from 'node:fs'
import { chromium, type Locator, type Page } from 'playwright'
import { startProduct } from '../../../e2e/support/product.ts'
import { seedProduct } from '../../../e2e/support/seed-product.ts'
import { seededFolder } from '../../../e2e/support/seeded-folder.ts'
import { signIn } from '../../../e2e/support/staff.ts'
import { daysFromNow, newTestUser, register, type TestUser } from '../../../e2e/support/users.ts'
import { chromiumLaunch } from '../../../tools/chromium.ts'
import { atMost, printGoals } from '../goals.ts'
import { openPhone, throttle } from './phone.ts'

const WAIT_MS = 60_000

/** What a person does: `fields` are pressed and filled in, `seconds` are those that the product takes. */
type Effort = { presses: number; fields: number; letters: number; seconds: number }

/** Counts what is pressed and typed; nobody thinks or hesitates. */
function hands() {
  const effort: Effort = { presses: 0, fields: 0, letters: 0, seconds: 0 }
  const began = performance.now()
  return {
    async press(target: Locator) {
      effort.presses += 1
      await target.click()
    },
    async fill(target: Locator, text: string) {
      effort.presses += 1
      effort.fields += 1
      effort.letters += text.length
      await target.fill(text)
    },
    end: (): Effort => ({ ...effort, seconds: Math.round((performance.now() - began) / 100) / 10 }),
  }
}

type Hands = ReturnType<typeof hands>

/** “Thursday, four of us”: from the first visit of the home page to the confirmed booking. */
async function bookForFour(page: Page, origin: string, join?: (by: Hands) => Promise<void>): Promise<Effort> {
  const by = hands()
  const button = (name: string) => page.getByRole('button', { name }).filter({ visible: true })
  await page.goto(origin, { timeout: WAIT_MS })
  await by.fill(page.getByLabel('Date', { exact: true }), daysFromNow(join ? 10 : 11))
  await by.fill(page.getByLabel('People'), '4')
  await by.press(button('Find free times'))
  await by.press(page.getByRole('link', { name: /^Book Painted Luzzu: Morning/ }))
  await join?.(by)
  await by.press(button('Confirm Booking'))
  await page.getByText('Booking Confirmed!').waitFor()
  return by.end()
}

/** A family without an account registers and logs in on the way. */
const joinAs = (page: Page, family: TestUser) => async (by: Hands) => {
  const main = page.getByRole('main')
  await by.press(main.getByRole('link', { name: 'Create an account' }))
  await by.fill(page.getByLabel('Username'), family.username)
  await by.fill(page.getByLabel('Email'), family.mail)
  await by.fill(page.getByLabel('Password', { exact: true }), family.password)
  await by.fill(page.getByLabel('Phone number'), '79000000')
  await by.press(page.getByRole('button', { name: 'Create Account' }))
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  await by.fill(page.getByLabel('Password', { exact: true }), family.password)
  await by.press(main.getByRole('button', { name: 'Login' }))
}

await seedProduct()
const product = await startProduct({ dataDir: seededFolder() })
const { executablePath, args } = await chromiumLaunch()
const browser = await chromium.launch({ executablePath, args })

async function onPhone(run: (page: Page) => Promise<Effort>): Promise<Effort> {
  const { context, page } = await openPhone(browser)
  page.setDefaultTimeout(WAIT_MS)
  await throttle(page)
  const effort = await run(page)
  await context.close()
  return effort
}

const family = await onPhone((page) => bookForFour(page, product.url, joinAs(page, newTestUser())))
const customer = await onPhone(async (page) => {
  const maria = await register(page.request, product)
  const { token, session } = await signIn(page.request, product, maria)
  await page.addInitScript(([auth, key]) => Object.assign(localStorage, { auth, session: key }), [
    token,
    session,
  ] as const)
  return bookForFour(page, product.url)
})
await browser.close()
await product.stop()
rmSync(product.dataDir, { recursive: true })

console.table({ 'a family without an account': family, 'a customer who is logged in': customer })
const goals = [
  atMost('presses of a family without an account', 13, family.presses),
  atMost('presses of a customer who is logged in', 5, customer.presses),
]
printGoals(goals)
process.exit(goals.every(({ holds }) => holds) ? 0 : 1)
