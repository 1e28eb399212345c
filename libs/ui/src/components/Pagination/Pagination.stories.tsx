import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FORCED_STATES, InteractionStates } from '../../../.storybook/InteractionStates'
import { Pagination } from './Pagination'

const next = fn()

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { 'aria-label': 'Pages of bookings', summary: '1 to 12 of 1,284' },
  parameters: { density: 'dense' },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const FirstPage: Story = {
  args: { onNext: next },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(next).toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAccessibleDescription(
      'This is the first page.',
    )
  },
}

export const LastPage: Story = {
  args: { summary: '1,273 to 1,284 of 1,284', onPrevious: fn() },
}

export const Loading: Story = { args: { loading: true } }

export const InteractiveStates: Story = {
  parameters: FORCED_STATES,
  render: (args) => (
    <InteractionStates>
      {(state) => <Pagination {...args} aria-label={`Pages, ${state}`} />}
    </InteractionStates>
  ),
}
