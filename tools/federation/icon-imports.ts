import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const PACKAGE = 'lucide-react'
const BARREL = new URL(`../../node_modules/${PACKAGE}/dist/esm/lucide-react.mjs`, import.meta.url)
const IMPORT = /import \{([^}]+)\} from ['"]lucide-react['"]/g

/**
 * Imports each icon from its own file. Through the package's main file a build reads 2,000 icons to use 30, and the
 * federation plugin looks at each of them in several hooks; a dev server would bundle all of them before its first page.
 */
export const iconImports: Plugin = {
  name: 'icon-imports',
  enforce: 'pre',
  config: () => ({ optimizeDeps: { exclude: [PACKAGE] } }),
  transform: {
    filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: 'lucide-react' },
    handler: (code) => ({ code: code.replace(IMPORT, (_, names: string) => importsOf(names)), map: null }),
  },
}

/** On one line, as the statement was, so that source maps stay right. */
function importsOf(names: string): string {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) =>
      name.startsWith('type ')
        ? `import type { ${name.slice(5)} } from 'lucide-react';`
        : `import ${name.split(' as ').at(-1)} from 'lucide-react/icons/${fileOf(name.split(' as ')[0])}';`,
    )
    .join(' ')
}

let files: Map<string, string> | undefined

function fileOf(name = ''): string {
  files ??= readBarrel()
  const file = files.get(name)
  if (!file) throw new Error(`lucide-react has no icon ${name}`)
  return file
}

function readBarrel(): Map<string, string> {
  const lines = readFileSync(BARREL, 'utf8').matchAll(/export \{(.+)\} from '\.\/icons\/([\w-]+)\.mjs'/g)
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  )
}
