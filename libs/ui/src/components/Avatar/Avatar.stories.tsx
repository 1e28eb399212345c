import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Row } from '../Layout/Layout'
import { Avatar } from './Avatar'

const meta = {
  title: 'Data display/Avatar',
  component: Avatar,
  args: { initials: 'MV' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  play: async ({ canvas }) => {
    // The initials repeat a visible name.
    for (const initials of canvas.getAllByText('MV'))
      await expect(initials).toHaveAttribute('aria-hidden', 'true')
  },

  render: (args) => (
    <Row gap={4}>
      <Avatar {...args} />
      <Avatar {...args} size="small" />
    </Row>
  ),
}
