import type { Page } from '@playwright/test'
import type { Tab } from '../../../e2e/session-tab/tab.tsx'
import { SESSION_TAB, serveSessionTab } from '../../../e2e/support/session-tab.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { register, type TestUser } from '../../../e2e/support/users.ts'

declare const tab: Tab

const ROUNDS = 200
const TABS = 3

/** Seeded pseudo-random numbers below `limit`. */
function random(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
}

const look = (page: Page) =>
  page.evaluate(() => {
    const { token, sessionToken, user } = tab.session()
    const stored = { auth: localStorage.getItem('auth'), session: localStorage.getItem('session') }
    return {
      stored,
      state: { auth: token, session: sessionToken },
      isKnown: (token === null) === (user === null),
    }
  })

test('tabs that concurrently start, log in and log out end with the same session, or none', async ({
  context,
  request,
  product,
}) => {
  test.setTimeout(600_000)
  await serveSessionTab(context)
  const people = [await register(request, product), await register(request, product)]
  const pages = await Promise.all(Array.from({ length: TABS }, () => context.newPage()))
  const open = async (page: Page) => {
    await page.goto(SESSION_TAB)
    await page.getByText('Ready').waitFor()
  }
  await Promise.all(pages.map(open))
  const roll = random(20)
  const pairs = new Set([JSON.stringify({ auth: null, session: null })])

  const act = async (page: Page, what: number) => {
    if (what === 0) return open(page)
    if (what === 1) return page.evaluate(() => tab.logOut())
    const { mail, password } = people[roll(people.length)] as TestUser
    const login = await page.evaluate(([m, p]) => tab.logIn(m, p), [mail, password] as const)
    pairs.add(JSON.stringify({ auth: login.token, session: login.session_token }))
  }

  for (let round = 1; round <= ROUNDS; round += 1) {
    const acts = pages.map(() => roll(4))
    const name = `round ${round}: ${acts.map((what) => ['starts', 'logs out'][what] ?? 'logs in').join(', ')}`
    await Promise.all(pages.map((page, index) => act(page, acts[index] ?? 0)))
    await expect(async () => {
      const [first, ...others] = await Promise.all(pages.map(look))
      expect([...pairs], `${name}: both keys are of one login`).toContain(JSON.stringify(first?.stored))
      expect(first?.state, `${name}: the tab knows what is stored`).toEqual(first?.stored)
      expect(first?.isKnown, `${name}: the session has its user`).toBe(true)
      for (const other of others) expect(other, `${name}: all tabs agree`).toEqual(first)
    }).toPass()
    if (acts.filter((what) => what > 1).length > 0 && !acts.includes(1)) {
      expect((await look(pages[0] as Page)).stored.auth, `${name}: nobody logged out`).not.toBeNull()
    }
  }
})
