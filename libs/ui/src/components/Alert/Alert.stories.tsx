import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarCheck, TriangleAlert } from 'lucide-react'
import { expect } from 'storybook/test'
import { Stack } from '../Layout/Layout'
import { Alert } from './Alert'

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: {
    icon: <CalendarCheck aria-hidden="true" />,
    children: 'Free cancellation until July 15, 2026, 08:00 (Malta time).',
  },
} satisfies Meta<typeof Alert>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Free cancellation/).parentElement).toHaveAttribute('data-tone', 'info')
  },
}

export const Tones: Story = {
  render: () => (
    <Stack gap={3}>
      <Alert tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
        Somebody changed this while you were writing.
      </Alert>
      <Alert tone="danger" icon={<TriangleAlert aria-hidden="true" />}>
        Two fields need a look: name and price.
      </Alert>
      <Alert tone="success">2 of 3 bookings approved.</Alert>
    </Stack>
  ),
}
