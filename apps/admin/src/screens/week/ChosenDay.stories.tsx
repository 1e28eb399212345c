import { expect, type ScreenMeta, type ScreenStory } from '@luzzu/ui/screens'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Week with a chosen day',
  parameters: { screen: { routes, under: 'admin', at: '/admin/week?date=2027-06-16', as: 'staff' } },
} satisfies ScreenMeta

/** The seven days begin elsewhere: the day of the field is marked among them, until others are shown. */
export const OnTheBoard: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { current: 'date' })).toHaveTextContent(/16$/)
    await expect(canvas.getByLabelText('Go to date')).toHaveValue('2027-06-16')
    await userEvent.click(canvas.getByRole('button', { name: 'Next 7 days' }))
    await expect(canvas.queryByRole('link', { current: 'date' })).toBeNull()
  },
}

/** Its period and totals are on each page of the paper, and the field is not. */
export const OnPaper: ScreenStory = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { current: 'date' })
    dispatchEvent(new Event('beforeprint'))
    await expect(canvas.getByRole('columnheader', { name: /^Week .* to .* confirmed, / })).toBeInTheDocument()
    dispatchEvent(new Event('afterprint'))
  },
}
