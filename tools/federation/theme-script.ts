import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const source = readFileSync(new URL('../../libs/ui/src/theme/theme-script.js', import.meta.url), 'utf8')

/** Injects the theme script into the head of a page, before the first paint. */
export const themeScript: Plugin = {
  name: 'theme-script',
  configureServer({ middlewares }) {
    middlewares.use('/theme.js', (_request, response) => {
      response.setHeader('content-type', 'text/javascript')
      response.end(source)
    })
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'theme.js', source })
  },
  transformIndexHtml: () => [{ tag: 'script', attrs: { src: '/theme.js' }, injectTo: 'head' }],
}
