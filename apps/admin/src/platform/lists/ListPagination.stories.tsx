import { useLocation } from '@luzzu/routing'
import { expect, type ScreenMeta, type ScreenStory } from '@luzzu/ui/screens'
import { useState } from 'react'
import { ListPagination } from './ListPagination'
import { PAGE_SIZE, useLostPage, usePagination } from './pagination'

const TOTAL = 60
/** What is left of it once the last page and all but one row of the first have been removed. */
const LEFT = 1
const FIRST = new URLSearchParams('q=ricci')

/** A list of three pages, whose address is shown. */
function Pages() {
  const pages = usePagination(FIRST)
  const { position, goToNext, goToPrevious } = pages
  const [total, setTotal] = useState(TOTAL)
  const before = (position.page - 1) * PAGE_SIZE
  const shown = Math.max(0, Math.min(PAGE_SIZE, total - before))
  const isLost = useLostPage(pages, shown)
  return (
    <>
      <p>{useLocation().search}</p>
      <button type="button" onClick={() => setTotal(LEFT)}>
        Remove
      </button>
      <ListPagination
        label="Pages of bookings"
        position={position}
        page={{
          shown,
          next: before + PAGE_SIZE < total ? `after-${position.page}` : null,
          total,
        }}
        isFetching={false}
        isStale={isLost}
        onPrevious={goToPrevious}
        onNext={goToNext}
      />
    </>
  )
}

export default {
  title: 'Screens/Admin/Pages of a list',
  parameters: {
    screen: { routes: [{ path: 'list', element: <Pages /> }], at: '/list?q=ricci', as: 'staff' },
  },
} satisfies ScreenMeta

export const TheAddressHoldsThePagesBefore: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 to 25 of 60')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(await canvas.findByText('?q=ricci&cursor=after-1')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(await canvas.findByText('?q=ricci&cursor=after-1&cursor=after-2')).toBeVisible()
    await expect(canvas.getByText('51 to 60 of 60')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await expect(await canvas.findByText('?q=ricci&cursor=after-1')).toBeVisible()
    await expect(canvas.getByText('26 to 50 of 60')).toBeVisible()
  },
}

/** Nobody is told that there is nothing, nor led back to the page that is gone. */
export const EmptiedPagesAreLeft: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    for (const page of ['?q=ricci&cursor=after-1', '?q=ricci&cursor=after-1&cursor=after-2']) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Next' }))
      await expect(await canvas.findByText(page)).toBeVisible()
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(await canvas.findByText('?q=ricci')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Previous' })).toBeNull()
  },
}
