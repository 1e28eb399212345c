import { useLocation } from '@luzzu/routing'
import { SearchField } from '@luzzu/ui'
import { expect, type ScreenMeta, type ScreenStory } from '@luzzu/ui/screens'
import { memo } from 'react'
import { searchFilter, useSearchFilter } from './list-filters'

const ROWS = 80
const ROW_MS = 3
const FILTER = searchFilter()

/** Takes so long to render that React yields to what is typed meanwhile. */
const SlowRow = memo(function SlowRow({ search }: { search: string }) {
  const end = performance.now() + ROW_MS
  while (performance.now() < end);
  return <li>{search}</li>
})

function SlowList() {
  const { search, field } = useSearchFilter(FILTER)
  return (
    <>
      <SearchField label="Search" value={field.text} onValueChange={field.type} onBlur={field.flush} />
      <p>{useLocation().search}</p>
      <ul>
        {Array.from({ length: ROWS }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move
          <SlowRow key={row} search={search} />
        ))}
      </ul>
    </>
  )
}

export default {
  title: 'Screens/Admin/Search of a list',
  parameters: {
    screen: { routes: [{ path: 'list', element: <SlowList /> }], at: '/list', as: 'staff' },
  },
} satisfies ScreenMeta

export const TypingWhileTheListRendersLosesNothing: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox')
    const typist = userEvent.setup({ delay: 320 })
    await typist.type(field, 'maria v')
    await expect(field).toHaveValue('maria v')
    await expect(await canvas.findByText('?q=maria+v')).toBeVisible()
  },
}
