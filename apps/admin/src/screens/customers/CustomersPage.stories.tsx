import { expect, FAILING, PHONE, type ScreenMeta, type ScreenStory, within } from '@luzzu/ui/screens'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Customers',
  parameters: { screen: { routes, under: 'admin', at: '/admin/customers', as: 'staff' } },
} satisfies ScreenMeta

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /Ġorġ Żammit/ })).toBeVisible()
  },
}

export const OnAPhone: ScreenStory = { ...Filled, globals: PHONE }

export const Loading: ScreenStory = {
  parameters: { screen: { api: 'loading' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Customers' })).toBeVisible()
  },
}

export const Failing = FAILING

export const Empty: ScreenStory = {
  parameters: { screen: { api: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No customers found.')).toBeVisible()
  },
}

export const OneCustomer: ScreenStory = {
  parameters: { screen: { at: '/admin/customers/2' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Maria Vella' })).toBeVisible()
  },
}

export const DisabledCustomer: ScreenStory = {
  parameters: { screen: { at: '/admin/customers/5' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Disabled')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }))
    await expect(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', {
        name: 'Delete the account of Noah Borg for good?',
      }),
    ).toBeVisible()
  },
}
