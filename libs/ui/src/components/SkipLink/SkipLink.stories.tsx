import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FORCED_STATES, InteractionStates } from '../../../.storybook/InteractionStates'
import { SkipLink } from './SkipLink'

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" tabIndex={-1}>
          The content.
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const ShownOnFocus: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0)
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}

export const InteractiveStates: Story = {
  parameters: FORCED_STATES,
  render: (args) => <InteractionStates>{() => <SkipLink {...args} />}</InteractionStates>,
}
