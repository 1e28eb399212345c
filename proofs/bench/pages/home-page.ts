import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from 'playwright'

const ROOT = join(import.meta.dirname, '../../..')
const BUILDS = [
  ['/remotes/public-site/', 'apps/public-site/dist/'],
  ['/remotes/admin/', 'apps/admin/dist/'],
  ['/', 'apps/shell/dist/'],
] as const
/** What only other pages need, by a part of the source's path. */
const FOREIGN = ['apps/admin/', 'features/booking-wizard/', 'components/MonthGrid/', 'components/DatePicker/']
const SETTLE_MS = 3000

type Picture = { src: string; missing: string[] }

/** What a phone loads for the home page at its first visit. */
export type Load = {
  requests: number
  scripts: { path: string; bytes: number }[]
  scriptsBeforeLoad: number
  fontsBeforeLoad: number
  foreignSources: string[]
  faultyPictures: string[]
  bytes: Record<string, number>
}

export async function loadHomePage(page: Page, origin: string): Promise<Load> {
  const responses: { response: Response; early: boolean }[] = []
  let loaded = false
  page.once('load', () => {
    loaded = true
  })
  page.on('response', (response) => responses.push({ response, early: !loaded }))
  await page.goto(origin, { waitUntil: 'networkidle' })
  await page.waitForTimeout(SETTLE_MS)
  await page.waitForLoadState('networkidle')

  const scripts: Load['scripts'] = []
  const bytes: Record<string, number> = {}
  const types = new Map<string, string>()
  for (const { response } of responses) {
    const kind = response.request().resourceType()
    const body = await response.body()
    const path = new URL(response.url()).pathname
    types.set(response.url(), response.headers()['content-type'] ?? '')
    const sent = response.headers()['content-encoding'] ? brotliCompressSync(body).length : body.length
    bytes[kind] = (bytes[kind] ?? 0) + sent
    if (kind === 'script') scripts.push({ path, bytes: sent })
  }
  const early = (kind: string) =>
    responses.filter((one) => one.early && one.response.request().resourceType() === kind).length
  return {
    requests: responses.length,
    scripts,
    bytes,
    scriptsBeforeLoad: early('script'),
    fontsBeforeLoad: early('font'),
    foreignSources: scripts
      .flatMap(({ path }) => sourcesOf(path))
      .filter((source) => FOREIGN.some((part) => source.includes(part))),
    faultyPictures: (await picturesOf(page))
      .map(({ src, missing }) =>
        /image\/(avif|webp)/.test(types.get(src) ?? 'image/webp')
          ? { src, missing }
          : { src, missing: ['type'] },
      )
      .filter(({ missing }) => missing.length > 0)
      .map(({ src, missing }) => `${src}: ${missing.join(', ')}`),
  }
}

function sourcesOf(path: string): string[] {
  const [prefix, folder] = BUILDS.find(([start]) => path.startsWith(start)) ?? BUILDS[2]
  try {
    const map = readFileSync(join(ROOT, folder, `${path.slice(prefix.length)}.map`), 'utf8')
    return (JSON.parse(map) as { sources: string[] }).sources
  } catch {
    // Modules that the bundler generates have no map.
    return []
  }
}

function picturesOf(page: Page): Promise<Picture[]> {
  return page.locator('img').evaluateAll((images) =>
    (images as HTMLImageElement[]).map((image) => ({
      src: image.currentSrc,
      missing: ['srcset', 'sizes', 'width', 'height'].filter((name) => !image.hasAttribute(name)),
    })),
  )
}
