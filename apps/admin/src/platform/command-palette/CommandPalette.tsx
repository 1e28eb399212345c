import { useNavigate } from '@luzzu/routing'
import { Button, Dialog, Spinner, TextField } from '@luzzu/ui'
import { Command } from 'cmdk'
import { Search } from 'lucide-react'
import { LAYOUT_COPY as COPY } from '../layout/layout.copy'
import type { ScreenLink } from '../screen'
import { Results, SearchStatus } from './CommandPalette.styles'
import type { PaletteEntry } from './palette-entries'
import { usePaletteSearch } from './use-palette-search'

export type CommandPaletteProps = { screens: readonly ScreenLink[]; open: boolean; onClose: () => void }

/** Finds bookings, customers and screens. */
export function CommandPalette({ screens, open, onClose }: CommandPaletteProps) {
  return (
    <Dialog open={open} onClose={onClose} title={COPY.search} size="medium">
      <PaletteSearch screens={screens} onDone={onClose} />
    </Dialog>
  )
}

type PaletteSearchProps = Pick<CommandPaletteProps, 'screens'> & { onDone: () => void }

function PaletteSearch({ screens, onDone }: PaletteSearchProps) {
  const navigate = useNavigate()
  const { text, type, entries, isLoading, isError, retry } = usePaletteSearch(screens)

  function go({ path }: PaletteEntry) {
    onDone()
    navigate(path)
  }

  return (
    <>
      {/* The server has searched, and the screens are filtered with its results. */}
      <Command label={COPY.search} shouldFilter={false} loop>
        <Command.Input asChild value={text} onValueChange={type}>
          <TextField label={COPY.search} hideLabel data-autofocus icon={<Search />} />
        </Command.Input>
        <Results label="Results">
          {entries.map((entry) => (
            <Command.Item key={entry.id} value={entry.id} onSelect={() => go(entry)}>
              <span>{entry.label}</span>
              {entry.detail && <small>{entry.detail}</small>}
              <small>{entry.group}</small>
            </Command.Item>
          ))}
        </Results>
      </Command>
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
