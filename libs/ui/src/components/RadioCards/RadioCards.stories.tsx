import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sun, Sunrise, Sunset } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { FORCED_STATES, InteractionStates } from '../../../.storybook/InteractionStates'
import { RadioCards } from './RadioCards'

const slots = [
  {
    value: '1',
    title: 'Morning',
    aside: '08:00-12:00',
    description: 'Early-bird calm waters',
    icon: <Sunrise aria-hidden="true" />,
    meta: '1 boat left',
    metaSmall: '4 hours',
  },
  {
    value: '2',
    title: 'Afternoon',
    aside: '14:00-20:00',
    description: 'Afternoon and sunset',
    icon: <Sunset aria-hidden="true" />,
    meta: '3 boats left',
    metaSmall: '6 hours',
  },
  {
    value: '3',
    title: 'Full day',
    aside: '09:00-18:00',
    description: 'Full day on the water',
    icon: <Sun aria-hidden="true" />,
    meta: 'Full',
    metaSmall: '9 hours',
    disabled: true,
  },
]

const meta = {
  title: 'Inputs/RadioCards',
  component: RadioCards<string>,
  args: { legend: 'Time', options: slots, onChange: fn() },
} satisfies Meta<typeof RadioCards<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const title = canvas.getByText('Morning')
    const { left, top, width, height } = title.getBoundingClientRect()
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(title)
    await userEvent.click(title)
    await expect(canvas.getByRole('radio', { name: /Morning/ })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Afternoon/ })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('2')
    await expect(canvas.getByRole('radio', { name: /Full day/ })).toBeDisabled()
  },
}

export const Chosen: Story = {
  args: { value: '1', hideLegend: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Time' })).toBeVisible()
    await expect(canvas.queryByText('Time')).toBeNull()
  },
}

export const WithError: Story = {
  args: { error: 'Choose a time' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Time' })).toHaveAccessibleDescription('Choose a time')
  },
}

const heightOf = (radio: HTMLElement) => radio.closest('label')?.offsetHeight

/** One line each, where it has room. */
export const Dense: Story = {
  args: {
    dense: true,
    value: '1',
    options: slots.map(({ icon: _, description: __, metaSmall: ___, ...slot }) => ({
      ...slot,
      price: '$120',
    })),
  },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(heightOf(radio)).toBe(44)
  },
}

/** Two where it has none. */
export const DenseOnAPhone: Story = {
  ...Dense,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(heightOf(radio)).toBeLessThanOrEqual(66)
  },
}

export const OnAPhone: Story = { args: { value: '2' }, globals: { viewport: { value: 'phone' } } }

export const InteractiveStates: Story = {
  parameters: FORCED_STATES,
  render: (args) => (
    <InteractionStates>{(state) => <RadioCards {...args} legend={`Time, ${state}`} />}</InteractionStates>
  ),
}
