import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MeterList } from './MeterList'

const meta = {
  title: 'Data display/MeterList',
  component: MeterList,
  args: {
    items: [
      { label: 'Kayaks', value: 412, text: '412 bookings' },
      { label: 'Boat Rental', value: 388, text: '388 bookings' },
      { label: 'Jet Skis', value: 251, text: '251 bookings' },
      { label: 'Night Snorkelling', value: 1, text: '1 booking' },
    ],
  },
} satisfies Meta<typeof MeterList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const [greatest, , , least] = canvas.getAllByRole('listitem')
    await expect(greatest).toHaveTextContent('Kayaks412 bookings')
    await expect(least).toHaveTextContent('1 booking')
  },
}

export const Nothing: Story = { args: { items: [{ label: 'Kayaks', value: 0, text: '0 bookings' }] } }
