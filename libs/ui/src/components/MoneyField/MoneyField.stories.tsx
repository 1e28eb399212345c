import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MoneyField } from './MoneyField'

const meta = {
  title: 'Inputs/MoneyField',
  component: MoneyField,
  args: { label: 'Price', defaultValue: '95.00' },
} satisfies Meta<typeof MoneyField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Price' })).toHaveAttribute('step', '0.01')
  },
}

export const InEuro: Story = { args: { currencySign: '€' } }

export const Disabled: Story = {
  args: {
    label: 'Extra Price',
    disabled: true,
    defaultValue: '',
    hint: 'An included add-on has no extra price.',
  },
}
