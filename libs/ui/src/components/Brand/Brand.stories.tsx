import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Brand } from './Brand'

const meta = {
  title: 'Data display/Brand',
  component: Brand,
  args: { name: 'Luzzu' },
} satisfies Meta<typeof Brand>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const PolymorphicProps: Story = {
  args: { href: '#home' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Luzzu' })).toHaveAttribute('href', '#home')
  },
}

export const Small: Story = { args: { size: 'small' } }
