import { useNavigate } from '@luzzu/routing'
import { Button, Dialog, Spinner, TextField } from '@luzzu/ui'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import type { ScreenLink } from '../screen'
import { Results, SearchStatus } from './CommandPalette.styles'
import { type PaletteEntry, wrapIndex } from './palette-entries'
import { usePaletteSearch } from './use-palette-search'

const LABEL = 'Search or jump to…'

type CommandPaletteProps = { screens: readonly ScreenLink[]; open: boolean; onClose: () => void }

/** Finds bookings, customers and screens. */
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
  const { text, type, entries, isLoading, isError, retry } = usePaletteSearch(screens)
  const [active, setActive] = useState(0)
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
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the input, which keeps the focus
          // biome-ignore lint/a11y/useFocusableInteractive: the input names the active option to screen readers
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
      </Results>
      <SearchStatus role="status">
        {isLoading && (
          <>
            <Spinner /> Searching…
          </>
        )}
        {!isLoading && !isError && entries.length === 0 && 'No results'}
      </SearchStatus>
      {isError && (
        <SearchStatus role="alert">
          Couldn’t search bookings and customers.
          <Button variant="plain" size="small" onClick={retry}>
            Try again
          </Button>
        </SearchStatus>
      )}
    </>
  )
}
