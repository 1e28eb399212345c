import { Button, IconButton, Kbd } from '@luzzu/ui'
import { Keyboard, Plus, Search } from 'lucide-react'
import { AlertsButton } from '../../booking/new-requests/AlertsButton'
import { LAYOUT_COPY as COPY } from '../layout.copy'
import { DesktopOnly, PhoneOnly, SearchTrigger } from './Topbar.styles'

export function SearchButton({ onOpen }: { onOpen: () => void }) {
  return (
    <SearchTrigger
      variant="plain"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      icon={<Search aria-hidden="true" />}
      onClick={onOpen}
    >
      {COPY.search} <Kbd aria-hidden="true">Ctrl K</Kbd>
    </SearchTrigger>
  )
}

type TopbarActionsProps = Record<'onSearch' | 'onShowShortcuts' | 'onNewBooking', () => void>

/** On a phone the search is an icon and shortcuts are hidden. */
export function TopbarActions({ onSearch, onShowShortcuts, onNewBooking }: TopbarActionsProps) {
  return (
    <>
      <AlertsButton />
      <PhoneOnly>
        <IconButton aria-label={COPY.newBooking} icon={<Plus aria-hidden="true" />} onClick={onNewBooking} />
        <IconButton aria-label={COPY.search} icon={<Search aria-hidden="true" />} onClick={onSearch} />
      </PhoneOnly>
      <DesktopOnly>
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-keyshortcuts="n"
          icon={<Plus aria-hidden="true" />}
          onClick={onNewBooking}
        >
          {COPY.newBooking} <Kbd aria-hidden="true">N</Kbd>
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-haspopup="dialog"
          aria-keyshortcuts="?"
          icon={<Keyboard aria-hidden="true" />}
          onClick={onShowShortcuts}
        >
          Shortcuts <Kbd aria-hidden="true">?</Kbd>
        </Button>
      </DesktopOnly>
    </>
  )
}
