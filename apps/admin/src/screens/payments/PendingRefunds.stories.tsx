import { expect, refusal, respond, type ScreenMeta, type ScreenStory, within } from '@luzzu/ui/screens'
import { DESK, PENDING_REFUNDS } from '../../booking/testing/payments-screen-fixture'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Payments/Pending refunds',
  parameters: { screen: { routes, under: 'admin', at: '/admin/payments', as: 'staff' } },
} satisfies ScreenMeta

const PANEL = { name: 'Refunds to hand over' }
const FAILURE = 'Couldn’t load the refunds to hand over.'

/** What others refund and hand over comes and goes with the refresh of the screen. */
export const RefundedElsewhere: ScreenStory = {
  beforeEach: [...DESK, respond('get', '/api/payments', { body: PENDING_REFUNDS.slice(0, 1) })],
  play: async (story) => {
    const panel = within(await story.canvas.findByRole('region', PANEL))
    await expect(panel.getByText('1 refund, €60.00')).toBeVisible()
    respond('get', '/api/payments', { body: PENDING_REFUNDS })(story)
    document.dispatchEvent(new Event('visibilitychange'))
    await expect(await panel.findByText('2 refunds, €85.00')).toBeVisible()
  },
}

export const RefundsNotLoaded: ScreenStory = {
  beforeEach: [...DESK, respond('get', '/api/payments', refusal(400, 'story'))],
  play: async (story) => {
    const failure = await story.canvas.findByText(FAILURE)
    await expect(failure).toBeVisible()
    respond('get', '/api/payments', { body: PENDING_REFUNDS })(story)
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Try again' }))
    await expect(await story.canvas.findByRole('region', PANEL)).toBeVisible()
    await expect(story.canvas.queryByText(FAILURE)).toBeNull()
  },
}
