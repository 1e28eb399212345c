import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const folder = fileURLToPath(new URL('.', import.meta.url))
const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

const filesOf = (name: string) => readdirSync(`${folder}${name}`)
const read = (path: string) => readFileSync(`${folder}${path}`, 'utf8')

describe.each(names)('%s has all of its parts:', (name) => {
  test('styles of its own, or another component that it is made of', () => {
    const isStyled = filesOf(name).some((file) => file.endsWith('.styles.ts'))
    const madeOf = names.filter((other) => read(`${name}/${name}.tsx`).includes(`from '../${other}/`))
    expect(isStyled || madeOf.length > 0).toBe(true)
  })

  test('stories, of which one at least is played', () => {
    expect(read(`${name}/${name}.stories.tsx`)).toMatch(/\bplay: async/)
  })

  test('a usage page that says when to use it, when not, and what its words are', () => {
    const headings = [...read(`${name}/${name}.mdx`).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
    expect(headings).toEqual(expect.arrayContaining(['When to use it', 'When not', 'Its words']))
  })

  test('a place in what the library hands out', () => {
    expect(read('../index.ts')).toContain(`'./components/${name}'`)
  })
})
