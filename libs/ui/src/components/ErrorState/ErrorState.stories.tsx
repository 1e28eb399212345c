import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ErrorState } from './ErrorState'

const meta: Meta<typeof ErrorState> = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: { onRetry: fn(), children: 'The server did not answer. Check your connection.' },
}

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This did not load.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Retrying: Story = { args: { retrying: true } }

export const NoWayBack: Story = {
  args: {
    title: 'Product Not Found',
    titleAs: 'h1',
    children: undefined,
    onRetry: undefined,
    action: <a href="#home">Back to Home</a>,
  },
}
