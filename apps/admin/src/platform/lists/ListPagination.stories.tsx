import { useLocation } from '@luzzu/routing'
import { expect, type ScreenMeta, type ScreenStory } from '@luzzu/ui/screens'
import { ListPagination } from './ListPagination'
import { PAGE_SIZE, usePagination } from './pagination'

const TOTAL = 60
const FIRST = new URLSearchParams('q=ricci')

/** A list of three pages, whose address is shown. */
function Pages() {
  const { position, goToNext, goToPrevious } = usePagination(FIRST)
  const before = (position.page - 1) * PAGE_SIZE
  return (
    <>
      <p>{useLocation().search}</p>
      <ListPagination
        label="Pages of bookings"
        position={position}
        page={{
          shown: Math.min(PAGE_SIZE, TOTAL - before),
          next: before + PAGE_SIZE < TOTAL ? `after-${position.page}` : null,
          total: TOTAL,
        }}
        isFetching={false}
        isStale={false}
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
