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
  title: 'Screens/Admin/Settings',
  parameters: { screen: { routes, under: 'admin', at: '/admin/settings', as: 'staff' } },
} satisfies ScreenMeta

type Context = Pick<Parameters<NonNullable<ScreenStory['play']>>[0], 'canvas' | 'userEvent'>

async function saveName({ canvas, userEvent }: Context, name: string) {
  const field = await canvas.findByRole('textbox', { name: 'Name' })
  await userEvent.clear(field)
  await userEvent.type(field, name)
  await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
}

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Luzzu')
    await expect(canvas.getByText('No unsaved changes')).toBeVisible()
  },
}

/** What was hidden on the dashboard comes back by a switch. */
export const FirstStepsHidden: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const shown = await canvas.findByRole('switch', { name: /Show the first steps/ })
    await expect(shown).toBeChecked()
    await userEvent.click(shown)
    await expect(canvas.getByText('1 unsaved change')).toBeVisible()
  },
}

export const OnAPhone: ScreenStory = { ...Filled, globals: PHONE }

export const Loading = LOADING

export const Failing = FAILING

export const Saving: ScreenStory = {
  beforeEach: respond('put', '/api/settings'),
  play: async ({ canvas, userEvent }) => {
    await saveName({ canvas, userEvent }, 'Blue Coast')
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Refused: ScreenStory = {
  beforeEach: respond(
    'put',
    '/api/settings',
    refusal(422, 'validation', { errors: [{ pointer: '#/contact/phone', detail: 'Phone is invalid' }] }),
  ),
  play: async ({ canvas, userEvent }) => {
    await saveName({ canvas, userEvent }, 'Blue Coast')
    await expect(await canvas.findByText('Phone is invalid')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Blue Coast')
  },
}

export const RefusedOnAPhone: ScreenStory = { ...Refused, globals: PHONE }

export const Conflict: ScreenStory = {
  beforeEach: respond('put', '/api/settings', refusal(412, 'precondition-failed')),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await saveName({ canvas, userEvent }, 'Blue Coast')
    const { findByRole } = within(canvasElement.ownerDocument.body)
    const dialog = await findByRole('dialog', { name: 'Someone else changed the settings' })
    await expect(dialog).toHaveTextContent('Blue Coast')
  },
}
