import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight } from 'lucide-react'
import { expect } from 'storybook/test'
import { FORCED_STATES, InteractionStates } from '../../../.storybook/InteractionStates'
import { LinkButton } from './LinkButton'

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  args: { href: '#book', children: 'Book Now' },
} satisfies Meta<typeof LinkButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '#book')
  },
}

export const WithIcon: Story = { args: { variant: 'plain', icon: <ArrowRight aria-hidden="true" /> } }

export const Large: Story = { args: { variant: 'sun', size: 'large' } }

export const InteractiveStates: Story = {
  parameters: FORCED_STATES,
  render: (args) => (
    <InteractionStates>{(state) => <LinkButton {...args}>{state}</LinkButton>}</InteractionStates>
  ),
}
