import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button'
import { VisuallyHidden } from './VisuallyHidden'

const meta = {
  title: 'Layout/VisuallyHidden',
  component: VisuallyHidden,
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const InAButton: Story = {
  render: () => (
    <Button variant="soft">
      Approve<VisuallyHidden> booking 1278, Chiara Ricci</VisuallyHidden>
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Approve booking 1278, Chiara Ricci')
  },
}
