import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../Layout/Layout'
import { Spinner } from './Spinner'

const meta = {
  title: 'States/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: () => (
    <Row gap={4} role="status">
      <Spinner />
      <Spinner size="large" />
      Loading the map…
    </Row>
  ),
}
