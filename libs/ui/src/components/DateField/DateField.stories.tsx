import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DateField } from './DateField'

const meta = {
  title: 'Inputs/DateField',
  component: DateField,
  args: { label: 'Date', min: '2026-07-03', max: '2026-08-02', defaultValue: '2026-07-16' },
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Date')
    await expect(field).toHaveValue('2026-07-16')
    await userEvent.clear(field)
    await userEvent.type(field, '2026-07-20')
    await expect(field).toHaveValue('2026-07-20')
  },
}

export const WithError: Story = { args: { defaultValue: '', error: 'Please select a valid date.' } }
