import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Row } from '../Layout/Layout'
import { Kbd } from './Kbd'

const meta = {
  title: 'Data display/Kbd',
  component: Kbd,
  args: { children: 'Ctrl K' },
} satisfies Meta<typeof Kbd>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ctrl K').tagName).toBe('KBD')
  },
}

export const Several: Story = {
  render: () => (
    <Row>
      <Kbd>/</Kbd> search <Kbd>[</Kbd> collapse <Kbd>?</Kbd> shortcuts
    </Row>
  ),
}
