import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarDays, Clock, Ruler, Users, Weight } from 'lucide-react'
import { expect } from 'storybook/test'
import { DescriptionList } from './DescriptionList'

const meta = {
  title: 'Data display/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Product', detail: 'Painted Luzzu' },
      { term: 'Slot', detail: 'Morning, 08:00-12:00' },
      { term: 'Total', detail: '$165.00' },
    ],
  },
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Product',
      'Slot',
      'Total',
    ])
    await expect(canvas.getByText('$165.00').closest('dd')).toBeVisible()
  },
}

export const Chips: Story = {
  args: {
    variant: 'chips',
    items: [
      { term: 'Max Persons', detail: '8', icon: <Users aria-hidden="true" /> },
      { term: 'Max Weight', detail: '720 kg', icon: <Weight aria-hidden="true" /> },
      { term: 'Height', detail: '2.4 m', icon: <Ruler aria-hidden="true" /> },
    ],
  },
}

export const Icons: Story = {
  args: {
    variant: 'icons',
    items: [
      { term: 'Date', detail: 'July 16, 2026', icon: <CalendarDays aria-hidden="true" /> },
      {
        term: 'Slot',
        detail: 'Morning, 08:00-12:00',
        small: '4 hours, Malta time',
        icon: <Clock aria-hidden="true" />,
      },
    ],
  },
}
