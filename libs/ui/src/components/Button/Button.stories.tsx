import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarCheck, Plus } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { FORCED_STATES, InteractionStates } from '../../../.storybook/InteractionStates'
import { Row, Stack } from '../Layout/Layout'
import { Button } from './Button'
import { BUTTON_SIZES, BUTTON_VARIANTS } from './Button.variants'

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Book Your Adventure', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Book Your Adventure' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Variants: Story = {
  render: () => (
    <Stack gap={3}>
      {BUTTON_SIZES.map((size) => (
        <Row key={size}>
          {BUTTON_VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} size={size} icon={<Plus aria-hidden="true" />}>
              {variant}
            </Button>
          ))}
        </Row>
      ))}
    </Stack>
  ),
}

export const Loading: Story = {
  args: { loading: true, loadingLabel: 'Booking…' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Booking…' })
    await userEvent.click(button, { pointerEventsCheck: 0 })
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const DisabledWithReason: Story = {
  args: { children: 'Continue to Time Selection', disabledReason: 'Choose a date first.' },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Continue to Time Selection' })
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription('Choose a date first.')
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const FullWidth: Story = {
  args: { fullWidth: true, size: 'large', icon: <CalendarCheck aria-hidden="true" /> },
}

export const LongText: Story = {
  args: {
    children: 'Send the request for the boat with all of the add-ons that were chosen on the first page',
  },
  globals: { viewport: { value: 'phone' } },
}

export const AsAnotherElement: Story = {
  args: { as: 'a', children: 'A link in the look of a button' },
  render: ({ onClick: _unused, ...args }) => <Button {...args} {...{ href: '#there' }} />,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'A link in the look of a button' })
    await expect(link).toHaveAttribute('href', '#there')
    await expect(link).not.toHaveAttribute('type')
  },
}

export const RightToLeft: Story = {
  args: { children: 'احجز الآن', icon: <Plus aria-hidden="true" /> },
  parameters: { direction: 'rtl' },
}

export const InteractiveStates: Story = {
  parameters: FORCED_STATES,
  render: (args) => <InteractionStates>{(state) => <Button {...args}>{state}</Button>}</InteractionStates>,
}
