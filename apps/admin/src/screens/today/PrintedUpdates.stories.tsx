import {
  expect,
  refusal,
  respond,
  type ScreenMeta,
  type ScreenStory,
  spyOn,
  waitFor,
} from '@luzzu/ui/screens'
import { AT_ELEVEN, inSlot } from '../../booking/testing/day-fixture'
import { manifestOn, type Story } from '../../booking/testing/day-payments-fixture'
import { CLOCK, passHours } from '../../booking/testing/story-clock'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Today/Printed updates',
  parameters: { screen: { routes, under: 'admin', at: '/admin/today', as: 'staff' } },
} satisfies ScreenMeta

const MANIFEST = '/api/manifests/:date'
const ANN = inSlot(1, 3, { username: 'Ann Grech' })
const BOB = inSlot(2, 3, { username: 'Bob Zahra' })
const CAT = inSlot(3, 3, { username: 'Cat Borg' })

const SHOWN = [
  AT_ELEVEN,
  CLOCK,
  respond('get', '/api/closures', { body: [] }),
  respond('get', MANIFEST, { body: [ANN, BOB] }),
]

/** An hour later another guest has booked and one has cancelled, while a line is in use. */
async function changeMeanwhile(story: Story) {
  const manifest = await manifestOn(story)
  await story.userEvent.click(await manifest.findByRole('button', { name: /^Details of booking 1,/ }))
  respond('get', MANIFEST, { body: [ANN, CAT] })(story)
  await passHours(1, () => story.canvas.getByText('1 new booking'))
  await expect(manifest.getByText('Bob Zahra')).toBeVisible()
}

/** Nobody who comes is missing on paper, and nobody is on it who does not. */
async function expectPrintedNames({ canvasElement }: Story) {
  const [printed] = canvasElement.querySelectorAll('table')
  const names = [...(printed?.querySelectorAll('[data-column="name"]') ?? [])]
  await expect(names.map(({ textContent }) => textContent)).toEqual(['Ann Grech', 'Cat Borg'])
  await expect(printed?.querySelector('[data-heading]')).toHaveTextContent(
    /2 confirmed, 0 pending, 4 guests · as of 12:0\d/,
  )
}

/** By the browser’s own command, and once the connection is gone. */
export const HeldBack: ScreenStory = {
  beforeEach: SHOWN,
  play: async (story) => {
    await changeMeanwhile(story)
    dispatchEvent(new Event('beforeprint'))
    await expectPrintedNames(story)
    dispatchEvent(new Event('afterprint'))
    respond('get', MANIFEST, refusal(503, 'unavailable'))(story)
    await passHours(1, () => story.canvas.getByText(/^Couldn’t update\. Last updated 12:0/))
    dispatchEvent(new Event('beforeprint'))
    await expectPrintedNames(story)
    dispatchEvent(new Event('afterprint'))
  },
}

/** Where it cannot be fetched for the paper, that has what is known. */
export const NotFetched: ScreenStory = {
  beforeEach: [
    ...SHOWN,
    () => {
      spyOn(globalThis, 'print').mockImplementation(() => dispatchEvent(new Event('beforeprint')))
    },
  ],
  play: async (story) => {
    await changeMeanwhile(story)
    respond('get', MANIFEST, refusal(503, 'unavailable'))(story)
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Print day' }))
    await waitFor(() => expect(story.canvasElement.querySelector('[data-heading]')).not.toBeNull())
    await expectPrintedNames(story)
    dispatchEvent(new Event('afterprint'))
  },
}
