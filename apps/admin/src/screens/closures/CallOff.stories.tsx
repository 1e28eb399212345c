import { UNDO_EXPIRES_IN } from '@luzzu/domain'
import { expect, respond, type ScreenMeta, type ScreenStory, waitFor, within } from '@luzzu/ui/screens'
import { buildManifestEntry } from '../../booking/testing/build-booking'
import { buildClosure } from '../../booking/testing/build-closure'
import { SITE_WITH_DESK } from '../../booking/testing/payments-fixture'
import { WITHOUT_MAIL_SERVER } from '../../booking/testing/without-mail-server'
import { holdRefresh } from '../../platform/refresh/testing/hold-refresh'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Closures/Call-off',
  parameters: { screen: { routes, under: 'admin', at: '/admin/closures', as: 'staff' } },
} satisfies ScreenMeta

export const CallingOff: ScreenStory = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [callOff] = await canvas.findAllByRole('button', { name: /^Call off/ })
    if (callOff) await userEvent.click(callOff)
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByLabelText('Message to the customers')).toBeVisible()
  },
}

/** Whoever is called is named once, by day and start. */
export const CallingOffWithoutMailServer: ScreenStory = {
  beforeEach: [
    holdRefresh,
    WITHOUT_MAIL_SERVER,
    respond('get', '/api/closures', { body: [buildClosure({ reason: 'Gale warning' })] }),
    respond('get', '/api/closures/:id/bookings', {
      body: [
        buildManifestEntry({ id: 21, username: 'Zoe Borg', time_range: '13:00-17:00' }),
        buildManifestEntry({ id: 22, username: 'Karl Borg' }),
        buildManifestEntry({ id: 23, username: 'Ann Grech', phone: '' }),
      ],
    }),
  ],
  play: async (story) => {
    await CallingOff.play?.(story)
    const page = within(story.canvasElement.ownerDocument.body)
    const dialog = within(page.getByRole('dialog'))
    const named = () =>
      dialog
        .getAllByText(/Borg|Grech/, { ignore: 'label *' })
        .map(({ textContent }) => textContent?.split(':')[0])
    await waitFor(() => expect(named()).toEqual(['Ann Grech', 'Karl Borg', 'Zoe Borg']))
    const message = dialog.getByLabelText('Message to the customers')
    const hint = /^Customers with an account read it in My Bookings\./
    await waitFor(() => expect(message).toHaveAccessibleDescription(hint))
    await expect(message).toHaveValue('')
    await story.userEvent.click(dialog.getByRole('button', { name: 'Use the reason: Gale warning' }))
    await expect(message).toHaveValue('Gale warning')
    await expect(message).toHaveFocus()
    await story.userEvent.clear(message)
  },
}

/** The answer names those without an address only, but nobody was emailed. */
export const CalledOffWithoutMailServer: ScreenStory = {
  ...CallingOffWithoutMailServer,
  play: async (story) => {
    await CallingOffWithoutMailServer.play?.(story)
    const { canvasElement, userEvent } = story
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.type(page.getByLabelText('Message to the customers'), 'A gale is forecast.')
    await expect(page.queryByRole('checkbox')).toBeNull()
    respond('get', '/api/closures/:id', {
      body: {
        ...buildClosure(),
        to_call: [21, 22].map((id) => ({ name: '', phone: '', booking: buildManifestEntry({ id }) })),
      },
    })(story)
    await userEvent.click(page.getByRole('button', { name: /^Call off \d+ bookings/ }))
    const report = within(await page.findByRole('dialog', { name: /called off$/ }))
    for (const name of ['Karl Borg', 'Zoe Borg'])
      await userEvent.click(await report.findByRole('checkbox', { name: `Called ${name}` }))
    await expect(await report.findByText('2 of 2 called')).toBeVisible()
  },
}

/** What was paid goes back. */
export const CallingOffPaidBookings: ScreenStory = {
  beforeEach: [
    respond('get', '/api/site', { body: SITE_WITH_DESK }),
    respond('get', '/api/closures/:id/bookings', {
      body: [buildManifestEntry({ id: 21, paid: 60 }), buildManifestEntry({ id: 22, paid: 0 })],
    }),
  ],
  play: async (story) => {
    await CallingOff.play?.(story)
    const page = within(story.canvasElement.ownerDocument.body)
    await expect(page.getByText(/^1 of them has paid €60\.00, which we’ll refund/)).toBeVisible()
  },
}

/** Nobody can email a customer who has booked by phone. */
export const CalledOff: ScreenStory = {
  play: async (story) => {
    await CallingOff.play?.(story)
    const { canvasElement, userEvent } = story
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.type(page.getByLabelText('Message to the customers'), 'A gale is forecast.')
    await userEvent.click(page.getByRole('button', { name: /^Call off \d+ bookings/ }))
    await page.findByText('1 customer has no email address. Please call:')
    await expect(page.getByRole('link', { name: '+35679000000' })).toHaveAttribute('href', 'tel:+35679000000')
    await waitFor(() => expect(page.getByRole('button', { name: 'Done' })).toHaveFocus())
  },
}

/** Without the closure there is nothing left to undo. */
export const RemovedAfterCallingOff: ScreenStory = {
  beforeEach: respond('post', '/api/closures/:id/call-off', {
    headers: { [UNDO_EXPIRES_IN]: '60' },
    body: { cancelled: 2, to_call: [] },
  }),
  play: async (story) => {
    await CallingOff.play?.(story)
    const { canvas, canvasElement, userEvent } = story
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.type(page.getByLabelText('Message to the customers'), 'A gale is forecast.')
    await userEvent.click(page.getByRole('button', { name: /^Call off \d+ bookings/ }))
    await expect(await page.findByRole('button', { name: /^Undo/ })).toBeVisible()
    const [remove] = await canvas.findAllByRole('button', { name: /^Remove the closure/ })
    if (remove) await userEvent.click(remove)
    const dialog = within(await page.findByRole('dialog', { name: 'Remove this closure?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await expect(await page.findByText(/^Closure removed\./)).toBeVisible()
    await waitFor(() => expect(page.queryByRole('button', { name: /^Undo/ })).toBeNull())
  },
}
