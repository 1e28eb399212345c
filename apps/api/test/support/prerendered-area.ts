import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { MINUTE } from '../../src/platform/clock'
import { describeArea } from './area-descriptions'
import { testApp } from './test-app'

export const STARTER = 'console.log("starts")'
const PAGE = '<!doctype html><head><title>Luzzu</title></head><body><div id="root"></div></body>'
const PAGE_FOR_CONTENT = `<!doctype html><head><title>Luzzu</title><template id="scripts"></template><script>${STARTER}</script></head><body><div id="root"></div></body>`
const SCREENS = [
  { path: '/', title: 'Home', about: 'business' as const, indexed: true, prerendered: true },
  { path: '/products/:id', title: '{product_name}', about: 'product' as const, prerendered: true },
  { path: '/reset-password/:token', title: 'New password', prerendered: true },
  { path: '/my-bookings', title: 'My Bookings' },
  { path: '/book/:id', title: 'Book', preloads: 'product' as const },
  { path: '/*', title: 'Not found', prerendered: true },
]

/** An area's server bundle; `$1` to `$3` in its text are its page's parts. */
export const BUNDLE = `
export const build = 'build-1'
export async function render(path, { faqs, products, product }) {
  const subject = product ? product.name : faqs.map(({ question }) => question).join()
  if (path.startsWith('/book/'))
    return { html: '', styles: '', title: '', head: '<link rel="preload" href="' + subject + '">', queries: [] }
  return {
    html: '<h1>' + path + ': ' + subject + '</h1>',
    styles: '<style>h1{color:teal}</style>',
    title: 'Rendered',
    head: '<meta name="referrer" content="no-referrer">',
    queries: [{ endpointName: 'listFaqs', value: faqs }],
  }
}
`

type Options = { bundle?: string; environment?: Record<string, string> }

/** A server on the build of an area that renders its pages. */
export async function withArea({ bundle = BUNDLE, environment = {} }: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-prerender-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'site/server'), { recursive: true })
  mkdirSync(join(folder, 'shell'))
  writeFileSync(join(folder, 'shell/index.html'), PAGE)
  writeFileSync(join(folder, 'shell/prerendered.html'), PAGE_FOR_CONTENT)
  writeFileSync(join(folder, 'site/area.json'), describeArea('public_site', { screens: SCREENS }))
  writeFileSync(join(folder, 'site/server/render.js'), bundle)
  writeFileSync(join(folder, 'site/package.json'), '{"type":"module"}')
  const lines: string[] = []
  const started = await testApp({
    webRoots: { shell: join(folder, 'shell'), remotes: { 'public-site': join(folder, 'site') } },
    environment: { SITE_URL: 'https://boats.example', ...environment },
    log: { level: 'error', stream: { write: (line: string) => void lines.push(line) } },
  })
  const { headers } = await started.signedIn({ admin: true })
  const addFaq = (question: string) =>
    started.app.inject({ method: 'POST', url: '/api/faqs', headers, payload: { question, answer: 'Yes.' } })
  const get = (url: string) => started.app.inject({ url })
  /** A page once the server has rendered it: whoever asks earlier may get one without content. */
  const rendered = async (url: string, content = '<h1>') => {
    const body = async () => {
      // What took too long is tried again after a minute.
      if (lines.join().includes('was not rendered within')) started.clock.advance(MINUTE)
      return (await get(url)).body
    }
    await expect.poll(body).toContain(content)
    return get(url)
  }
  return { ...started, folder, lines, addFaq, get, rendered }
}
