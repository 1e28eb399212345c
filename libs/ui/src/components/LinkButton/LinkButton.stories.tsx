import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight } from 'lucide-react'
import { expect } from 'storybook/test'
import { FORCED_STATES, InteractionStates } from '../../../.storybook/InteractionStates'
import { Card } from '../Card/Card'
import { LinkButton } from './LinkButton'

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  args: { href: '#book', children: 'Book Now' },
} satisfies Meta<typeof LinkButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithIcon: Story = { args: { variant: 'plain', icon: <ArrowRight aria-hidden="true" /> } }

export const Large: Story = { args: { variant: 'sun', size: 'large' } }

/** The link covers the whole card, and the card shows the focus ring. */
export const Stretched: Story = {
  args: { stretch: true },
  render: (args) => (
    <Card>
      <h3>Painted Luzzu</h3>
      <LinkButton {...args} />
    </Card>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Book Now' })
    const corner = link.parentElement?.getBoundingClientRect()
    const hit = document.elementFromPoint((corner?.left ?? 0) + 8, (corner?.top ?? 0) + 8)
    await expect(hit).toBe(link)
  },
}

export const InteractiveStates: Story = {
  parameters: FORCED_STATES,
  render: (args) => (
    <InteractionStates>{(state) => <LinkButton {...args}>{state}</LinkButton>}</InteractionStates>
  ),
}
