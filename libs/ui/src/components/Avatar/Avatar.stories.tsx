import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../Layout/Layout'
import { Avatar } from './Avatar'

const meta = {
  title: 'Words/Avatar',
  component: Avatar,
  args: { initials: 'MV' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: (args) => (
    <Row gap={4}>
      <Avatar {...args} />
      <Avatar {...args} size="small" />
    </Row>
  ),
}
