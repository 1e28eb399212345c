import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { InputElement } from './control.styles'
import { Field } from './Field'

const meta = {
  title: 'Inputs/Field',
  component: Field,
  args: { label: 'Booking code', children: (control) => <InputElement {...control} /> },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithHint: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('textbox', { name: 'Booking code (optional)' }),
    ).toHaveAccessibleDescription('It stands in the email that we sent you.')
  },
  args: { hint: 'It stands in the email that we sent you.', optional: true },
}
