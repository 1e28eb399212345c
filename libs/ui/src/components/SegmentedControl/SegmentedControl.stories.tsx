import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FORCED_STATES, InteractionStates } from '../../../.storybook/InteractionStates'
import { SegmentedControl } from './SegmentedControl'

const options = [
  { value: 'All', label: 'All Statuses' },
  { value: 'Pending', label: 'Pending', count: 14 },
  { value: 'Confirmed', label: 'Confirmed' },
  { value: 'Cancelled', label: 'Cancelled' },
]

const meta = {
  title: 'Inputs/SegmentedControl',
  component: SegmentedControl<string>,
  args: { legend: 'Status', options, value: 'Pending', onChange: fn() },
  parameters: { density: 'dense' },
} satisfies Meta<typeof SegmentedControl<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Pending' })).toHaveFocus()
    await expect(canvas.getByRole('radio', { name: 'Pending' })).toHaveAccessibleDescription('14')
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenCalledWith('Confirmed')
  },
}

export const ShowsAtOnceWhatIsPressed: Story = {
  // The value of the story never follows; one that is kept in the URL follows late.
  play: async ({ canvas, args }) => {
    const confirmed = canvas.getByRole('radio', { name: 'Confirmed' })
    await userEvent.click(confirmed)
    await expect(confirmed).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith('Confirmed')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const InteractiveStates: Story = {
  parameters: FORCED_STATES,
  render: (args) => (
    <InteractionStates>
      {(state) => <SegmentedControl {...args} legend={`Status, ${state}`} />}
    </InteractionStates>
  ),
}
