import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button'
import { SummaryPanel } from './SummaryPanel'

const meta = {
  title: 'Data display/SummaryPanel',
  component: SummaryPanel,
  args: {
    title: 'Booking Summary',
    children: (
      <p>
        <strong>Painted Luzzu</strong>
        <small>Boats</small>
      </p>
    ),
    lines: [
      { label: 'Base price', value: '$120.00' },
      { label: 'Maltese lunch on board', value: '$45.00' },
      { label: 'Snorkel set', value: 'Free' },
      { label: 'Date', value: 'July 16, 2026' },
      { label: 'Slot', value: 'Not selected', muted: true },
    ],
    total: { label: 'Total', value: '$165.00' },
    actions: (
      <>
        <Button size="large">Continue to Time Selection</Button>
        <Button variant="plain">Back</Button>
      </>
    ),
    style: { maxWidth: '22.5rem' },
  },
} satisfies Meta<typeof SummaryPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('complementary', { name: 'Booking Summary' })
    await expect(panel).toHaveTextContent('Total$165.00')
    await expect(canvas.getByText('Slot').parentElement).toHaveAttribute('data-muted')
  },
}
