import type { Meta, StoryObj } from '@storybook/react-vite'
import { Clock } from 'lucide-react'
import { expect } from 'storybook/test'
import { Row as Figures } from '../Layout/Layout'
import { Skeleton } from '../Skeleton/Skeleton'
import { Stat } from './Stat'

const meta = {
  title: 'Data display/Stat',
  component: Stat,
  args: { label: 'Total Bookings', value: '1,284' },
  parameters: { density: 'dense' },
} satisfies Meta<typeof Stat>

export default meta
type Story = StoryObj<typeof meta>

export const Row: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Pending Approvals' })).toBeVisible()
    await expect(canvas.getByText('1,284')).toBeVisible()
  },

  render: () => (
    <Figures gap={4}>
      <Stat label="Total Bookings" value="1,284" action={<a href="#all">See all bookings</a>} />
      <Stat
        label="Pending Approvals"
        value="14"
        tone="attention"
        icon={<Clock aria-hidden="true" />}
        hint="Requires your attention"
      />
      <Stat label="Registered Users" value="862" />
    </Figures>
  ),
}

export const Loading: Story = { args: { value: <Skeleton label="Loading…" width="4rem" height="2rem" /> } }
