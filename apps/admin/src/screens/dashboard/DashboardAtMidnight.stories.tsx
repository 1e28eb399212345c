import { addDays } from '@luzzu/domain'
import { expect, respond, type ScreenMeta, type ScreenStory } from '@luzzu/ui/screens'
import { respondWithDay } from '../../booking/testing/day-fixture'
import { DAY_AT_ELEVEN } from '../../booking/testing/site-fixture'
import { CLOCK, passHours } from '../../booking/testing/story-clock'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Dashboard at midnight',
  parameters: { screen: { routes, under: 'admin', at: '/admin', as: 'staff' } },
} satisfies ScreenMeta

const AFTER_MIDNIGHT = 14

/** Who departed yesterday does not depart today, also while the new day is loaded. */
export const DeparturesAtMidnight: ScreenStory = {
  beforeEach: [...respondWithDay, respond('get', `/api/manifests/${addDays(DAY_AT_ELEVEN, 1)}`), CLOCK],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('region', { name: 'Departures at 08:00-12:00, Morning' }),
    ).toBeVisible()
    await passHours(AFTER_MIDNIGHT, () =>
      expect(canvas.queryByRole('region', { name: /^Departures at/ })).toBeNull(),
    )
    await expect(canvas.getByRole('region', { name: 'Today’s departures' })).toBeVisible()
    await expect(canvas.queryByText('No departures today')).toBeNull()
  },
}
