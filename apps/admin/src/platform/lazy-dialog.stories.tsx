import { Dialog, TextField, useShortcuts } from '@luzzu/ui'
import { expect, type ScreenMeta, type ScreenStory, waitFor, within } from '@luzzu/ui/screens'
import { useState } from 'react'
import { lazyDialog } from './lazy-dialog'

type DialogProps = { open: boolean; onClose: () => void }

let finishLoading = () => {}

const loadLate = () =>
  lazyDialog<DialogProps>(async () => {
    await new Promise<void>((resolve) => {
      finishLoading = resolve
    })
    return ({ open, onClose }) => (
      <Dialog open={open} onClose={onClose} title="Search">
        <TextField label="Search" hideLabel data-autofocus />
      </Dialog>
    )
  }, 'Search')

/** A page with a shortcut of its own, and a dialog whose code comes late. */
function Page() {
  const [SlowDialog] = useState(loadLate)
  const [isOpen, setOpen] = useState(false)
  const [presses, setPresses] = useState(0)
  useShortcuts({ n: () => setPresses(presses + 1), '$mod+k': () => setOpen(true) })
  return (
    <>
      <h1>Pressed {presses} times</h1>
      <SlowDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

export default {
  title: 'Screens/Admin/Dialog that loads',
  parameters: { screen: { routes: [{ path: 'page', element: <Page /> }], at: '/page', as: 'staff' } },
} satisfies ScreenMeta

export const KeysAreNoShortcutsMeanwhile: ScreenStory = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await canvas.findByRole('heading', { name: 'Pressed 0 times' })
    await userEvent.keyboard('n')
    await canvas.findByRole('heading', { name: 'Pressed 1 times' })
    await userEvent.keyboard('{Control>}k{/Control}')
    await page.findByText('Loading…')
    await userEvent.keyboard('n')
    finishLoading()
    await waitFor(() => expect(page.getByRole('textbox', { name: 'Search' })).toHaveFocus())
    await userEvent.keyboard('n')
    await expect(page.getByRole('textbox', { name: 'Search' })).toHaveValue('n')
    await expect(page.getByText('Pressed 1 times')).toBeInTheDocument()
  },
}

export const ReplacesItsMessageOfFailure: ScreenStory = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await canvas.findByRole('heading', { name: 'Pressed 0 times' })
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(await page.findByText('This page could not be loaded')).toBeVisible()
    finishLoading()
    await waitFor(() => expect(page.getByRole('textbox', { name: 'Search' })).toHaveFocus())
    await expect(page.getAllByRole('dialog')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}
