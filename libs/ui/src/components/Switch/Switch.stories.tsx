import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { InStates, POINTED } from '../../../.storybook/InStates'
import { Switch } from './Switch'

const meta = {
  title: 'Choices/Switch',
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

export const Plain: Story = { args: { plain: true, description: undefined, label: 'Add another' } }

export const Disabled: Story = { args: { disabled: true } }

export const RightToLeft: Story = { args: { defaultChecked: true }, parameters: { direction: 'rtl' } }

export const HoveredFocusedPressed: Story = {
  parameters: POINTED,
  render: (args) => <InStates>{(state) => <Switch {...args} label={`Included, ${state}`} />}</InStates>,
}
