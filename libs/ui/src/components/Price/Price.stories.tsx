import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Price } from './Price'

const meta = {
  title: 'Data display/Price',
  component: Price,
  args: { prefix: 'From', amount: '$120.00', unit: '/hour' },
} satisfies Meta<typeof Price>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('From $120.00/hour')
  },
}

export const AmountAlone: Story = { args: { prefix: undefined, unit: undefined } }
