import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Row } from '../Layout/Layout'
import { Spinner } from './Spinner'

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the map…')
    await expect(canvas.getByRole('status').querySelector('[data-size=large]')).toHaveAttribute(
      'aria-hidden',
      'true',
    )
  },

  render: () => (
    <Row gap={4} role="status">
      <Spinner />
      <Spinner size="large" />
      Loading the map…
    </Row>
  ),
}
