import {
  changeElsewhere,
  expect,
  FAILING,
  holdAnswer,
  LOADING,
  PHONE,
  refusal,
  respond,
  type ScreenMeta,
  type ScreenStory,
  twoFrames,
  waitFor,
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

/** The button that saves comes into sight with the first change. */
export const Filled: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    await expect(name).toHaveValue('Luzzu')
    await expect(await canvas.findByLabelText(/^Holds of resellers/)).toBeVisible()
    const unsaved = canvas.getByText('No unsaved changes')
    const isInSight = () => unsaved.getBoundingClientRect().bottom <= globalThis.innerHeight
    await expect(isInSight()).toBe(false)
    await userEvent.type(name, ' Boats')
    await expect(unsaved).toHaveTextContent('1 unsaved change')
    await expect(isInSight()).toBe(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }))
  },
}

/** What the saved settings contradict is said beside the button, from where it is a press away. */
export const Contradicted: ScreenStory = {
  beforeEach: respond('get', '/api/faqs', {
    body: [{ id: 1, question: 'Can I cancel?', answer: 'Cancellation is free up to 12 hours before.' }],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Show what does not fit' }))
    const notice = (await canvas.findByRole('link', { name: 'Can I cancel?' })).closest('section')
    await waitFor(() => expect(notice).toHaveFocus())
    await expect(notice).toBeVisible()
  },
}

export const ContradictedOnAPhone: ScreenStory = { ...Contradicted, globals: PHONE }

/** A link to a section, such as one of the first steps, leads to the section. */
export const AtASection: ScreenStory = {
  parameters: { screen: { at: '/admin/settings#notifications' } },
  play: async ({ canvas }) => {
    const section = await canvas.findByRole('region', { name: 'Notifications' })
    await waitFor(() => expect(section).toHaveFocus())
    await waitFor(() => expect(section.getBoundingClientRect().top).toBeLessThan(innerHeight))
    await expect(scrollY).toBeGreaterThan(0)
  },
}

/** A section is a press away from any place, also with something unsaved, and the links tell which one it is. */
export const SectionLinks: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), ' Boats')
    const sections = within(canvas.getByRole('navigation', { name: 'Sections' }))
    await userEvent.click(sections.getByRole('link', { name: 'Payments' }))
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Payments' })).toHaveFocus())
    const current = () =>
      sections.getAllByRole('link', { current: 'location' }).map((link) => link.textContent)
    await waitFor(() => expect(current()).toEqual(['Payments']))
    // Of two sections at the end of the page, the one before the last stays marked while a link is being pressed.
    await userEvent.click(sections.getByRole('link', { name: 'Notifications' }))
    await waitFor(() => expect(current()).toEqual(['Notifications']))
    // The page tells in the next frame that it has scrolled; the focus of a press does not scroll it.
    await twoFrames()
    sections.getByRole('link', { name: 'Business' }).focus({ preventScroll: true })
    await twoFrames()
    await expect(current()).toEqual(['Notifications'])
    scrollTo(0, 0)
    await waitFor(() => expect(current()).toEqual(['Business']))
    scrollTo(0, document.documentElement.scrollHeight)
    await waitFor(() => expect(current()).toEqual(['Dashboard']))
    await expect(sections.getByRole('link', { name: 'Business' })).toBeVisible()
    await expect(canvas.getByText('1 unsaved change')).toBeVisible()
    await expect(within(document.body).queryByRole('alertdialog')).toBeNull()
  },
}

const resellers = holdAnswer('/api/api-tokens')

/** How long resellers hold a unit is asked only where there are resellers. */
export const WithoutResellers: ScreenStory = {
  beforeEach: [respond('get', '/api/api-tokens', { body: [] }), resellers.beforeEach],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Luzzu')
    await resellers.release()
    await expect(canvas.queryByText(/resellers/i)).toBeNull()
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

/** Before they are saved, limits say that they leave nothing to book. */
export const NothingBookable: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const notice = await canvas.findByLabelText(/^Minimum notice/)
    await userEvent.clear(notice)
    await userEvent.type(notice, '2000')
    await expect(await canvas.findByText(/^With these limits nobody can book/)).toBeVisible()
    await userEvent.clear(notice)
    await userEvent.type(notice, '2')
    await expect(canvas.queryByText(/^With these limits nobody can book/)).toBeNull()
  },
}

/** What is wrong is counted until it is corrected, and the first of it has the focus. */
export const SeveralWrong: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const phone = await canvas.findByRole('textbox', { name: 'Phone' })
    await userEvent.clear(phone)
    await userEvent.type(phone, 'call us')
    const notice = canvas.getByLabelText(/^Minimum notice/)
    await userEvent.clear(notice)
    await userEvent.type(notice, '1.5')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(await canvas.findByText('Couldn’t save. 2 fields need your attention.')).toBeVisible()
    await waitFor(() => expect(phone).toHaveFocus())
    await userEvent.type(phone, '1')
    await expect(canvas.getByText('Couldn’t save. 1 field needs your attention.')).toBeVisible()
    await userEvent.type(notice, '1')
    await expect(canvas.queryByText(/your attention/)).toBeNull()
  },
}

/** What is said below a time does not move the button beside it, and leaves room to correct it. */
export const WithoutATimeOnAPhone: ScreenStory = {
  globals: PHONE,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [opens] = await canvas.findAllByLabelText('Opens')
    await userEvent.clear(opens as HTMLElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await canvas.findByText('Enter a time')
    const [remove] = canvas.getAllByRole('button', { name: /^Remove opening hours/ })
    const topOf = (element?: HTMLElement) => Math.round(element?.getBoundingClientRect().top ?? 0)
    await expect(topOf(remove)).toBe(topOf(opens))
    const bar = canvasElement.querySelector('[data-save-bar]')
    await expect(bar?.getBoundingClientRect().height).toBeLessThan(120)
    await expect(canvas.getByText('1 unsaved change')).toHaveRole('status')
  },
}

/** A message below the days moves nothing beside them. */
export const WithoutADay: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add opening hours' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await canvas.findByText('Choose at least one day')
    const lefts = canvas.getAllByLabelText('Opens').map((field) => field.getBoundingClientRect().left)
    await expect(lefts).toEqual(lefts.map(() => lefts[0]))
  },
}

/** Other screens have known the settings for hours; the form begins with those of now. */
export const KnownForHours: ScreenStory = {
  parameters: { screen: { at: '/admin' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByRole('region', { name: 'First steps' })
    await changeElsewhere(context, '/api/settings', { site_name: 'Red Coast' })
    await userEvent.click(canvas.getByRole('link', { name: 'Settings' }))
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Red Coast')
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
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveFocus())
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Blue Coast')
  },
}

export const RefusedOnAPhone: ScreenStory = { ...Refused, globals: PHONE }

const OLD_VERSION = refusal(412, 'precondition-failed')

/** Only what both have changed is asked about; keeping one's own saves it. */
export const Conflict: ScreenStory = {
  beforeEach: respond('put', '/api/settings', OLD_VERSION, { once: true }),
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    await canvas.findByRole('textbox', { name: 'Name' })
    await changeElsewhere(context, '/api/settings', { site_name: 'Red Coast', min_notice_hours: 7 })
    await saveName({ canvas, userEvent }, 'Blue Coast')
    const page = within(canvasElement.ownerDocument.body)
    const dialog = await page.findByRole('dialog', { name: 'Someone else changed the settings' })
    await expect(dialog).toHaveTextContent('Name, your versionBlue Coast')
    await expect(dialog).toHaveTextContent('Name, their versionRed Coast')
    await expect(dialog).not.toHaveTextContent('Minimum notice')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep my changes' }))
    // A message leaves the closing dialog for the page.
    await waitFor(() => expect(page.getByText(/^Settings saved\./)).toBeVisible())
  },
}

/** What somebody else has changed in other fields is merged, and one's own is saved with it. */
export const ChangedElsewhere: ScreenStory = {
  beforeEach: respond('put', '/api/settings', OLD_VERSION, { once: true }),
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    await canvas.findByRole('textbox', { name: 'Name' })
    await changeElsewhere(context, '/api/settings', { min_notice_hours: 7 })
    await saveName({ canvas, userEvent }, 'Blue Coast')
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByText(/^Settings saved\. Someone else changed other fields/)).toBeVisible()
  },
}

/** Where others change it again and again, what was typed stays beside theirs. */
export const ChangedAgain: ScreenStory = {
  beforeEach: respond('put', '/api/settings', OLD_VERSION),
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByRole('textbox', { name: 'Name' })
    await changeElsewhere(context, '/api/settings', { min_notice_hours: 7 })
    await saveName({ canvas, userEvent }, 'Blue Coast')
    await expect(await canvas.findByText(/someone else is changing it at the same time/)).toBeVisible()
    await expect(canvas.getByLabelText(/^Minimum notice/)).toHaveValue(7)
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Blue Coast')
    await expect(canvas.getByText('1 unsaved change')).toBeVisible()
  },
}
