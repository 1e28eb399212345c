import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'

const SCRIPTS = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g
const STYLE_SHEETS = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g
const EMPTY_LINES = /\n\s*(?=\n)/g
const ROOT = '<div id="root"></div>'
/** Nothing will take away there what is shown until scripts render the page. */
const WITHOUT_SCRIPTS = '<noscript><style>#root { display: none }</style></noscript>'

/**
 * Makes two pages of the one that was built, so that nothing competes with their first paint: `index.html`, which says
 * that it is loading until its scripts render it, and `prerendered.html`, whose scripts wait in a template and into which
 * the server puts the content of a page that it has rendered.
 */
async function completePages(folder, starter, loading) {
  const page = await inlineStyles(folder, await readFile(join(folder, 'index.html'), 'utf8'))
  await writeFile(join(folder, 'prerendered.html'), deferScripts(page, await scriptOf(starter)))
  await writeFile(join(folder, 'index.html'), showLoading(page, await renderLoading(loading)))
}

async function inlineStyles(folder, page) {
  const styles = await Promise.all(
    [...page.matchAll(STYLE_SHEETS)].map(([, path]) => readFile(join(folder, path), 'utf8')),
  )
  return page
    .replaceAll(STYLE_SHEETS, '')
    .replaceAll(EMPTY_LINES, '')
    .replace('</head>', () => `<style>${styles.join('').trim()}</style>\n  </head>`)
}

function deferScripts(page, starter) {
  const scripts = page.match(SCRIPTS) ?? []
  if (scripts.length === 0) throw new Error('The page has no scripts to defer.')
  const tags = [`<template id="scripts">${scripts.join('')}</template>`, `<script>${starter}</script>`]
  return page
    .replaceAll(SCRIPTS, '')
    .replaceAll(EMPTY_LINES, '')
    .replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`)
}

function showLoading(page, { html, styles }) {
  if (!page.includes(ROOT)) throw new Error('The page has no empty #root.')
  return page
    .replace('</head>', () => `  ${styles}\n    ${WITHOUT_SCRIPTS}\n  </head>`)
    .replace(ROOT, () => `<div id="root">${html}</div>`)
}

async function scriptOf(path) {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
  })
  return outputFiles[0].text.trim().replaceAll('</', '<\\/')
}

async function renderLoading(path) {
  const folder = await mkdtemp(join(tmpdir(), 'luzzu-loading-'))
  const outfile = join(folder, 'loading.cjs')
  try {
    await build({
      entryPoints: [path],
      outfile,
      bundle: true,
      platform: 'node',
      mainFields: ['module', 'main'],
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
    })
    return createRequire(import.meta.url)(outfile).renderLoading()
  } finally {
    await rm(folder, { recursive: true })
  }
}

const [folder, starter, loading] = process.argv.slice(2)
if (!loading) throw new Error('Which folder, which script starts the others, and what is shown meanwhile?')
await completePages(folder, starter, loading)
