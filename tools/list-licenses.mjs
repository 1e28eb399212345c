import { readFileSync } from 'node:fs'

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))

/** Every installed package by license; those for development only are marked. */
const byLicense = new Map()
for (const [path, { version, license = 'unknown', dev, link }] of Object.entries(packages)) {
  const [, name] = /.*node_modules\/(.+)$/.exec(path) ?? []
  if (!name || link) continue
  const entry = `${name} ${version}${dev ? ' (development)' : ''}`
  byLicense.set(license, [...(byLicense.get(license) ?? []), entry])
}
const sections = [...byLicense]
  .sort()
  .map(([license, entries]) => [license, ...new Set(entries.sort())].join('\n'))
process.stdout.write(`${sections.join('\n\n')}\n`)
