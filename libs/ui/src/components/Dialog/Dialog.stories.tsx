import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button'
import { DescriptionList } from '../DescriptionList/DescriptionList'
import { TextField } from '../TextField/TextField'
import { Dialog, type DialogProps } from './Dialog'

function Opener(args: Omit<DialogProps, 'open' | 'onClose'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="plain" onClick={() => setOpen(true)}>
        View Details
      </Button>
      <Dialog {...args} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

const meta = {
  title: 'Overlays/Dialog',
  component: Opener,
  parameters: { docs: { story: { inline: false, height: '34rem' } } },
  args: {
    title: 'Booking Details',
    children: (
      <DescriptionList
        items={[
          { term: 'Product', detail: 'Painted Luzzu' },
          { term: 'Date', detail: 'July 16, 2026' },
          { term: 'Total', detail: '$165.00' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof Opener>

export default meta
type Story = StoryObj<typeof meta>

export const EscapeBringsTheFocusBack: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'View Details' })
    await userEvent.click(opener)
    await expect(await screen.findByRole('dialog', { name: 'Booking Details' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View Details' }))
    await expect(await screen.findByRole('dialog', { name: 'Booking Details' })).toBeVisible()
  },
}

export const WithAForm: Story = {
  args: {
    title: 'Create New FAQ',
    size: 'medium',
    children: <TextField label="Question" />,
    actions: <Button type="submit">Save</Button>,
    onSubmit: (event) => event.preventDefault(),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View Details' }))
    await expect(await screen.findByRole('dialog', { name: 'Create New FAQ' })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  ...Open,
  args: { actions: <Button>Approve</Button> },
  globals: { viewport: { value: 'phone' } },
}
