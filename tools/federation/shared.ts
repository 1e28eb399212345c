import { readFileSync } from 'node:fs'

/** Two copies of any of these would mean two pages in one: two stores, two routers, two style sheets. */
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

/** The `shared` option of the shell (which provides) and of the remotes (`{ import: false }`: which only use). */
export function shared(options: { import?: false; eager?: true } = {}) {
  return Object.fromEntries(
    ONE_INSTANCE.map((name) => {
      const version = versionOf(name)
      return [name, { singleton: true, requiredVersion: `^${version}`, version, ...options }]
    }),
  )
}

/** styled-components with class names that depend on the file alone, so that server and browser agree. */
export const deterministicStyles = {
  plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, pure: true } },
} as never
