import { readFileSync } from 'node:fs'

/** Duplicates of these would mean two stores, two routers or two style sheets on one page. */
const ONE_INSTANCE = [
  'react',
  'react-dom',
  'react-hot-toast',
  'styled-components',
  '@luzzu/routing',
  '@luzzu/api-core',
]

function versionOf(name: string): string {
  const manifest = new URL(`../../node_modules/${name}/package.json`, import.meta.url)
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
}

/** The version of each, by its name. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries(ONE_INSTANCE.map((name) => [name, versionOf(name)]))
}

/** The `shared` option of an area, which uses what the page provides and brings none of it. */
export function sharedByPage() {
  return Object.fromEntries(
    Object.entries(sharedVersions()).map(([name, version]) => [
      name,
      {
        singleton: true,
        requiredVersion: `^${version}`,
        version,
        import: false as const,
        strictVersion: true,
      },
    ]),
  )
}
