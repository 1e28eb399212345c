import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FORCED_STATES, InteractionStates } from '../../../.storybook/InteractionStates'
import { Stack } from '../Layout/Layout'
import { Checkbox } from './Checkbox'

const meta = {
  title: 'Inputs/Checkbox',
  component: Checkbox,
  args: { label: 'Remember me', onChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
  },
}

export const States: Story = {
  render: () => (
    <Stack gap={1}>
      <Checkbox label="Chosen" defaultChecked />
      <Checkbox label="Some of them" indeterminate />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="To be accepted" aria-invalid />
      <Checkbox label="Select booking 1278" hideLabel />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const { borderColor } = getComputedStyle(canvas.getByRole('checkbox', { name: 'To be accepted' }))
    await expect(borderColor).not.toBe(
      getComputedStyle(canvas.getByRole('checkbox', { name: 'Select booking 1278' })).borderColor,
    )
  },
}

/** An empty box has the ground of a field in either theme, not the grey of the browser. */
export const EmptyInTheDark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const { appearance, backgroundColor } = getComputedStyle(canvas.getByRole('checkbox'))
    await expect([appearance, backgroundColor]).toEqual(['none', 'rgb(17, 38, 58)'])
  },
}

export const InteractiveStates: Story = {
  parameters: FORCED_STATES,
  render: (args) => (
    <InteractionStates>{(state) => <Checkbox {...args} label={`Remember me, ${state}`} />}</InteractionStates>
  ),
}
