import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FORCED_STATES, InteractionStates } from '../../../.storybook/InteractionStates'
import { PasswordField } from './PasswordField'

const meta = {
  title: 'Inputs/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password')
    await userEvent.type(field, 'salt and lemon')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(field).toHaveAttribute('type', 'text')
    await expect(field).toHaveValue('salt and lemon')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(field).toHaveAttribute('type', 'password')
  },
}

export const WithError: Story = { args: { error: 'Password must be at least 8 characters' } }

export const InteractiveStates: Story = {
  parameters: FORCED_STATES,
  render: (args) => (
    <InteractionStates>
      {(state) => <PasswordField {...args} label={`Password, ${state}`} />}
    </InteractionStates>
  ),
}
