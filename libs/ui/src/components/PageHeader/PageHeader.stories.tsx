import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button'
import { PageHeader } from './PageHeader'

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: { title: 'Bookings', description: '1,284 bookings, 14 pending' },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Dense: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('FAQ Management')
    await expect(canvas.getByRole('button', { name: 'Add New FAQ' })).toBeVisible()
  },

  args: {
    title: 'FAQ Management',
    description: undefined,
    actions: <Button icon={<Plus aria-hidden="true" />}>Add New FAQ</Button>,
  },
  parameters: { density: 'dense' },
}
