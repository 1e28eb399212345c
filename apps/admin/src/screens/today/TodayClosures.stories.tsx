import { addDays } from '@luzzu/domain'
import { expect, PHONE, respond, type ScreenMeta, type ScreenStory, waitFor, within } from '@luzzu/ui/screens'
import { buildClosure } from '../../booking/testing/build-closure'
import { AT_ELEVEN, respondWithDay } from '../../booking/testing/day-fixture'
import { DAY_AT_ELEVEN } from '../../booking/testing/site-fixture'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Today/Closures',
  parameters: { screen: { routes, under: 'admin', at: '/admin/today', as: 'staff' } },
} satisfies ScreenMeta

const OTHER_DAY = addDays(DAY_AT_ELEVEN, 1)

export const PartlyClosed: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Regatta in the harbor')).toBeVisible()
    await expect(canvas.getByText('1 unit of Painted Luzzu, Morning')).toBeVisible()
    await expect(canvas.getAllByText('Closed:')[0]).toBeVisible()
    await expect((await canvas.findAllByText('Partly closed'))[0]).toBeVisible()
  },
}

/** The heads of the closed slot and of those that overlap it say so. */
export const AClosedSlot: ScreenStory = {
  beforeEach: [
    ...respondWithDay,
    respond('get', '/api/closures', {
      body: [buildClosure({ from_date: DAY_AT_ELEVEN, to_date: DAY_AT_ELEVEN, slot_id: 2, reason: 'gale' })],
    }),
  ],
  play: async ({ canvas }) => {
    const closed = await canvas.findAllByText('Closed: gale')
    const slots = closed.map((mark) => mark.parentElement?.querySelector('h2')?.textContent?.trim())
    await expect(slots.sort()).toEqual(['Afternoon 13:00-18:00', 'Full Day 08:00-18:00', 'Lunch 10:30-14:00'])
  },
}

export const AClosedSlotOnAPhone: ScreenStory = { ...AClosedSlot, globals: PHONE }

/** On a phone it takes a line, unless bookings no longer fit. */
export const PartlyClosedOnAPhone: ScreenStory = {
  globals: PHONE,
  beforeEach: respond('get', '/api/closures/:id/bookings', { body: [] }),
  play: async ({ canvas, userEvent }) => {
    const details = await canvas.findByRole('button', {
      name: /^Details of the closure of 1 unit of Painted Luzzu, Morning,/,
    })
    const remove = () =>
      canvas.queryByRole('button', { name: /^Remove the closure of 1 unit of Painted Luzzu, Morning,/ })
    await expect(remove()).toBeNull()
    await userEvent.click(details)
    await expect(remove()).toBeVisible()
  },
}

/** The strip of the days tells so of one before it is opened. */
export const ClosedOnAnotherDay: ScreenStory = {
  beforeEach: [
    AT_ELEVEN,
    respond('get', '/api/closures', { body: [buildClosure({ from_date: OTHER_DAY, to_date: OTHER_DAY })] }),
  ],
  play: async ({ canvas }) => {
    const closed = await canvas.findByText('Closed')
    await expect(closed.closest('a')).toHaveAttribute('href', `/admin/today?date=${OTHER_DAY}`)
  },
}

export const RemovingTheOnlyClosure: ScreenStory = {
  beforeEach: [
    respond('get', '/api/closures', { body: [buildClosure()] }),
    respond('delete', '/api/closures/:id', { body: {} }),
  ],
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove the closure/ }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    respond('get', '/api/closures', { body: [] })(story)
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Closures' })).toBeNull())
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
}
