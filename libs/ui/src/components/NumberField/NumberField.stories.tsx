import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { NumberField } from './NumberField'

const meta = {
  title: 'Inputs/NumberField',
  component: NumberField,
  args: { label: 'Max Persons', min: 1, defaultValue: 8 },
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Max Persons' })
    await userEvent.clear(field)
    await userEvent.type(field, '12')
    await expect(field).toHaveValue(12)
  },
}

export const WithUnit: Story = {
  args: { label: 'Max Weight (kg)', unit: 'kg', optional: true, defaultValue: 720 },
}

export const WithError: Story = {
  args: { defaultValue: undefined, error: 'The max persons field is required' },
}

export const WithNote: Story = {
  args: { label: 'Price', note: 'per hour', defaultValue: 95 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Price' })
    await expect(field).toHaveAccessibleDescription('per hour')
  },
}
