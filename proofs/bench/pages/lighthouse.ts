import lighthouse from 'lighthouse'
import type { Page } from 'playwright'
import { atLeast, type Goal } from '../goals.ts'

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'

const ALL = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const PERFORMANCE = { performance: 95 } as const

/** Lighthouse's scores, as it simulates a phone. A page behind the login has no place in search engines. */
export async function measureScores(page: Page, port: number, origin: string): Promise<Goal[]> {
  const scores = async (name: string, path: string, goals: Partial<Record<Category, number>>) =>
    (await audit(page, port, origin + path, goals)).map(([category, score]) =>
      atLeast(`Lighthouse, ${name}: ${category}`, goals[category] ?? 100, score),
    )
  return [
    ...(await scores('home', '/', ALL)),
    ...(await scores('product', '/products/1', ALL)),
    ...(await scores('wizard', '/book/1', PERFORMANCE)),
    ...(await scores('admin bookings', '/admin/bookings', PERFORMANCE)),
  ]
}

async function audit(
  page: Page,
  port: number,
  url: string,
  goals: Partial<Record<Category, number>>,
): Promise<[Category, number][]> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.clearBrowserCache')
  await network.detach()
  const onlyCategories = Object.keys(goals) as Category[]
  // What is stored is the session of who looks at the page.
  const result = await lighthouse(url, { port, onlyCategories, disableStorageReset: true, logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse could not load ${url}`)
  return onlyCategories.map((name) => [name, Math.round((result.lhr.categories[name]?.score ?? 0) * 100)])
}
