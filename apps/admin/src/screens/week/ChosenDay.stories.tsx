import { expect, respond, type ScreenMeta, type ScreenStory } from '@luzzu/ui/screens'
import { dispatchVisibilityChange } from '../../booking/testing/story-clock'
import { routes } from '../../routes'
import { BOOKING, TUESDAY } from './testing/coming-week'

export default {
  title: 'Screens/Admin/Week with a chosen day',
  parameters: { screen: { routes, under: 'admin', at: `/admin/week?date=${TUESDAY}`, as: 'staff' } },
} satisfies ScreenMeta

/** The seven days begin elsewhere: the day of the field is marked among them, until others are shown. */
export const OnTheBoard: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { current: 'date' })).toHaveTextContent(/^Tue/)
    await expect(canvas.getByLabelText('Go to date')).toHaveValue(TUESDAY)
    await userEvent.click(canvas.getByRole('button', { name: 'Next 7 days' }))
    await expect(canvas.queryByRole('link', { current: 'date' })).toBeNull()
  },
}

/** A week that is over has nothing free to ask for, and is refreshed as any other. */
export const OfAWeekThatIsOver: ScreenStory = {
  parameters: { screen: { routes, under: 'admin', at: '/admin/week?date=2026-10-05', as: 'staff' } },
  play: async (story) => {
    const { canvas } = story
    const errors: unknown[] = []
    const note = ({ error }: ErrorEvent) => errors.push(error)
    window.addEventListener('error', note)
    await expect(await canvas.findByRole('link', { current: 'date' })).toHaveTextContent(/^Mon/)
    await canvas.findByText(/^Updated /)
    const booking = { ...BOOKING, booking_date: '2026-10-05 00:00:00', username: 'Karl Borg' }
    respond('get', '/api/manifests/2026-10-05', { body: [booking] })(story)
    await dispatchVisibilityChange(() => canvas.getByRole('button', { name: /^Karl Borg/ }))
    window.removeEventListener('error', note)
    await expect(errors).toEqual([])
  },
}
