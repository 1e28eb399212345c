import { expect, PHONE, respond, type ScreenMeta, type ScreenStory, waitFor, within } from '@luzzu/ui/screens'
import { ORDER_TOKEN, respondWithOrder, WAITING } from '../../platform/testing/a-placed-order'
import { aPaidSite } from '../../platform/testing/an-order'
import { keepOrder } from '../../platform/testing/keep-order'
import { routes } from '../../routes'
import { MANAGE_COPY, OUTCOMES } from './manage.copy'

export default {
  title: 'Screens/Public site/Manage/Without emails',
  parameters: { screen: { routes, at: '/manage?session=cs_test_1' } },
} satisfies ScreenMeta

type Played = Parameters<NonNullable<ScreenStory['play']>>[0]

const UNMAILED = respond('get', '/api/site', { body: aPaidSite({}, { has_mail_server: false }) })
const AUTHORIZED = respond('get', '/api/payment-status', { body: { status: 'authorized' } })

async function expectNoEmail({ canvas }: Played) {
  await expect(within(canvas.getByRole('main')).queryByText(/email/i)).toBeNull()
}

/** This page and the phone are what a guest has. */
export const AuthorizedAsAGuest: ScreenStory = {
  beforeEach: [
    ...respondWithOrder({
      ...WAITING,
      customer: { username: 'Maria Vella', mail: 'maria@example.com', phone: null },
    }),
    UNMAILED,
    AUTHORIZED,
    keepOrder({ managed: { id: 512, orderToken: ORDER_TOKEN, userId: null } }),
  ],
  play: async (story) => {
    const next = await story.canvas.findByText(/^Keep this page open/)
    await expect(next).toHaveTextContent(
      /You see our answer here by .+ Malta time at the latest\. .* call us: \+356 2100 0000$/,
    )
    await expectNoEmail(story)
  },
}

export const AuthorizedAsAGuestOnAPhone: ScreenStory = { ...AuthorizedAsAGuest, globals: PHONE }

/** Whoever has an account reads the answer there. */
export const AuthorizedAsACustomer: ScreenStory = {
  ...AuthorizedAsAGuest,
  parameters: { screen: { as: 'customer' } },
  play: async (story) => {
    await expect(await story.canvas.findByText(/^You see our answer in My Bookings by /)).toBeVisible()
    await expectNoEmail(story)
  },
}

export const AuthorizedInAnotherBrowser: ScreenStory = {
  beforeEach: [UNMAILED, AUTHORIZED],
  play: async (story) => {
    const { canvas } = story
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: OUTCOMES.authorized.title })).toHaveFocus(),
    )
    await expect(await canvas.findByText(/^Call us:/)).toBeVisible()
    await expectNoEmail(story)
  },
}

/** No email is promised, neither before a link is requested nor after. */
export const WithoutALink: ScreenStory = {
  parameters: { screen: { at: '/manage' } },
  beforeEach: [UNMAILED, respond('post', '/api/order-links', { body: {} })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Call us:/)).toBeVisible()
    await expect(canvas.queryByText(MANAGE_COPY.findHint)).toBeNull()
    await userEvent.type(canvas.getByLabelText('Email'), 'maria@example.com')
    await userEvent.click(canvas.getByRole('button', { name: MANAGE_COPY.send }))
    await expect(await canvas.findByText(MANAGE_COPY.kept)).toBeVisible()
    await expect(canvas.queryByText(MANAGE_COPY.sent)).toBeNull()
  },
}
