import { within } from '@luzzu/ui/screens'
import { onPage, type Story } from './day-payments-fixture'

/** Opens the dialog itself, rather than what is shown until its code has come. */
export async function openNewBooking(story: Story, button: string | RegExp = /New booking/) {
  await story.userEvent.click(await story.canvas.findByRole('button', { name: button }))
  const page = onPage(story)
  const customer = await page.findByRole('combobox', { name: 'Customer' })
  return { page, customer, dialog: within(page.getByRole('dialog')) }
}
