import type { Meta, StoryObj } from '@storybook/react-vite'
import { Eye, Trash2 } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { FORCED_STATES, InteractionStates } from '../../../.storybook/InteractionStates'
import { IconButton } from './IconButton'

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { 'aria-label': 'View details', icon: <Eye />, onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View details' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const WithTip: Story = {
  args: { tooltip: true },
  parameters: { density: 'dense' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    // The tooltip repeats the accessible name and is not part of it.
    await expect(canvas.getByRole('button')).toHaveAccessibleName('View details')
  },
}

export const Danger: Story = {
  args: { 'aria-label': 'Delete booking 1278', icon: <Trash2 />, tone: 'danger' },
}

export const Disabled: Story = { args: { disabled: true } }

export const InteractiveStates: Story = {
  parameters: FORCED_STATES,
  render: () => (
    <InteractionStates>
      {(state) => <IconButton icon={<Eye />} aria-label={`View details, ${state}`} />}
    </InteractionStates>
  ),
}
