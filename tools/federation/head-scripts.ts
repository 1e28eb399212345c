import { readFileSync } from 'node:fs'
import { transform } from 'esbuild'
import type { Plugin } from 'vite'

const SOURCES = [
  'libs/ui/src/theme/theme-script.js',
  'libs/ui/src/theme/picture-script.js',
  'libs/api-client/core/src/session/session-script.js',
  'libs/routing/src/search-script.js',
]

/**
 * Puts the scripts that must run before the first paint into the head of a page. They are so small that a request
 * would take longer than they do; the server's policy names them by their hash.
 */
export const headScripts: Plugin = {
  name: 'head-scripts',
  async transformIndexHtml() {
    const texts = SOURCES.map((path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'))
    const { code } = await transform(texts.join('\n'), { minify: true, target: 'es2022' })
    return [{ tag: 'script', children: code.trim(), injectTo: 'head' }]
  },
}
