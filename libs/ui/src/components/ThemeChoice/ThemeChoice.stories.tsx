import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ThemeChoice } from './ThemeChoice'

const meta = {
  title: 'Inputs/ThemeChoice',
  component: ThemeChoice,
  beforeEach: () => () => {
    localStorage.removeItem('theme')
    document.documentElement.removeAttribute('data-theme')
  },
} satisfies Meta<typeof ThemeChoice>

export default meta
type Story = StoryObj<typeof meta>

export const TheChoiceStays: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }))
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    await expect(localStorage.getItem('theme')).toBe('dark')
    await userEvent.click(canvas.getByRole('radio', { name: 'System' }))
    await expect(document.documentElement).not.toHaveAttribute('data-theme')
  },
}
