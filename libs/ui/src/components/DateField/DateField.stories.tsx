import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateField } from './DateField'

const meta = {
  title: 'Fields/DateField',
  component: DateField,
  args: { label: 'Date', min: '2026-07-03', max: '2026-08-02', defaultValue: '2026-07-16' },
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithError: Story = { args: { defaultValue: '', error: 'Please select a valid date.' } }
