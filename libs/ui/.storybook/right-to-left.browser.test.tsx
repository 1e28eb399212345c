import { composeStory, type Meta, type StoryObj, setProjectAnnotations } from '@storybook/react-vite'
import axe from 'axe-core'
import { describe, expect, test } from 'vitest'
import preview from './preview'

const { a11y } = preview.parameters ?? {}
const annotations = setProjectAnnotations([preview, { initialGlobals: { direction: 'rtl' } }])

type Stories = { default: Meta } & Record<string, StoryObj>
const files = import.meta.glob<Stories>('../src/components/*/*.stories.tsx', { eager: true })

const named = Object.entries(files).map(([path, stories]) => {
  const { default: meta, ...rest } = stories
  return { component: path.split('/').at(-2) ?? path, meta, stories: Object.entries(rest) }
})

describe('in right-to-left direction', () => {
  test.each(named)('$component stays on the page without axe violations', async ({ meta, stories }) => {
    for (const [name, { play: _notHere, ...story }] of stories) {
      const shown = composeStory(story, meta, annotations, name)
      await shown.run()
      const { clientWidth, scrollWidth } = document.documentElement
      const { violations } = await axe.run(document.body, a11y.options)
      const barriers = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
      expect({ name, dir: document.documentElement.dir, over: scrollWidth - clientWidth, barriers }).toEqual({
        name,
        dir: 'rtl',
        over: 0,
        barriers: [],
      })
    }
  })
})
