import type { CalendarDate } from '@luzzu/domain/calendar'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent } from 'storybook/test'
import { DatePicker } from './DatePicker'

const MIN = '2026-07-03' as CalendarDate
const MAX = '2026-08-02' as CalendarDate

function Picker({ error, initial = '' }: { error?: string; initial?: string }) {
  const [date, setDate] = useState(initial)
  return (
    <DatePicker
      label="Date"
      value={date}
      onChange={setDate}
      error={error}
      initialMonth="2026-07"
      min={MIN}
      max={MAX}
      dayState={(day) =>
        day < MIN || day > MAX ? { tone: 'closed', text: 'Closed' } : { tone: 'free', text: 'Free' }
      }
    />
  )
}

const meta = {
  title: 'Inputs/DatePicker',
  component: Picker,
} satisfies Meta<typeof Picker>

export default meta
type Story = StoryObj<typeof meta>

export const FieldAndGridAgree: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'July 9, 2026, free' }))
    await expect(canvas.getByLabelText('Date')).toHaveValue('2026-07-09')
    await fireEvent.change(canvas.getByLabelText('Date'), { target: { value: '2026-08-01' } })
    await expect(canvas.getByRole('button', { name: 'August 1, 2026, free' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
}

export const WithError: Story = { args: { error: 'Maximum scheduling range is 30 days.' } }

/** As from a link: the last month tells how far dates go. */
export const TooFarAhead: Story = {
  args: { initial: '2026-10-05' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Date')).toHaveValue('2026-10-05')
    await expect(canvas.getByRole('button', { name: 'August 1, 2026, free' })).toBeVisible()
  },
}
