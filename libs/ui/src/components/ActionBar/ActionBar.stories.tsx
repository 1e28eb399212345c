import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../Button/Button'
import { Stack } from '../Layout/Layout'
import { TextField } from '../TextField/TextField'
import { ActionBar } from './ActionBar'

const LABELS = Array.from({ length: 12 }, (_, index) => `Field ${index + 1}`)

const meta = {
  title: 'Layout/ActionBar',
  component: ActionBar,
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: {
    total: { label: 'Total', value: '$165.00' },
    onBack: fn(),
    children: <Button>Continue to Date Selection</Button>,
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof ActionBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The bar never covers the focused field. */
export const TheFocusedFieldStaysClear: Story = {
  render: (args) => (
    <Stack gap={4}>
      {LABELS.map((label) => (
        <TextField key={label} label={label} />
      ))}
      <ActionBar {...args} />
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    const last = canvas.getByLabelText('Field 12')
    last.focus()
    const bar = canvas.getByText('$165.00').closest('[data-action-bar]')
    const barTop = bar?.getBoundingClientRect().top ?? 0
    await expect(barTop).toBeGreaterThan(0)
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(barTop)
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const OnATablet: Story = {
  ...TheFocusedFieldStaysClear,
  args: { onBack: fn() },
  globals: { viewport: { value: 'tablet' } },
}
