import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const COMPONENT_ID = /\bsc-[a-z\d]+(?=-\d+["'`])/g

/**
 * styled-components with class names on which server and browser agree, and which are the same wherever the workspace
 * lies: the compiler derives them from each file's absolute path, so that the builds of two folders would differ.
 */
export const deterministicStyles: Plugin = {
  name: 'deterministic-styles',
  config: () => ({
    oxc: {
      plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, pure: true } },
    } as never,
  }),
  transform: {
    filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: 'componentId' },
    handler: (code, id) => ({ code: code.replace(COMPONENT_ID, `sc-${nameOf(id)}`), map: null }),
  },
}

/** Five letters for a source, by its package and its path in it. */
function nameOf(source: string): string {
  const manifest = findPackageJSON('.', pathToFileURL(source))
  if (!manifest) throw new Error(`${source} belongs to no package`)
  const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name: string }
  return createHash('sha256')
    .update(`${name}/${relative(dirname(manifest), source)}`)
    .digest('base64url')
    .slice(0, 5)
}
