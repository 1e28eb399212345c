/// <reference lib="dom" />
import { execFileSync } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { chromiumLaunch } from '../chromium.ts'

type StoryIndex = { entries: Record<string, { id: string; type: string }> }

const WIDTHS = [1280, 390]
const SCHEMES = ['light', 'dark'] as const

/** The fixed date of all pictures, so that they do not change with time. */
const PICTURE_DAY = new Date('2026-06-18T08:00:00Z')

/** Storybook's own status of the displayed story. */
type Preview = { currentRender?: { phase?: string } }

/** Builds the Storybook of a library folder and returns its output folder. */
export function buildStories(library: string): string {
  const target = join(library, 'dist', 'storybook')
  // The installed one, also when an older commit is built elsewhere.
  const program = fileURLToPath(new URL('../../libs/ui/node_modules/.bin/storybook', import.meta.url))
  execFileSync(program, ['build', '--quiet', '--output-dir', target], { cwd: library, stdio: 'ignore' })
  return target
}

/** Takes a screenshot of every story, light and dark, wide and narrow. Returns their file names. */
export async function pictureStories(built: string, target: string, only = ''): Promise<string[]> {
  await mkdir(target, { recursive: true })
  const index: StoryIndex = JSON.parse(await readFile(join(built, 'index.json'), 'utf8'))
  const ids = Object.values(index.entries).filter(({ type, id }) => type === 'story' && id.includes(only))
  const { url, server } = await serveStories(built)
  const browser = await chromium.launch(await chromiumLaunch())
  const names: string[] = []
  try {
    for (const colorScheme of SCHEMES) {
      for (const width of WIDTHS) {
        const page = await browser.newPage({
          viewport: { width, height: 900 },
          colorScheme,
          reducedMotion: 'reduce',
        })
        await page.clock.setFixedTime(PICTURE_DAY)
        for (const { id } of ids) {
          if (id.endsWith('on-a-phone') && width > 767) continue
          await page.goto(`${url}/iframe.html?id=${id}&viewMode=story`)
          await page.waitForFunction(() => {
            const { __STORYBOOK_PREVIEW__: preview } = globalThis as { __STORYBOOK_PREVIEW__?: Preview }
            return ['completed', 'finished', 'errored'].includes(preview?.currentRender?.phase ?? '')
          })
          await page.evaluate(() => document.fonts.ready)
          const name = `${id}.${width}.${colorScheme}.png`
          await page.screenshot({ path: join(target, name), fullPage: true })
          names.push(name)
        }
        await page.close()
      }
    }
  } finally {
    await browser.close()
    server.close()
  }
  return names
}

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Serves a built Storybook on a free port. Close it when done. */
async function serveStories(folder: string): Promise<{ url: string; server: Server }> {
  const server = createServer(async (request, reply) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    try {
      const body = await readFile(join(folder, path))
      reply.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream').end(body)
    } catch {
      reply.writeHead(404).end()
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port.')
  return { url: `http://127.0.0.1:${address.port}`, server }
}
