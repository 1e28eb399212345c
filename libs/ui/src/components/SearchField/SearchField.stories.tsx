import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { SearchField } from './SearchField'

const meta = {
  title: 'Inputs/SearchField',
  component: SearchField,
  args: {
    label: 'Search',
    value: '',
    onValueChange: () => {},
    placeholder: 'Booking id, user or product',
    shortcut: '/',
  },
  render: function Searching(args) {
    const [value, setValue] = useState(args.value)
    return <SearchField {...args} value={value} onValueChange={setValue} />
  },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search' })
    await waitFor(async () => {
      if (document.activeElement !== field) await userEvent.keyboard('/')
      await expect(field).toHaveFocus()
    })
    await userEvent.type(field, 'luzzu/')
    await expect(field).toHaveValue('luzzu/')
    await expect(canvas.getByLabelText(/search/i)).toBe(field)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear text' }))
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'kayak{Escape}')
    await expect(field).toHaveValue('')
  },
}

export const Dense: Story = {
  args: { value: 'catamaran', hideLabel: true },
  parameters: { density: 'dense' },
}
