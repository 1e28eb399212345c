import { expect, PHONE, respond, type ScreenMeta, type ScreenStory, within } from '@luzzu/ui/screens'
import { aSite } from '../../../platform/testing/a-site'
import { chooseTime, press } from '../../../platform/testing/wizard-presses'
import { routes } from '../../../routes'

export default {
  title: 'Screens/Public site/Booking/Payment note',
  parameters: { screen: { routes, at: '/book/1', as: 'customer' } },
} satisfies ScreenMeta

/** How it is paid stands below the total, and among the facts of what was booked. */
export const BookedWithAPaymentNote: ScreenStory = {
  beforeEach: respond('get', '/api/site', { body: aSite({ payment_note: 'Pay at the quay, in cash.' }) }),
  play: async (story) => {
    await chooseTime(story)
    const { canvas } = story
    await expect(canvas.queryByText('Pay at the quay, in cash.')).toBeNull()
    await press(story, 'Continue to Confirmation')
    const summary = within(await canvas.findByRole('complementary', { name: 'Booking Summary' }))
    await expect(await summary.findByText('Pay at the quay, in cash.')).toBeVisible()
    await press(story, 'Confirm Booking')
    await expect(await canvas.findByRole('heading', { name: /Booking Confirmed!/ })).toBeVisible()
    const payment = canvas.getByText('Payment', { selector: 'dt' })
    await expect(payment.parentElement).toHaveTextContent('PaymentPay at the quay, in cash.')
  },
}

export const BookedWithAPaymentNoteOnAPhone: ScreenStory = { ...BookedWithAPaymentNote, globals: PHONE }
