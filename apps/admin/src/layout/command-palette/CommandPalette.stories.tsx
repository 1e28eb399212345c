import { addDays, dateIn } from '@luzzu/domain'
import { expect, PHONE, respond, type ScreenMeta, type ScreenStory, waitFor, within } from '@luzzu/ui/screens'
import { useRef } from 'react'
import { buildBooking } from '../../booking/testing/build-booking'
import { lazyDialog } from '../../platform/lazy-dialog'
import { routes } from '../../routes'
import { CommandPalette, type CommandPaletteProps } from './CommandPalette'
import { PaletteLoading } from './PaletteLoading'

export default {
  title: 'Screens/Admin/Command palette',
  parameters: { screen: { routes, under: 'admin', at: '/admin/faq', as: 'staff' } },
} satisfies ScreenMeta

type Story = Parameters<NonNullable<ScreenStory['play']>>[0]

/** The palette after a search for a text. */
async function searchFor(text: string, { canvas, canvasElement, userEvent }: Story) {
  await canvas.findByRole('heading', { level: 1 })
  await userEvent.click(await canvas.findByRole('button', { name: /^Search/ }))
  const page = within(canvasElement.ownerDocument.body)
  const field = await page.findByRole('combobox')
  const palette = within(page.getByRole('dialog'))
  await userEvent.type(field, text)
  // A hit of the unfinished text would go before it is pressed.
  await waitFor(() => expect(palette.queryByText('Searching…')).toBeNull())
  return { palette, field }
}

const TOMORROW = addDays(dateIn('Europe/Malta', new Date()), 1)

const LONG_NAMES = respond('get', '/api/bookings', {
  body: [
    buildBooking({ id: 27, username: 'Tom Grech' }),
    buildBooking({ id: 1284, username: 'Wilhelmina von Hohenstein-Kaltenbach und zu Grech' }),
  ],
})

/** A hit has one line: a long name ends before the date and the time, and those go before the product. */
export const HitsInOneLine: ScreenStory = {
  beforeEach: LONG_NAMES,
  play: async (story) => {
    const { palette } = await searchFor('grech', story)
    const short = await palette.findByRole('option', { name: /^27/ })
    const long = palette.getByRole('option', { name: /^1284/ })
    await expect(long.offsetHeight).toBe(short.offsetHeight)
    const name = within(short).getByText('27 · Tom Grech')
    await expect(name.scrollWidth).toBe(name.offsetWidth)
    await expect(within(long).getByText(/^Thu, June 18/).offsetWidth).toBeGreaterThanOrEqual(239)
  },
}

/** A hit has two lines at most, however long its name is. */
export const HitsOnAPhone: ScreenStory = {
  globals: PHONE,
  beforeEach: LONG_NAMES,
  play: async (story) => {
    const { palette } = await searchFor('grech', story)
    const [short, long] = await palette.findAllByRole('option', { name: /Bookings$/ })
    await expect(short?.offsetHeight).toBeLessThan(60)
    await expect(long?.offsetHeight).toBe(short?.offsetHeight)
  },
}

/** A finger types right after the press on the magnifier. */
export const TypedOnATouchScreen: ScreenStory = {
  globals: PHONE,
  beforeEach: () => {
    const { matchMedia } = window
    const coarse = (query: string) => matchMedia.call(window, query === '(pointer: coarse)' ? 'all' : query)
    window.matchMedia = coarse
    return () => {
      window.matchMedia = matchMedia
    }
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Search/ }))
    const field = await within(canvasElement.ownerDocument.body).findByRole('combobox')
    await waitFor(() => expect(field).toHaveFocus())
  },
}

/** What is long is cut, and the dialog stays on the screen. */
export const LongHitOnAPhone: ScreenStory = {
  globals: PHONE,
  beforeEach: respond('get', '/api/bookings', {
    body: Array.from({ length: 30 }, (_, at) => buildBooking({ id: at + 1 })),
  }),
  play: async (story) => {
    const { palette } = await searchFor('wilhelmina hohenstein kaltenbach grech', story)
    const all = await palette.findByRole('option', { name: /^All bookings for/ })
    await expect(all.getBoundingClientRect().right).toBeLessThan(innerWidth)
  },
}

/** It is said right below the field that nothing was found, and what is. */
export const NothingFound: ScreenStory = {
  beforeEach: [respond('get', '/api/bookings', { body: [] }), respond('get', '/api/customers', { body: [] })],
  play: async (story) => {
    const { palette, field } = await searchFor('zzz', story)
    const said = await palette.findByText('No results')
    const gap = said.getBoundingClientRect().top - field.getBoundingClientRect().bottom
    await expect(gap).toBeLessThan(40)
    await expect(said).toHaveTextContent(/a name, a phone, a booking number, a day .*, or a page/)
  },
}

let finishLoading = () => {}

const SlowPalette = lazyDialog<CommandPaletteProps>(
  async () => {
    await new Promise<void>((resolve) => {
      finishLoading = resolve
    })
    return CommandPalette
  },
  'Search',
  PaletteLoading,
)

function PageWithPalette() {
  const typed = useRef('')
  return <SlowPalette open onClose={() => {}} screens={[]} commands={[]} typed={typed} />
}

export const LettersAreNotLostMeanwhile: ScreenStory = {
  parameters: {
    screen: { under: '', routes: [{ path: 'page', element: <PageWithPalette /> }], at: '/page', as: 'staff' },
  },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await page.findByText('Loading…')
    await waitFor(() => expect(page.getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('mar')
    finishLoading()
    await waitFor(() => expect(page.getByRole('combobox')).toHaveFocus())
    await userEvent.keyboard('ia')
    await expect(page.getByRole('combobox')).toHaveValue('maria')
  },
}

/** A theme is selected from anywhere; the one that is selected is not offered. */
export const SelectingATheme: ScreenStory = {
  play: async (story) => {
    const { palette } = await searchFor('dark mode', story)
    const { documentElement } = story.canvasElement.ownerDocument
    await story.userEvent.click(await palette.findByRole('option', { name: /^Dark theme/ }))
    await waitFor(() => expect(documentElement).toHaveAttribute('data-theme', 'dark'))
    const again = await searchFor('theme', story)
    await expect(again.palette.queryByRole('option', { name: /^Dark theme/ })).toBeNull()
    await story.userEvent.click(await again.palette.findByRole('option', { name: /^Theme of the system/ }))
    await waitFor(() => expect(documentElement).not.toHaveAttribute('data-theme'))
  },
}

/** A day that was typed is closed from anywhere. */
export const ClosingADay: ScreenStory = {
  play: async (story) => {
    const { palette } = await searchFor('close tomorrow', story)
    await story.userEvent.click(await palette.findByRole('option', { name: /^Close / }))
    const page = within(story.canvasElement.ownerDocument.body)
    await page.findByRole('dialog', { name: 'Close days, products or units' })
    await expect(await page.findByLabelText('First day')).toHaveValue(TOMORROW)
    await expect(page.getByLabelText('Last day')).toHaveValue(TOMORROW)
  },
}
