import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
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

/** The wheel scrolls the page and leaves the amount as it is. */
export const TurnedWheel: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Price' })
    field.focus()
    await fireEvent.wheel(field, { deltaY: 100 })
    await expect(field).not.toHaveFocus()
    await expect(field).toHaveValue(95)
  },
}

export const InEuro: Story = { args: { currencySign: '€' } }

/** The digits begin after the sign, however long it is. */
export const InFrancs: Story = {
  args: { currencySign: 'CHF', defaultValue: '1250.00' },
  play: async ({ canvas }) => {
    const sign = canvas.getByText('CHF').getBoundingClientRect()
    const input = canvas.getByRole('spinbutton')
    await waitFor(() =>
      expect(
        input.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(input).paddingInlineStart),
      ).toBeGreaterThan(sign.right),
    )
  },
}

export const Disabled: Story = {
  args: {
    label: 'Extra Price',
    disabled: true,
    defaultValue: '',
    hint: 'An included add-on has no extra price.',
  },
}
