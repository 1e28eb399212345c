import type { Browser } from 'playwright'
import { atMost, type Goal, median } from '../goals.ts'
import { type Visit, visit } from './phone.ts'
import { serveStaticCopy } from './static-copy.ts'

const PAGES = { home: '/', product: '/products/1' } as const

/** First visits of a throttled phone, in turns with the same pages as plain HTML: what the product's scripts cost. */
export async function measureFirstPaint(browser: Browser, origin: string, rounds: number): Promise<Goal[]> {
  const copy = await serveStaticCopy(browser, origin, Object.values(PAGES))
  const goals: Goal[] = []
  for (const [name, path] of Object.entries(PAGES)) {
    const pairs: { floor: Visit; page: Visit }[] = []
    for (let round = 0; round < rounds; round += 1) {
      const floor = await visit(browser, copy.url + path)
      pairs.push({ floor, page: await visit(browser, origin + path) })
    }
    console.table({
      [`${name}, static copy`]: middle(pairs.map(({ floor }) => floor)),
      [name]: middle(pairs.map(({ page }) => page)),
    })
    const ratio = (key: keyof Visit) => median(pairs.map(({ floor, page }) => page[key] / floor[key]))
    const page = middle(pairs.map((pair) => pair.page))
    goals.push(
      atMost(`${name}: first paint ÷ static copy`, 1.1, ratio('fcp')),
      atMost(`${name}: largest paint ÷ static copy`, 1.1, ratio('lcp')),
      atMost(`${name}: layout shift`, 0.001, page.cls),
      atMost(`${name}: blocking time`, 50, page.tbt, ' ms'),
      atMost(`${name}: blocking time, processor only`, 50, page.cpu, ' ms'),
    )
  }
  copy.stop()
  return goals
}

function middle(visits: readonly Visit[]): Visit {
  const of = (key: keyof Visit) => Math.round(median(visits.map((one) => one[key])) * 10_000) / 10_000
  return { fcp: of('fcp'), lcp: of('lcp'), cls: of('cls'), tbt: of('tbt'), cpu: of('cpu') }
}
