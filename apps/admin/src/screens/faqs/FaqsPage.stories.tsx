import {
  expect,
  FAILING,
  LOADING,
  PHONE,
  refusal,
  respond,
  type ScreenMeta,
  type ScreenStory,
  waitFor,
  within,
} from '@luzzu/ui/screens'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/FAQs',
  parameters: { screen: { routes, under: 'admin', at: '/admin/faq', as: 'staff' } },
} satisfies ScreenMeta

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Do I need a license?')).toBeVisible()
  },
}

export const OnAPhone: ScreenStory = { ...Filled, globals: PHONE }

export const Loading = LOADING

export const Failing = FAILING

export const Empty: ScreenStory = {
  parameters: { screen: { api: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No FAQs found.')).toBeVisible()
  },
}

export const Editing: ScreenStory = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add New FAQ' }))
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    await expect(within(dialog).getByLabelText('Question')).toBeVisible()
  },
}

/** By the keyboard: the focus goes with the question, its new place is announced, and an end holds. */
export const Reordered: ScreenStory = {
  play: async (story) => {
    const { canvas, userEvent } = story
    const rows = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent.trim())
    // Which rows are samples is known a little later than the rows.
    await canvas.findByText('Sample')
    const [first = '', second = '', ...others] = rows()
    const [one, two, ...rest]: object[] = await (await fetch('/api/faqs')).json()
    const body = [two, one, ...rest] as object[]
    respond('put', '/api/faqs/order', () => {
      respond('get', '/api/faqs', { body })(story)
      return { body }
    })(story)
    canvas.getByRole('button', { name: `Move “${first}” down` }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(rows()).toEqual([second, first, ...others]))
    await expect(canvas.getByRole('button', { name: `Move “${first}” down` })).toHaveFocus()
    await expect(canvas.getByText(`“${first}” is now 2 of ${others.length + 2}.`)).toBeInTheDocument()
    canvas.getByRole('button', { name: `Move “${second}” up` }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: `Move “${second}” up` })).toHaveFocus()
    await userEvent.type(canvas.getByRole('searchbox'), 'license')
    await canvas.findByText('Clear the search to change the order.')
    const [up] = canvas.getAllByRole('button', { name: /^Move/ })
    await expect(up).toHaveAttribute('aria-disabled', 'true')
    await expect(up).toHaveAccessibleDescription('Clear the search to change the order.')
  },
}

/** What could not be saved goes back, and says why. */
export const NotReordered: ScreenStory = {
  beforeEach: respond('put', '/api/faqs/order', refusal(503, 'unavailable')),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const rows = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent.trim())
    await canvas.findByText('Sample')
    const before = rows()
    await userEvent.click(canvas.getByRole('button', { name: `Move “${before[1]}” up` }))
    const page = within(canvasElement.ownerDocument.body)
    await page.findByText(new RegExp(`^Couldn’t move “${before[1]?.slice(0, 5)}`))
    await waitFor(() => expect(rows()).toEqual(before))
  },
}
