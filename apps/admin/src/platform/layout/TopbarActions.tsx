import { Button, IconButton, Kbd } from '@luzzu/ui'
import { Keyboard, Search } from 'lucide-react'
import { DesktopOnly, PhoneOnly, SearchTrigger } from './Topbar.styles'

const FIND = 'Search or jump to…'

export function SearchButton({ onOpen }: { onOpen: () => void }) {
  return (
    <SearchTrigger
      variant="plain"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      icon={<Search aria-hidden="true" />}
      onClick={onOpen}
    >
      {FIND} <Kbd aria-hidden="true">Ctrl K</Kbd>
    </SearchTrigger>
  )
}

type TopbarActionsProps = { onFind: () => void; onSheet: () => void }

/** On a phone the search is an icon and shortcuts are hidden. */
export function TopbarActions({ onFind, onSheet }: TopbarActionsProps) {
  return (
    <>
      <PhoneOnly>
        <IconButton aria-label={FIND} icon={<Search aria-hidden="true" />} onClick={onFind} />
      </PhoneOnly>
      <DesktopOnly>
        <Button
          variant="quiet"
          size="small"
          aria-haspopup="dialog"
          aria-keyshortcuts="?"
          icon={<Keyboard aria-hidden="true" />}
          onClick={onSheet}
        >
          Shortcuts <Kbd aria-hidden="true">?</Kbd>
        </Button>
      </DesktopOnly>
    </>
  )
}
