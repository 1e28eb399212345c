import {
  expect,
  FAILING,
  LOADING,
  PHONE,
  refusal,
  respond,
  type ScreenMeta,
  type ScreenStory,
  within,
} from '@luzzu/ui/screens'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Today',
  parameters: { screen: { routes, under: 'admin', at: '/admin/today', as: 'staff' } },
} satisfies ScreenMeta

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Chiara Ricci/)).toBeVisible()
  },
}

export const CheckedIn: ScreenStory = {
  play: async ({ canvas }) => {
    const pressed = await canvas.findByRole('button', { name: 'Checked in', pressed: true })
    await expect(pressed).toBeVisible()
    await expect(canvas.getByText('Needs a ramp.')).toBeVisible()
  },
}

export const PartlyClosed: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Regatta in the harbor')).toBeVisible()
    await expect(canvas.getByText('1 unit of Painted Luzzu, Morning')).toBeVisible()
  },
}

type Played = Parameters<NonNullable<ScreenStory['play']>>[0]

async function openNote({ canvas, canvasElement, userEvent }: Played) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit note to booking 1282' }))
  const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
  await expect(dialog.getByLabelText('Note')).toHaveValue('Needs a ramp.')
  return dialog
}

export const EditingTheNote: ScreenStory = {
  play: async (story) => {
    await openNote(story)
  },
}

export const EditingTheNoteOnAPhone: ScreenStory = { ...EditingTheNote, globals: PHONE }

/** What was typed stays. */
export const NoteNotSaved: ScreenStory = {
  beforeEach: respond(
    'put',
    '/api/bookings/:id/note',
    refusal(409, 'conflict', { message: 'The booking was deleted.' }),
  ),
  play: async (story) => {
    const dialog = await openNote(story)
    await story.userEvent.type(dialog.getByLabelText('Note'), ' Has a dog.')
    await story.userEvent.click(dialog.getByRole('button', { name: 'Save note' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The booking was deleted.')
    await expect(dialog.getByLabelText('Note')).toHaveValue('Needs a ramp. Has a dog.')
  },
}

/** A closed unit is not left. */
export const UnitsClosed: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 of 2 left, 1 closed')).toBeVisible()
  },
}

export const OnAPhone: ScreenStory = { ...Filled, globals: PHONE }

export const Loading = LOADING

export const Failing = FAILING

export const Empty: ScreenStory = {
  parameters: { screen: { api: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No bookings on/)).toBeVisible()
  },
}
