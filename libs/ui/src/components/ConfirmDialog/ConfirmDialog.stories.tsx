import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ConfirmDialog } from './ConfirmDialog'

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: {
    open: true,
    onClose: fn(),
    onConfirm: fn(),
    title: 'Delete booking 1278?',
    children: 'This action cannot be undone.',
    confirmLabel: 'Delete booking',
    tone: 'danger',
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const TheSafeAnswerHasTheFocus: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await expect(screen.getByRole('dialog', { name: 'Delete booking 1278?' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Delete booking' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete booking' }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const Approve: Story = {
  args: {
    title: 'Approve booking 1278?',
    children: 'Chiara Ricci will be notified.',
    confirmLabel: 'Approve',
    tone: 'primary',
  },
}
