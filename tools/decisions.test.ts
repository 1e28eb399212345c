import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../docs/decisions')
const TEMPLATE = '000-template.md'
const records = readdirSync(folder)
  .filter((name) => /^\d{3}-/.test(name) && name !== TEMPLATE)
  .map((name) => ({ name, number: name.slice(0, 3), text: readFileSync(join(folder, name), 'utf8') }))
const index = readFileSync(join(folder, 'README.md'), 'utf8')

const numbersIn = (text = '') => [...text.matchAll(/\[(\d{3})\]/g)].map(([, number]) => number)

/** The records that a record is superseded by, and those that it supersedes, by its status. */
function supersessions(text: string) {
  const [, status = ''] = /^\*\*Status\*\*: (.+)$/m.exec(text) ?? []
  const [before, after] = status.split('Supersedes')
  return { by: numbersIn(before), of: numbersIn(after) }
}

describe.each(records)('$name', ({ name, number, text }) => {
  test('has a row in the index, with its title and what supersedes it', () => {
    const [, title] = /^# \d{3}: (.+)$/m.exec(text) ?? []
    const { by } = supersessions(text)
    const state = by.length === 0 ? 'accepted' : `accepted, in part superseded by ${by.join(', ')}`
    expect(index).toContain(`\n| [${number}](${name}) | ${title} | ${state} | `)
  })

  test('and what supersedes it name each other', () => {
    const { by, of } = supersessions(text)
    const isNamed = (other: string | undefined, side: 'by' | 'of') =>
      records.some((record) => record.number === other && supersessions(record.text)[side].includes(number))
    expect(by.filter((other) => !isNamed(other, 'of'))).toEqual([])
    expect(of.filter((other) => !isNamed(other, 'by'))).toEqual([])
  })
})

test('every number has a row', () => {
  const last = Math.max(...records.map(({ number }) => Number(number)))
  const numbers = [...index.matchAll(/^\| \[?(\d{3})\]?/gm)].map(([, number]) => Number(number))
  expect(numbers).toEqual(Array.from({ length: last }, (_, at) => at + 1))
})
