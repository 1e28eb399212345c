import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button'
import { Dialog } from '../Dialog/Dialog'
import { Row } from '../Layout/Layout'
import { showError, showInfo, showSuccess, showUndo } from './show-toast'
import { Toaster } from './Toaster'

const undo = fn()
const retry = fn()

function Toasts() {
  const [isOpen, setOpen] = useState(false)
  const [page, setPage] = useState<string>()
  return (
    <Row style={{ minHeight: '20rem', alignItems: 'start' }}>
      <Button onClick={() => showSuccess('Welcome back, Maria')}>Success</Button>
      <Button onClick={() => showSuccess('Your changes are saved')}>Next success</Button>
      <Button onClick={() => showInfo('New request: Maria Vella')}>Info</Button>
      <Button onClick={() => showError('Failed to login')}>Error</Button>
      <Button onClick={() => showError('Your session has ended')}>Another error</Button>
      <Button onClick={() => setPage('/my-bookings')}>Next page</Button>
      <Button
        onClick={() => showError('Booking 1280 was not approved: the server did not answer.', { retry })}
      >
        Error with retry
      </Button>
      <Button onClick={() => showUndo('Booking 1278 declined', Date.now() + 30_000, undo)}>Undo</Button>
      <Button onClick={() => showUndo('Booking 1279 declined', Date.now() + 6000, undo)}>
        Undo for 6 seconds
      </Button>
      <Button onClick={() => setOpen(true)}>Dialog</Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Delete your account?">
        <Button onClick={() => showError('Failed to login')}>Error</Button>
        <div style={{ height: '100vh' }} />
      </Dialog>
      <Toaster page={page} />
    </Row>
  )
}

const meta = {
  title: 'Feedback/Toaster',
  component: Toasts,
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
} satisfies Meta<typeof Toasts>

export default meta
type Story = StoryObj<typeof meta>

export const TheSameErrorShowsOnce: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }))
    await expect(await screen.findAllByText('Failed to login')).toHaveLength(1)
    await expect(screen.getByRole('status')).toHaveTextContent('Failed to login')
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByText('Failed to login')).toBeNull())
  },
}

export const TheNextSuccessReplacesIt: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next success' }))
    await expect(await screen.findByText('Your changes are saved')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Welcome back, Maria')).toBeNull())
    await expect(screen.getByText('Booking 1278 declined')).toBeVisible()
  },
}

export const InfoIsAnnouncedOnce: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Info' }))
    await expect(await screen.findAllByText('New request: Maria Vella')).toHaveLength(1)
    await expect(screen.getByRole('status')).toHaveTextContent('New request: Maria Vella')
  },
}

/** The error has a text of its own: one of the same text that was dismissed in another story may still be about to go. */
export const TheNextPageEndsSuccess: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Another error' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }))
    await screen.findByText('Welcome back, Maria')
    await screen.findByText('Your session has ended')
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(screen.queryByText('Welcome back, Maria')).toBeNull())
    await expect(screen.getByText('Your session has ended')).toBeVisible()
  },
}

export const UndoAndRetry: Story = {
  play: async ({ canvas }) => {
    undo.mockClear()
    retry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Error with retry' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
    const [, inToast] = screen.getAllByRole('button', { name: 'Undo' })
    if (inToast) await userEvent.click(inToast)
    await expect(undo).toHaveBeenCalledOnce()
  },
}

/** The focus goes back to where it was before it came to the toast. */
export const TheFocusReturns: Story = {
  play: async ({ canvas }) => {
    const ask = canvas.getByRole('button', { name: 'Undo' })
    await userEvent.click(ask)
    const messages = within(screen.getByRole('status'))
    await userEvent.click(await messages.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(ask).toHaveFocus())
  },
}

export const UndoCountsDown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    const seconds = await screen.findByText(/^\d+$/)
    // The ring is visual only; announcing every second would be noise.
    await expect(seconds.closest('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}

/** The server sets the deadline, so hovering does not extend it. */
export const UndoEndsUnderThePointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo for 6 seconds' }))
    await userEvent.hover(await screen.findByText('Booking 1279 declined'))
    await waitFor(() => expect(screen.queryByText('Booking 1279 declined')).toBeNull())
  },
}

export const SecondsGoOnAfterAnAnswer: Story = {
  play: async ({ canvas }) => {
    const ask = canvas.getByRole('button', { name: 'Undo' })
    await userEvent.click(ask)
    const messages = within(screen.getByRole('status'))
    await userEvent.click(await messages.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement())
    await userEvent.click(ask)
    await expect(await screen.findByText(/^(\d|1\d|2[0-8])$/)).toBeVisible()
  },
}

export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error with retry' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }))
    await expect(await screen.findByText('Welcome back, Maria')).toBeVisible()
  },
}

/** The page behind a dialog is inert, but for its toasts; dismissing one closes no dialog. */
export const AboveADialog: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dialog' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Error' }))
    const message = await screen.findByText('Failed to login')
    await expect(message.closest('[inert]')).toBeNull()
    const toast = message.getBoundingClientRect()
    const title = within(dialog).getByRole('heading').getBoundingClientRect()
    await expect(toast.right < title.left || toast.bottom < title.top).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByText('Failed to login')).toBeNull())
    await expect(dialog).toBeVisible()
  },
}

/** Where there is no room beside a dialog, a high one leaves it above. */
export const AboveADialogOnATablet: Story = { ...AboveADialog, globals: { viewport: { value: 'tablet' } } }

/** A sheet makes room above it, also for a message of several lines. */
export const AboveASheet: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error with retry' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Dialog' }))
    const title = await screen.findByRole('heading', { name: 'Delete your account?' })
    const toast = (await screen.findByRole('button', { name: 'Dismiss' })).parentElement
    await waitFor(() =>
      expect(toast?.getBoundingClientRect().bottom).toBeLessThan(title.getBoundingClientRect().top),
    )
  },
}

/** A message of many lines scrolls, and the title stays readable. */
export const LongAboveASheet: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dialog' }))
    const title = await screen.findByRole('heading', { name: 'Delete your account?' })
    showError('Booking 1280 was not approved: the server did not answer in time. '.repeat(5))
    const region = (await screen.findByRole('button', { name: 'Dismiss' })).closest('[role="status"]')
    await waitFor(() =>
      expect(region?.getBoundingClientRect().bottom).toBeLessThan(title.getBoundingClientRect().top),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  },
}

/** The palette begins at the upper edge: its title stays clear. */
export const BelowADialogAtTheTop: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <>
      <Dialog open onClose={() => {}} title="Search" placement="top">
        <Button onClick={() => showError('Failed to login')}>Error</Button>
      </Dialog>
      <Toaster />
    </>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Error' }))
    const toast = (await screen.findByRole('button', { name: 'Dismiss' })).parentElement
    const title = screen.getByRole('heading', { name: 'Search' })
    await waitFor(() =>
      expect(toast?.getBoundingClientRect().top).toBeGreaterThan(title.getBoundingClientRect().bottom),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  },
}

const atMiddleOf = (text: HTMLElement) => {
  const { left, top, width, height } = text.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2)
}

/** On a phone a touch anywhere dismisses what asks nothing; an error can still be read and copied. */
export const DismissedByATouch: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Another error' }))
    const error = () => screen.getByText('Your session has ended')
    await waitFor(() => expect(atMiddleOf(error())).toBe(error()))
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }))
    const touched = atMiddleOf(await screen.findByText('Welcome back, Maria'))
    await expect(touched).toHaveAccessibleName('Dismiss')
    if (touched) await userEvent.click(touched)
    await waitFor(() => expect(screen.queryByText('Welcome back, Maria')).toBeNull())
  },
}

/** Above dense tables, toasts use the opposite color scheme. */
export const AmongDenseTables: Story = {
  parameters: { density: 'dense' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error with retry' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }))
    const shown = await screen.findByText('Welcome back, Maria')
    await expect(getComputedStyle(shown).color).not.toBe(getComputedStyle(document.body).color)
  },
}
