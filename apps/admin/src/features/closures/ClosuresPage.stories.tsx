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
  title: 'Screens/Admin/Closures',
  parameters: { screen: { routes, under: 'admin', at: '/admin/closures', as: 'staff' } },
} satisfies ScreenMeta

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Regatta in the harbor')).toBeVisible()
  },
}

export const OnAPhone: ScreenStory = { ...Filled, globals: PHONE }

export const Closing: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add closure' }))
    await expect(await canvas.findByText(/no longer fit/)).toBeVisible()
  },
}

export const ClosingOnAPhone: ScreenStory = { ...Closing, globals: PHONE }

export const NobodyAffected: ScreenStory = {
  beforeEach: respond('get', '/api/closures/preview', { body: { affected: 0, bookings: [] } }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add closure' }))
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByText('No booking is affected.')).toBeVisible()
  },
}

export const NotClosed: ScreenStory = {
  beforeEach: respond(
    'post',
    '/api/closures',
    refusal(422, 'validation', { errors: [{ pointer: '#/reason', detail: 'Reason is too long' }] }),
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add closure' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    const reason = dialog.getByRole('textbox', { name: /^Reason/ })
    await userEvent.type(reason, 'Regatta')
    await userEvent.type(reason, '{Enter}')
    await dialog.findByText('Reason is too long')
    await expect(reason).toBeInvalid()
    await expect(reason).toHaveValue('Regatta')
  },
}

export const CallingOff: ScreenStory = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [callOff] = await canvas.findAllByRole('button', { name: /^Call off/ })
    if (callOff) await userEvent.click(callOff)
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByLabelText('Message to the customers')).toBeVisible()
  },
}

export const Loading = LOADING

export const Failing = FAILING

export const Empty: ScreenStory = {
  parameters: { screen: { api: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is closed.')).toBeVisible()
  },
}
