import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Layout/Layout'
import { Skeleton } from './Skeleton'

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Shapes: Story = {
  render: () => (
    <Stack gap={3}>
      <Skeleton label="Loading the questions…" width="60%" />
      <Skeleton width="90%" />
      <Skeleton shape="block" height="4rem" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the questions…')
  },
}
