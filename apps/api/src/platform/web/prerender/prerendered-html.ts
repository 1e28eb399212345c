import { createHash } from 'node:crypto'
import type { PageContent } from './prerendered-pages'

/** A module to load ahead, with its integrity where that is known. */
export type Preload = { href: string; integrity?: string }

const ROOT = '<div id="root"></div>'

/** Puts a page's content, its styles and what it was rendered with into the page that is built for it. */
export function withContent(
  template: string,
  { build, page }: PageContent,
  modules: readonly Preload[],
): string {
  const preloads = modules.map(linkOf).join('')
  const state = `<script type="application/json" id="prerendered">${jsonText({ build, queries: page.queries })}</script>`
  return template
    .replace('</template>', () => `${preloads}</template>`)
    .replace('</head>', () => `${page.head}${page.styles}</head>`)
    .replace(ROOT, () => `<div id="root">${page.html}</div>${state}`)
}

/**
 * Lets the browser load the modules of a page without content while it starts. Those of an area with access control lie
 * in a template, until the page's scripts know that it may be entered.
 */
export function withPreloads(template: string, modules: readonly Preload[], guardedBy?: string): string {
  if (modules.length === 0) return template
  const links = modules.map(linkOf).join('')
  const tags = guardedBy ? `<template data-modules-of="${guardedBy}">${links}</template>` : links
  return template.replace('</title>', () => `</title>\n    ${tags}`)
}

function linkOf({ href, integrity }: Preload): string {
  return `<link rel="modulepreload" href="${href}"${integrity ? ` integrity="${integrity}"` : ''} />`
}

// A name may hold the end of a script; escaped like this it stays text.
const jsonText = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The scripts in built pages, as a policy names them. */
export function scriptHashes(...pages: (string | undefined)[]): string[] {
  const scripts = pages.flatMap((page) => [...(page ?? '').matchAll(/<script>([\s\S]*?)<\/script>/g)])
  const hashes = scripts.map(([, text = '']) => createHash('sha256').update(text).digest('base64'))
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`)
}
