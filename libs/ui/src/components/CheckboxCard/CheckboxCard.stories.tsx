import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CheckboxCard, ChoiceList } from './CheckboxCard'

const meta = {
  title: 'Inputs/CheckboxCard',
  component: CheckboxCard,
  args: { label: 'Maltese lunch on board', aside: '+$45.00', onChange: fn() },
  decorators: [
    (Story) => (
      <ChoiceList legend="Optional Add-ons">
        <Story />
        <CheckboxCard label="Snorkel set" aside="Free" defaultChecked />
        <CheckboxCard label="Underwater camera" aside="+$25.00" disabled />
      </ChoiceList>
    ),
  ],
} satisfies Meta<typeof CheckboxCard>

export default meta
type Story = StoryObj<typeof meta>

export const UnderAHeading: Story = {
  decorators: [
    (Story) => (
      <ChoiceList legend="Extras" hideLegend>
        <Story />
      </ChoiceList>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Extras' })).toBeVisible()
    await expect(canvas.queryByText('Extras')).toBeNull()
  },
}

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('group', { name: 'Optional Add-ons' })
    await expect(group).toBeVisible()
    await userEvent.click(canvas.getByText('Maltese lunch on board'))
    await expect(canvas.getByRole('checkbox', { name: /Maltese lunch/ })).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}
