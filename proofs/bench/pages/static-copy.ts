import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { freePort } from '../../../tools/test/free-port.ts'
import { openPhone, waitForSettled } from './phone.ts'

type File = { type: string; body: Buffer; encoding?: 'br' }

const COMPRESSIBLE = /^(text\/|image\/svg)/

/**
 * The same pages without a script: what a visitor sees when everything has loaded, as plain HTML with its styles in it.
 * Fonts and pictures lie at the addresses that they have in the product.
 */
export async function serveStaticCopy(
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<{ url: string; stop: () => void }> {
  const files = new Map<string, File>()
  for (const path of paths) {
    const { context, page } = await openPhone(browser)
    page.on('response', async (response) => {
      const { pathname } = new URL(response.url())
      const type = response.headers()['content-type'] ?? ''
      if (!/^(font|image)\//.test(type) || files.has(pathname)) return
      const body = await response.body().catch(() => undefined)
      if (body) files.set(pathname, compressed({ type, body }))
    })
    await page.goto(origin + path)
    await waitForSettled(page)
    files.set(path, compressed({ type: 'text/html; charset=utf-8', body: Buffer.from(await copyOf(page)) }))
    await context.close()
  }
  return serve(files)
}

function compressed({ type, body }: File): File {
  return COMPRESSIBLE.test(type) ? { type, body: brotliCompressSync(body), encoding: 'br' } : { type, body }
}

function copyOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    // Styles that a script has written are in no text of the document.
    const css = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
    const scripted =
      'script, noscript, style, link[rel=stylesheet], link[rel=modulepreload], link[rel=manifest]'
    for (const element of document.querySelectorAll(scripted)) element.remove()
    const style = document.createElement('style')
    style.textContent = css.join('\n')
    document.head.append(style)
    return `<!doctype html>${document.documentElement.outerHTML}`
  })
}

async function serve(files: ReadonlyMap<string, File>): Promise<{ url: string; stop: () => void }> {
  const port = await freePort()
  const server = createServer((request, response) => {
    const file = files.get(new URL(request.url ?? '/', 'http://host').pathname)
    if (!file) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, {
      'content-type': file.type,
      'content-length': file.body.length,
      ...(file.encoding && { 'content-encoding': file.encoding }),
    })
    response.end(file.body)
  }).listen(port, '127.0.0.1')
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
