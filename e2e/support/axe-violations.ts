import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Ends when what fades or slides has come to rest; colours halfway are not those of the page. */
const waitForTransitions = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** Axe violations of the page, and horizontal overflow. */
export async function listAxeViolations(page: Page): Promise<string[]> {
  await waitForTransitions(page)
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return [
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
    ...(overflow > 0 ? [`${overflow} pixels wider than the screen`] : []),
  ]
}
