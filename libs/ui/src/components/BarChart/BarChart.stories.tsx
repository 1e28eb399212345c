import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { BarChart } from './BarChart'

const weeks = [
  'Mar 30',
  'Apr 6',
  'Apr 13',
  'Apr 20',
  'Apr 27',
  'May 4',
  'May 11',
  'May 18',
  'May 25',
  'Jun 1',
  'Jun 8',
  'Jun 15',
]
const made = [12, 15, 19, 17, 24, 28, 26, 33, 38, 41, 47, 31]
const data = weeks.map((label, index) => ({ label, value: made[index] ?? 0, partial: index === 11 }))

const meta = {
  title: 'Data display/BarChart',
  component: BarChart,
  args: {
    label: 'Bookings by week',
    description: 'From 12 in the week of March 30 up to 47 in the week of June 8; 31 so far this week.',
    headers: ['Week of', 'Bookings'],
    data,
  },
  parameters: { density: 'dense' },
} satisfies Meta<typeof BarChart>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Bookings by week' })).toBeVisible()
    await userEvent.click(canvas.getByText('Show as a table'))
    await expect(canvas.getByRole('rowheader', { name: 'Jun 8' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: '47' })).toBeVisible()
  },
}

export const Folded: Story = {}

export const Empty: Story = { args: { data: [] } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
