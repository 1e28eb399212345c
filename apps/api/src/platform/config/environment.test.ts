import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EnvironmentSchema } from './environment'

/** Defaults that depend on the machine or on other variables are described in words. */
const IN_WORDS = ['MAX_MEMORY_MB', 'ALLOWED_ORIGINS', 'WEBHOOK_ALLOWED_ORIGINS', 'TRUST_PROXY']

test('the page about the configuration names every variable with its default, and no other', () => {
  const page = readFileSync(new URL('../../../../../docs/configuration.md', import.meta.url), 'utf8')
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const documented = rows.flatMap(([, names = '', defaults = '']) => {
    const texts = defaults.split(', ')
    return names
      .split(', ')
      .map((name, at) => [name.replaceAll('`', ''), texts[at] ?? texts[0] ?? ''] as const)
  })

  expect(documented.map(([name]) => name).sort()).toEqual(Object.keys(EnvironmentSchema.properties).sort())
  const byName = new Map(documented)
  for (const [name, schema] of Object.entries(EnvironmentSchema.properties)) {
    const fallback = (schema as { default?: string }).default
    if (fallback !== undefined && !IN_WORDS.includes(name))
      expect([name, byName.get(name)]).toEqual([name, `\`${fallback}\``])
  }
})
