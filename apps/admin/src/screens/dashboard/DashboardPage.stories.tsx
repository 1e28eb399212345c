import { expect, FAILING, LOADING, PHONE, type ScreenMeta, type ScreenStory, within } from '@luzzu/ui/screens'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Dashboard',
  parameters: { screen: { routes, under: 'admin', at: '/admin', as: 'staff' } },
} satisfies ScreenMeta

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await expect(await canvas.findByText('Requires your attention')).toBeVisible()
  },
}

/** Each step leads to its place; the samples go after a question. */
export const FirstSteps: ScreenStory = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('3 of 10 done')
    await expect(canvas.getByRole('link', { name: 'Time slots' })).toHaveAttribute(
      'href',
      '/admin/rental-services/time-slots',
    )
    await expect(canvas.getByRole('link', { name: 'Meeting point' })).toHaveAttribute(
      'href',
      '/admin/settings#meeting-point',
    )
    await expect(await canvas.findByRole('button', { name: /^These are right: Morning 08:00/ })).toBeVisible()
    await expect(canvas.getByText(/^Left of the samples: .* 1 footer link\.$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove samples…' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await expect(
      dialog.getByText(/2 rental services, 1 activity type, 1 question, and 1 footer link will/),
    ).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Remove samples' }))
    const page = within(canvasElement.ownerDocument.body)
    await page.findByText('17 samples removed. Painted Luzzu stays, because it is booked.')
  },
}

export const OnAPhone: ScreenStory = { ...Filled, globals: PHONE }

/** Beside the sidebar of a tablet the figures stand below each other, and the chart names every third week. */
export const OnATablet: ScreenStory = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const attention = await canvas.findByText('Requires your attention')
    await expect(attention.getBoundingClientRect().height).toBeLessThan(30)
    const chart = await canvas.findByRole('img', { name: /^Bookings by week/ })
    const names = [...chart.querySelectorAll('[data-name]')].filter(
      (name) => name.getClientRects().length > 0,
    )
    const edges = names.map((name) => name.getBoundingClientRect())
    for (const [index, { left }] of edges.entries())
      await expect(left).toBeGreaterThan(edges[index - 1]?.right ?? 0)
  },
}

export const Loading = LOADING

export const Failing = FAILING

export const Empty: ScreenStory = {
  parameters: { screen: { api: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pending requests')).toBeVisible()
  },
}
