import type { Page } from '@playwright/test'
import { holdRequests } from '../../../e2e/support/hold-requests.ts'
import { listHydrationChanges, observeHydration, waitUntilHydrated } from '../../../e2e/support/hydration.ts'
import { openPrerendered, waitUntilPrerendered } from '../../../e2e/support/open-prerendered.ts'
import { ADMIN } from '../../../e2e/support/product.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { logIn, register } from '../../../e2e/support/users.ts'

// Blocking it would log a warning.
test.use({ serviceWorkers: 'allow' })

/** `loaded`: the heading once its data is there, where that is another one. */
type Prerendered = { path: string; heading: string; loaded?: string; links: Record<string, string> }

const PAGES: Prerendered[] = [
  {
    path: '/',
    heading: 'Experience the Freedom of the Open Water',
    links: { 'Book Your Adventure': '/#services', 'Book Now: Tandem Kayak': '/register' },
  },
  { path: '/products/1', heading: 'Painted Luzzu', links: { 'Book Now: Painted Luzzu': '/register' } },
  { path: '/login', heading: 'Welcome back', links: { 'Create an account': '/register' } },
  { path: '/register', heading: 'Create an account', links: { Login: '/login' } },
  { path: '/reset-password', heading: 'Forgot password?', links: { 'Back to login': '/login' } },
  {
    path: '/reset-password/a-token',
    heading: 'Choose a new password',
    loaded: 'This link no longer works',
    links: { 'Back to login': '/login' },
  },
  { path: '/nowhere', heading: 'Looking for something?', links: { Home: '/' } },
]

test.beforeEach(({ page }) => waitUntilPrerendered(page, ...PAGES.map(({ path }) => path)))

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`each prerendered page has its whole content and look, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      for (const { path, heading, links } of PAGES) {
        await openPrerendered(page, path)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        for (const [name, address] of Object.entries(links))
          await expect(page.getByRole('link', { name }).first()).toHaveAttribute('href', address)
        await expect(page.locator('html')).toHaveCSS(
          'background-color',
          colorScheme === 'dark' ? 'rgb(11, 26, 38)' : 'rgb(255, 253, 248)',
        )
      }
    })
  }

  test('the catalogue of all activities and the answers are there, and links lead on', async ({ page }) => {
    await openPrerendered(page, '/')
    for (const name of ['Painted Luzzu', 'Tandem Kayak', 'Stand-up Jet Ski'])
      await expect(page.getByRole('heading', { name })).toBeVisible()
    for (const answer of await page.locator('[id$="-content"]').all()) await expect(answer).toBeVisible()
    await page.getByRole('link', { name: 'Book Now: Painted Luzzu' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible()
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  })
})

for (const who of ['visitor', 'customer', 'administrator'] as const) {
  test(`hydration changes no node and logs nothing for a ${who}`, async ({ page, request, product }) => {
    if (who !== 'visitor') await logIn(page, who === 'customer' ? await register(request, product) : ADMIN)
    const logged: string[] = []
    page.on('console', (message) => {
      const isStatus = message.text().includes('status of 404')
      if (/error|warning/.test(message.type()) && !isStatus) logged.push(message.text())
    })
    await observeHydration(page)
    for (const { path, heading, loaded = heading } of PAGES) {
      await openPrerendered(page, path)
      const changes = await listHydrationChanges(page)
      expect(changes, path).toEqual([])
      await expect(page.getByRole('heading', { level: 1, name: loaded })).toBeVisible()
    }
    expect(logged).toEqual([])
  })
}

test('who is signed in sees an avatar from the first paint, and nothing moves when the menu comes', async ({
  page,
  request,
  product,
}) => {
  await logIn(page, await register(request, product))
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Login' })).toBeHidden()
  await page.waitForLoadState('networkidle')
  const before = await banner.getByRole('img', { name: 'My Account' }).boundingBox()
  await page.unroute('**/assets/*.js')
  await page.reload()
  await expect(banner.getByRole('button', { name: /My Account/ })).toBeVisible()
  expect(await banner.getByRole('button', { name: /My Account/ }).boundingBox()).toEqual(before)
})

const holdScripts = (page: Page) => holdRequests(page, '**/assets/*.js')

test('no script is asked for before the page has loaded', async ({ page }) => {
  const early: string[] = []
  let isLoaded = false
  page.on('request', (sent) => {
    if (!isLoaded && sent.resourceType() === 'script') early.push(sent.url())
  })
  page.once('load', () => {
    isLoaded = true
  })
  await observeHydration(page)
  await page.goto('/')
  await listHydrationChanges(page)
  expect(early).toEqual([])
})

test('a click before the scripts are there is done when they are', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/')
  await page.getByRole('tab', { name: 'Kayaks' }).click()
  await page
    .getByRole('button', { name: /cancel/i })
    .first()
    .click()
  letGo()
  await expect(page.getByRole('tab', { name: 'Kayaks' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('button', { name: /cancel/i }).first()).toHaveAttribute('aria-expanded', 'true')
})

test('a choice before the scripts are there is kept as a draft', async ({ page }) => {
  // On a busy machine the scripts may take longer than a link waits for them.
  await page.addInitScript(() => {
    const HELD_TOO_LONG_MS = 6000
    const schedule = globalThis.setTimeout
    const setTimeout = (run: () => void, delay?: number) => {
      if (delay !== HELD_TOO_LONG_MS) return schedule(run, delay)
      Object.assign(globalThis, { isHeldLonger: true })
      return schedule(run, 300_000)
    }
    Object.assign(globalThis, { setTimeout })
  })
  const letGo = await holdScripts(page)
  await page.goto('/products/1')
  await page.getByRole('link', { name: 'Book Now: Painted Luzzu' }).click()
  const isHeldLonger = await page.evaluate(() => Reflect.get(globalThis, 'isHeldLonger'))
  expect(isHeldLonger, 'the page waits as long as HELD_TOO_LONG_MS says here').toBe(true)
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Painted Luzzu')
})

test('what is typed and sent before the scripts are there is not lost', async ({
  page,
  request,
  product,
}) => {
  const person = await register(request, product)
  const letGo = await holdScripts(page)
  await page.goto('/login')
  await page.getByLabel('Email').fill(person.mail)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  letGo()
  await page.waitForURL('/')
  await expect(page.getByRole('banner').getByRole('button', { name: /My Account/ })).toBeVisible()
})

test('what is typed while the scripts take over is not lost', async ({ page, request, product }) => {
  const person = await register(request, product)
  const [before, meanwhile] = [person.mail.slice(0, 5), person.mail.slice(5)]
  await page.addInitScript((text) => {
    document.addEventListener('page-hydrating', () =>
      queueMicrotask(() => document.execCommand('insertText', false, text)),
    )
  }, meanwhile)
  const letGo = await holdScripts(page)
  await page.goto('/login')
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Email').pressSequentially(before)
  letGo()
  await waitUntilHydrated(page)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('/')
})

test('who edits the middle of a text while the scripts take over goes on there', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/register')
  const name = page.getByLabel('Username')
  await name.pressSequentially('Mria Vella')
  for (let presses = 0; presses < 'ria Vella'.length; presses += 1) await name.press('ArrowLeft')
  letGo()
  await waitUntilHydrated(page)
  await page.keyboard.press('a')
  await expect(name).toHaveValue('Maria Vella')
})

test('what is typed is kept when the code of the page comes by a retry only', async ({ page }) => {
  const code = /\/remotes\/public-site\/assets\/.*\.js/
  await page.route(code, (route) => route.abort())
  const letGo = await holdRequests(page, '/remotes.json')
  await page.goto('/register')
  await page.getByLabel('Username').fill('Maria Vella')
  await page.getByLabel('Password', { exact: true }).fill('calm-waters-8')
  letGo()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute(code)
  await again.click()
  await expect(page.getByLabel('Username')).toHaveValue('Maria Vella')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('calm-waters-8')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByText('Username is required')).toBeHidden()
})

test('where the scripts do not come, links lead on nevertheless', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined)
  await page.goto('/products/1')
  await page.getByRole('link', { name: 'Book Now: Painted Luzzu' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible()
})

test('content of another build is replaced without a moment without content', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/"build":"[^"]+"/, '"build":"another"')
    await route.fulfill({ response, body })
  })
  await page.addInitScript(() => {
    Object.assign(globalThis, { gaps: 0 })
    addEventListener('load', () => {
      const look = () => {
        if (!document.querySelector('#services h3'))
          Object.assign(globalThis, { gaps: Reflect.get(globalThis, 'gaps') + 1 })
        requestAnimationFrame(look)
      }
      look()
    })
  })
  const letGo = await holdScripts(page)
  await page.goto('/')
  const root = await page.$('#root > header, #root header')
  letGo()
  await expect.poll(() => root?.evaluate((element) => element.isConnected)).toBe(false)
  await expect(page.getByRole('heading', { level: 1, name: PAGES[0]?.heading ?? '' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'gaps'))).toBe(0)
})

test('what is typed into content of another build is kept when that is replaced', async ({ page }) => {
  await page.route('/login', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/"build":"[^"]+"/, '"build":"another"')
    await route.fulfill({ response, body })
  })
  const letGo = await holdScripts(page)
  await page.goto('/login')
  const sent = await page.getByLabel('Email').elementHandle()
  await page.getByLabel('Password', { exact: true }).fill('lantern on the quay')
  await page.getByLabel('Email').pressSequentially('maria@example.org')
  letGo()
  await waitUntilHydrated(page)
  expect(await sent?.evaluate((element) => element.isConnected)).toBe(false)
  await expect(page.getByLabel('Email')).toHaveValue('maria@example.org')
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('lantern on the quay')
})

test('a stored session that has ended takes nothing off the page', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('auth', 'ended')
    localStorage.setItem('session', 'ended')
  })
  await observeHydration(page)
  await openPrerendered(page, '/')
  await listHydrationChanges(page)
  const card = await page.$('#services h3')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await card?.evaluate((element) => element.isConnected)).toBe(true)
})
