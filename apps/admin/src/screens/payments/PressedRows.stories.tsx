import { expect, respond, type ScreenMeta, type ScreenStory, waitFor, within } from '@luzzu/ui/screens'
import { DESK, PENDING_REFUNDS } from '../../booking/testing/payments-screen-fixture'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Payments/Pressed rows',
  parameters: { screen: { routes, under: 'admin', at: '/admin/payments', as: 'staff' } },
} satisfies ScreenMeta

/** A row goes with what is done about it; the focus goes to the one in its place. */
export const HandedOver: ScreenStory = {
  parameters: { screen: { at: '/admin/payments/documents' } },
  beforeEach: [...DESK, respond('get', '/api/payments', { body: PENDING_REFUNDS })],
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story
    await userEvent.click(await canvas.findByRole('button', { name: /^Hand over €60\.00 to/ }))
    const { findByRole } = within(canvasElement.ownerDocument.body)
    const dialog = within(await findByRole('dialog', { name: /^Hand over €60\.00 to/ }))
    respond('get', '/api/payments', { body: PENDING_REFUNDS.slice(1) })(story)
    await userEvent.click(dialog.getByRole('button', { name: 'Refund €60.00 in cash' }))
    await waitFor(() => {
      const panel = within(canvas.getByRole('region', { name: 'Refunds to hand over' }))
      return expect(panel.getByRole('button', { name: 'Show payments of Chiara Ricci' })).toHaveFocus()
    })
  },
}

/** With the last one its panel goes. */
export const AllHandedOver: ScreenStory = {
  ...HandedOver,
  beforeEach: [...DESK, respond('get', '/api/payments', { body: PENDING_REFUNDS.slice(0, 1) })],
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story
    await userEvent.click(await canvas.findByRole('button', { name: /^Hand over €60\.00 to/ }))
    const { findByRole } = within(canvasElement.ownerDocument.body)
    const dialog = within(await findByRole('dialog', { name: /^Hand over €60\.00 to/ }))
    respond('get', '/api/payments', { body: [] })(story)
    await userEvent.click(dialog.getByRole('button', { name: 'Refund €60.00 in cash' }))
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
}

export const Paid: ScreenStory = {
  beforeEach: DESK,
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Take payment of €1,280.50 from Ġorġ Żammit' }),
    )
    const { findByRole } = within(canvasElement.ownerDocument.body)
    const dialog = within(await findByRole('dialog', { name: 'Payment from Ġorġ Żammit' }))
    respond('get', '/api/payments/balances', { body: [] })(story)
    await userEvent.click(dialog.getByRole('button', { name: /^Take €1,280\.50/ }))
    await waitFor(() => expect(canvas.getByRole('region', { name: /^Open balances/ })).toHaveFocus())
  },
}
