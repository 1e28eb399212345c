import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stepper } from './Stepper'

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  args: { steps: ['Details', 'Date', 'Time', 'Confirm'], current: 1 },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items[0]).toHaveTextContent('Details (done)')
    await expect(items[1]).toHaveAttribute('aria-current', 'step')
    await expect(items[2]).not.toHaveAttribute('aria-current')
  },
}

/** Steps that are finished, and the one after them, can be returned to. */
export const WithLinks: Story = {
  args: { reached: 3, renderLink: (index, step) => <a href={`#${index}`}>{step}</a> },
  play: async ({ canvas }) => {
    for (const name of ['Details (done)', 'Time (done)', 'Confirm'])
      await expect(canvas.getByRole('link', { name })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step')
  },
}

/** Beside the last step it is a link as well, once all others are finished. */
export const BeforeTheLast: Story = {
  args: { ...WithLinks.args, current: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Confirm' })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
  },
}

export const Done: Story = { args: { current: 4 } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
