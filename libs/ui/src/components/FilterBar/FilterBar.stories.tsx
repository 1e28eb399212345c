import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../Button/Button'
import { DateField } from '../DateField/DateField'
import { SearchField } from '../SearchField/SearchField'
import { SegmentedControl } from '../SegmentedControl/SegmentedControl'
import { FilterBar } from './FilterBar'

const meta = {
  title: 'Inputs/FilterBar',
  component: FilterBar,
  args: {
    'aria-label': 'Bookings',
    children: (
      <>
        <SearchField
          hideLabel
          label="Search"
          value=""
          onValueChange={() => {}}
          placeholder="Booking id, user or product"
        />
        <DateField hideLabel label="Booking date" />
        <SegmentedControl
          legend="Status"
          value="All"
          options={[
            { value: 'All', label: 'All Statuses' },
            { value: 'Pending', label: 'Pending', count: 14 },
            { value: 'Confirmed', label: 'Confirmed' },
          ]}
        />
      </>
    ),
    end: <Button icon={<Plus aria-hidden="true" />}>Add</Button>,
  },
  parameters: { density: 'dense' },
} satisfies Meta<typeof FilterBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const before = location.href
    await userEvent.type(canvas.getByRole('searchbox'), '{Enter}')
    await expect(canvas.getByRole('search', { name: 'Bookings' })).toBeVisible()
    await expect(location.href).toBe(before)
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
