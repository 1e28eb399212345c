import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ReviewList } from './ReviewList'

const meta = {
  title: 'Data display/ReviewList',
  component: ReviewList,
  args: {
    rows: [
      { term: 'Product', detail: 'Painted Luzzu', small: 'Boats, up to 8 persons' },
      { term: 'Date', detail: 'July 16, 2026', action: <a href="#date">Change date</a> },
      {
        term: 'Slot',
        detail: 'Morning, 08:00-12:00',
        small: '4 hours, Malta time',
        action: <a href="#time">Change slot</a>,
      },
    ],
  },
} satisfies Meta<typeof ReviewList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Change date' })).toHaveFocus()
    await expect(canvas.getAllByRole('term')).toHaveLength(3)
  },
}

/** A term lies on its detail, and the action beside both is large enough to press. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const boxOf = (element: HTMLElement) => element.getBoundingClientRect()
    const term = boxOf(canvas.getByText('Slot'))
    const action = boxOf(canvas.getByRole('link', { name: 'Change slot' }))
    await expect(boxOf(canvas.getByText(/^Morning/)).top - term.bottom).toBeLessThan(2)
    await expect(action.top).toBeLessThan(boxOf(canvas.getByText(/^4 hours/)).top)
    await expect(action.height).toBeGreaterThanOrEqual(44)
  },
}
