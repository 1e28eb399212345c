import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MeterList } from '../MeterList/MeterList'
import { Panel } from './Panel'

const meta = {
  title: 'Layout/Panel',
  component: Panel,
  args: {
    title: 'Popular Rentals',
    subtitle: 'All bookings so far',
    action: <a href="#all">All bookings</a>,
    children: <MeterList items={[{ label: 'Kayaks', value: 412, text: '412 bookings' }]} />,
  },
  parameters: { density: 'dense' },
} satisfies Meta<typeof Panel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Popular Rentals' })).toContainElement(
      canvas.getByRole('link', { name: 'All bookings' }),
    )
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
