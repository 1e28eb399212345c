import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'

const SCRIPTS = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g
const STYLE_SHEETS = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g

/**
 * Writes beside a built page the one into which the server puts the content of a page that it has rendered. Nothing in
 * it competes with the first paint: its style sheets are in it, and its scripts wait in a template.
 */
async function deferScripts(folder, starter) {
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  const scripts = page.match(SCRIPTS) ?? []
  if (scripts.length === 0) throw new Error('The page has no scripts to defer.')
  const styles = await Promise.all(
    [...page.matchAll(STYLE_SHEETS)].map(([, path]) => readFile(join(folder, path), 'utf8')),
  )
  const head = [
    `<style>${styles.join('').trim()}</style>`,
    `<template id="scripts">${scripts.join('')}</template>`,
    `<script>${await scriptOf(starter)}</script>`,
  ]
  const text = page
    .replaceAll(SCRIPTS, '')
    .replaceAll(STYLE_SHEETS, '')
    .replaceAll(/\n\s*(?=\n)/g, '')
    .replace('</head>', () => `${head.join('\n    ')}\n  </head>`)
  await writeFile(join(folder, 'prerendered.html'), text)
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

const [folder, starter] = process.argv.slice(2)
if (!folder || !starter) throw new Error('Which folder, and which script starts the others?')
await deferScripts(folder, starter)
