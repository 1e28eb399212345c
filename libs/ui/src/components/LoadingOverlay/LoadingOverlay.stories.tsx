import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LoadingOverlay } from './LoadingOverlay'

const meta = {
  title: 'Feedback/LoadingOverlay',
  component: LoadingOverlay,
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
} satisfies Meta<typeof LoadingOverlay>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithMessage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking your access…')
    await expect(canvas.getByText('Checking your access…')).toHaveStyle({ textAlign: 'center' })
  },
  args: { message: 'Checking your access…' },
}
