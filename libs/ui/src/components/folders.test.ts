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
  test('styles of its own, or a component that it is built from', () => {
    const component = read(`${name}/${name}.tsx`)
    const isStyled =
      component.includes("from 'styled-components'") ||
      filesOf(name).some((file) => file.endsWith('.styles.ts'))
    const madeOf = names.filter((other) => component.includes(`from '../${other}/`))
    expect(isStyled || madeOf.length > 0).toBe(true)
  })

  test('stories, at least one of them with interactions', () => {
    expect(read(`${name}/${name}.stories.tsx`)).toMatch(/\bplay: async/)
  })

  test('one documentation page with a live example, guidelines, content, accessibility and props', () => {
    const page = read(`${name}/${name}.mdx`)
    const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
    expect(headings).toEqual(['Guidelines', 'Content', 'Accessibility', 'Props'])
    for (const block of ['<Meta of={stories} />', '<Canvas of={', '<Do', '<Dont', '<ArgTypes of={']) {
      expect(page).toContain(block)
    }
  })

  test('an export from the library', () => {
    expect(read('../index.ts')).toContain(`'./components/${name}/`)
  })
})
