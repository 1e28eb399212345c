import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FORCED_STATES, InteractionStates } from '../../../.storybook/InteractionStates'
import { Select } from './Select'

const statuses = ['All Statuses', 'Pending', 'Confirmed', 'Cancelled'].map((status) => (
  <option key={status}>{status}</option>
))

const meta = {
  title: 'Inputs/Select',
  component: Select,
  args: { label: 'Status', children: statuses },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Confirmed')
    await expect(canvas.getByLabelText('Status')).toHaveValue('Confirmed')
  },
}

export const WithError: Story = { args: { error: 'Choose a status.' } }

export const Disabled: Story = { args: { disabled: true } }

export const InteractiveStates: Story = {
  parameters: FORCED_STATES,
  render: (args) => (
    <InteractionStates>{(state) => <Select {...args} label={`Status, ${state}`} />}</InteractionStates>
  ),
}
