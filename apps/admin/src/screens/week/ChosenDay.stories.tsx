import { expect, type ScreenMeta, type ScreenStory } from '@luzzu/ui/screens'
import { routes } from '../../routes'
import { TUESDAY } from './testing/coming-week'

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
