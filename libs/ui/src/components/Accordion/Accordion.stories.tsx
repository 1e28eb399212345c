import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FORCED_STATES, InteractionStates } from '../../../.storybook/InteractionStates'
import { Accordion } from './Accordion'

const items = [
  {
    key: '1',
    title: 'Do I need a licence to drive a boat?',
    content: 'Not for the self-drive boat: we show you the controls and the map before you leave.',
  },
  {
    key: '2',
    title: 'What happens if the weather is bad?',
    content: 'We call you and you choose another day.',
  },
  { key: '3', title: 'Can I cancel my booking?', content: 'Yes. Cancellation is free up to 24 hours ahead.' },
]

const meta = {
  title: 'Data display/Accordion',
  component: Accordion,
  args: { items },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const first = canvas.getByRole('button', { name: 'Do I need a licence to drive a boat?' })
    const second = canvas.getByRole('button', { name: 'What happens if the weather is bad?' })
    await userEvent.click(first)
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(second)
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByText('We call you and you choose another day.')).toBeVisible()
    await userEvent.click(second)
    await expect(canvas.queryByText('We call you and you choose another day.')).not.toBeVisible()
  },
}

export const InteractiveStates: Story = {
  parameters: FORCED_STATES,
  render: (args) => <InteractionStates>{() => <Accordion {...args} />}</InteractionStates>,
}
