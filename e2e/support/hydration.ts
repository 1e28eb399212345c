import type { Page } from '@playwright/test'

type Hydration = { changes?: string[] }

/** Compares, on each page that is opened from now on, the nodes that the server sent with those after hydration. */
export async function observeHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const hydration: Hydration = {}
    Object.assign(globalThis, { hydration })
    const isCode = (node: Node) => /^(?:SCRIPT|STYLE|LINK|TEMPLATE|#text)$/.test(node.nodeName)
    const describe = (node: Node) =>
      node instanceof Element
        ? `<${node.nodeName} ${[...node.attributes].map(({ name, value }) => `${name}="${value}"`).join(' ')}>`
        : `${node.nodeName} ${node.textContent}`
    const snapshot = () => {
      const nodes: Node[] = []
      const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL)
      while (walker.nextNode()) nodes.push(walker.currentNode)
      const own = nodes.filter((node) => !isCode(node) && !(node.parentNode && isCode(node.parentNode)))
      const texts = nodes.filter((node) => node.nodeName === '#text' && node.parentElement?.closest('#root'))
      return new Map([...own, ...texts].map((node) => [node, describe(node)]))
    }
    document.addEventListener('DOMContentLoaded', () => {
      const sent = snapshot()
      document.addEventListener('page-hydrated', () => {
        const found = snapshot()
        const gone = [...sent].filter(([node, text]) => found.get(node) !== text)
        const come = [...found].filter(([node, text]) => sent.get(node) !== text)
        hydration.changes = [
          ...gone.map(([, text]) => `without ${text}`),
          ...come.map(([, text]) => `with ${text}`),
        ]
      })
    })
  })
}

/** What hydration has changed on a page, once its scripts have taken over. */
export async function listHydrationChanges(page: Page): Promise<string[]> {
  const found = await page.waitForFunction(
    () => (Reflect.get(globalThis, 'hydration') as Hydration | undefined)?.changes,
  )
  return (await found.jsonValue()) ?? []
}

/** Waits until the scripts of a page have taken over, on one without content as well. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getElementById('prerendered')
      ? performance.getEntriesByName('page-hydrated').length > 0
      : Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  )
}
