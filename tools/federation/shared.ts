import { readFileSync } from 'node:fs'

/** Duplicates of these would mean two stores, two routers or two style sheets on one page. */
const ONE_INSTANCE = [
  'react',
  'react-dom',
  'react-redux',
  'react-hot-toast',
  'styled-components',
  '@luzzu/routing',
  '@luzzu/api-core',
]

function versionOf(name: string): string {
  const manifest = new URL(`../../node_modules/${name}/package.json`, import.meta.url)
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
}

/** The `shared` option of the shell, which provides, and of the remotes (`{ import: false }`), which only consume. */
export function shared(options: { import?: false; eager?: true } = {}) {
  return Object.fromEntries(
    ONE_INSTANCE.map((name) => {
      const version = versionOf(name)
      return [name, { singleton: true, requiredVersion: `^${version}`, version, ...options }]
    }),
  )
}

/** styled-components with deterministic class names, so that server and browser agree. */
export const deterministicStyles = {
  plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, pure: true } },
} as never
