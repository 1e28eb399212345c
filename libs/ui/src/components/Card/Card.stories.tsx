import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from './Card'

const meta = {
  title: 'Data display/Card',
  component: Card,
  args: { children: 'Well-maintained boats and jet skis from top manufacturers.' },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const AsAnArticle: Story = {
  args: { as: 'article' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toBeVisible()
  },
}
