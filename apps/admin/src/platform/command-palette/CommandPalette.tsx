import { useListBookingsQuery } from '@luzzu/api-client/bookings'
import { useListCustomersQuery } from '@luzzu/api-client/customers'
import { useNavigate } from '@luzzu/routing'
import { Dialog, TextField, useDebouncedInput } from '@luzzu/ui'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import type { ScreenLink } from '../screen'
import { Results } from './CommandPalette.styles'
import { type PaletteEntry, paletteEntries, wrapIndex } from './palette-entries'

const LABEL = 'Search or jump to…'
const MAX_RESULTS = 4

type CommandPaletteProps = { screens: readonly ScreenLink[]; open: boolean; onClose: () => void }

/** Finds bookings, customers and places by a few letters, without a hand leaving the keyboard. */
export function CommandPalette({ screens, open, onClose }: CommandPaletteProps) {
  return (
    <Dialog open={open} onClose={onClose} title={LABEL} size="medium">
      <PaletteSearch screens={screens} onDone={onClose} />
    </Dialog>
  )
}

function PaletteSearch({ screens, onDone }: { screens: readonly ScreenLink[]; onDone: () => void }) {
  const id = useId()
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const { text, type } = useDebouncedInput(query, setQuery)
  const [active, setActive] = useState(0)
  const q = query.trim()
  const filter = { q, limit: MAX_RESULTS }
  const { currentData: found } = useListBookingsQuery(filter, { skip: q === '' })
  const { currentData: people } = useListCustomersQuery(filter, { skip: q === '' })
  const entries = paletteEntries(text, screens, {
    bookings: found?.bookings ?? [],
    customers: people?.rows ?? [],
  })
  const chosen = entries[Math.min(active, entries.length - 1)]

  function go({ path }: PaletteEntry) {
    onDone()
    navigate(path)
  }
  function handleKey(event: KeyboardEvent) {
    const steps = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (steps !== undefined) {
      event.preventDefault()
      setActive((from) => wrapIndex(Math.min(from, entries.length - 1), steps, entries.length))
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      go(chosen)
    }
  }

  return (
    <>
      <TextField
        label={LABEL}
        hideLabel
        data-autofocus
        role="combobox"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={chosen && `${id}-${chosen.id}`}
        autoComplete="off"
        icon={<Search />}
        value={text}
        onChange={(event) => {
          type(event.target.value)
          setActive(0)
        }}
        onKeyDown={handleKey}
      />
      <Results id={id} role="listbox" aria-label="Results">
        {entries.map((entry) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
          // biome-ignore lint/a11y/useFocusableInteractive: the field names the active option to screen readers
          <div
            key={entry.id}
            id={`${id}-${entry.id}`}
            role="option"
            aria-selected={entry === chosen}
            onClick={() => go(entry)}
          >
            <span>{entry.label}</span>
            {entry.detail && <small>{entry.detail}</small>}
            <small>{entry.group}</small>
          </div>
        ))}
        {entries.length === 0 && <p>No results</p>}
      </Results>
    </>
  )
}
