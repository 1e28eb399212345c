import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FORCED_STATES, InteractionStates } from '../../../.storybook/InteractionStates'
import { TextArea } from './TextArea'

const meta = {
  title: 'Inputs/TextArea',
  component: TextArea,
  args: { label: 'Answer' },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithError: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Answer' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Answer is required')
    await userEvent.type(field, 'Two lines{Enter}of text')
    await expect(field).toHaveValue('Two lines\nof text')
  },
  args: { error: 'Answer is required' },
}

export const Filled: Story = {
  args: {
    defaultValue: 'A towel, sun cream, water and shoes that may get wet. Life jackets are on board.',
    rows: 6,
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const InteractiveStates: Story = {
  parameters: FORCED_STATES,
  render: (args) => (
    <InteractionStates>{(state) => <TextArea {...args} label={`Description, ${state}`} />}</InteractionStates>
  ),
}
