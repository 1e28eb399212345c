import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, Clock, X } from 'lucide-react'
import { expect } from 'storybook/test'
import { Row } from '../Layout/Layout'
import { Badge } from './Badge'

const meta = {
  title: 'Data display/Badge',
  component: Badge,
  args: { tone: 'pending', children: 'Pending' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Confirmed')).toHaveAttribute('data-tone', 'confirmed')
  },

  render: () => (
    <Row>
      <Badge tone="pending" icon={<Clock aria-hidden="true" />}>
        Pending
      </Badge>
      <Badge tone="confirmed" icon={<Check aria-hidden="true" />}>
        Confirmed
      </Badge>
      <Badge tone="cancelled" icon={<X aria-hidden="true" />}>
        Cancelled
      </Badge>
      <Badge tone="neutral">Not Included</Badge>
      <Badge tone="accent">Included</Badge>
      <Badge tone="highlight">Next trip, in 13 days</Badge>
    </Row>
  ),
}
