import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button'
import { DescriptionList } from '../DescriptionList/DescriptionList'
import { TextField } from '../TextField/TextField'
import { Dialog, DialogCloseButton, type DialogProps } from './Dialog'

function Opener(args: Pick<DialogProps, 'title' | 'children' | 'actions' | 'size' | 'placement'>) {
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

function TwoDialogs() {
  const [shown, setShown] = useState<'details' | 'move'>()
  return (
    <>
      <Button variant="plain" onClick={() => setShown('details')}>
        View Details
      </Button>
      <Dialog
        open={shown === 'details'}
        title="Booking Details"
        actions={<Button onClick={() => setShown('move')}>Change date</Button>}
        onClose={() => setShown(undefined)}
      >
        Painted Luzzu
      </Dialog>
      {shown === 'move' && (
        <Dialog open title="Change date" onClose={() => setShown(undefined)}>
          <TextField label="New date" />
        </Dialog>
      )}
    </>
  )
}

/** Also a dialog that is mounted open, in place of another one, keeps the focus from the page behind. */
export const InPlaceOfAnother: Story = {
  render: () => <TwoDialogs />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'View Details' })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'Change date' }))
    const dialog = await screen.findByRole('dialog', { name: 'Change date' })
    await waitFor(() => expect(dialog).toHaveFocus())
    await expect(opener.closest('[inert]')).not.toBeNull()
    for (const name of ['Close', 'New date', 'Close']) {
      await userEvent.tab()
      await expect(document.activeElement).toHaveAccessibleName(name)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

function FaqForm() {
  const [isOpen, setOpen] = useState(false)
  const [question, setQuestion] = useState('')
  return (
    <>
      <Button variant="plain" onClick={() => setOpen(true)}>
        Add New FAQ
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Create New FAQ"
        size="medium"
        onSubmit={(event) => event.preventDefault()}
        isDirty={question !== ''}
        actions={
          <>
            <DialogCloseButton>Cancel</DialogCloseButton>
            <Button type="submit">Save</Button>
          </>
        }
      >
        <TextField label="Question" value={question} onChange={(event) => setQuestion(event.target.value)} />
      </Dialog>
    </>
  )
}

export const WithAForm: Story = {
  render: () => <FaqForm />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add New FAQ' }))
    await expect(await screen.findByRole('dialog', { name: 'Create New FAQ' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** On Escape, a click outside, the close button and Cancel; the focused answer keeps it. */
export const WhatWasTypedIsDiscardedOnlyAfterAQuestion: Story = {
  render: () => <FaqForm />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add New FAQ' }))
    const field = await screen.findByRole('textbox', { name: 'Question' })
    await userEvent.type(field, 'Where is the pier?')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    const question = await screen.findByRole('alertdialog', { name: 'Discard changes?' })
    const keep = () => within(question).getByText('Keep editing').closest('button')
    await waitFor(() => expect(keep()).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(field).toHaveValue('Where is the pier?')
    await userEvent.click(field)
    await userEvent.keyboard('{Escape}')
    await expect(await screen.findByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible()
  },
}

/** What is found below a search does not move it. */
export const AtTheTop: Story = {
  args: { title: 'Search', placement: 'top' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View Details' }))
    const dialog = await screen.findByRole('dialog', { name: 'Search' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

export const OnAPhone: Story = {
  ...Open,
  args: { actions: <Button>Approve</Button> },
  globals: { viewport: { value: 'phone' } },
}

/** Its buttons do not stay in view, where they would leave no room for the rest. */
export const OnAPhoneHeldSideways: Story = {
  globals: { viewport: { value: 'sideways' } },
  args: {
    children: (
      <DescriptionList
        items={Array.from({ length: 12 }, (_, at) => ({ term: `Guest ${at}`, detail: 'Maria Vella' }))}
      />
    ),
    actions: <DialogCloseButton>Close</DialogCloseButton>,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View Details' }))
    const dialog = await screen.findByRole('dialog')
    const close = within(dialog).getByText('Close')
    await expect(close.getBoundingClientRect().top).toBeGreaterThan(innerHeight)
    close.scrollIntoView()
    await expect(close.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  },
}
