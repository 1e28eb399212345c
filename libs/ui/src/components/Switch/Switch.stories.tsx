import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FORCED_STATES, InteractionStates } from '../../../.storybook/InteractionStates'
import { Switch } from './Switch'

const meta = {
  title: 'Inputs/Switch',
  component: Switch,
  args: { label: 'Included', description: 'Is this addon included in the base price?', onChange: fn() },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Included' })
    await expect(control).toHaveAccessibleDescription('Is this addon included in the base price?')
    await userEvent.click(control)
    await expect(control).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}

export const On: Story = { args: { defaultChecked: true } }

export const Disabled: Story = { args: { disabled: true } }

export const RightToLeft: Story = { args: { defaultChecked: true }, parameters: { direction: 'rtl' } }

export const InteractiveStates: Story = {
  parameters: FORCED_STATES,
  render: (args) => (
    <InteractionStates>{(state) => <Switch {...args} label={`Included, ${state}`} />}</InteractionStates>
  ),
}
