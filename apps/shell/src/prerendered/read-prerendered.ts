import type { CachedQuery } from '@luzzu/domain/contracts'

/** What the server has rendered the page's content with, and by which build of the area. */
export type Prerendered = { build: string; queries: CachedQuery[] }

/** Nothing where the page came without content. */
export function readPrerendered(): Prerendered | undefined {
  const text = document.getElementById('prerendered')?.textContent
  return text ? JSON.parse(text) : undefined
}
