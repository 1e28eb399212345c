import { Skeleton, Stack, size, TextField } from '@luzzu/ui'
import { Search } from 'lucide-react'
import { LAYOUT_COPY as COPY } from '../layout.copy'
import type { CommandPaletteProps } from './CommandPalette'
import { PaletteDialog } from './PaletteDialog'

/** Takes what is typed while the code of the palette comes, which goes on from there. */
export function PaletteLoading({ open, onClose, typed }: CommandPaletteProps) {
  return (
    <PaletteDialog open={open} onClose={onClose}>
      <Stack gap={3}>
        <TextField
          label={COPY.search}
          hideLabel
          placeholder={COPY.searchHint}
          data-autofocus
          icon={<Search />}
          onChange={({ target }) => {
            typed.current = target.value
          }}
        />
        <Skeleton label="Loading…" shape="block" height={size(30)} />
      </Stack>
    </PaletteDialog>
  )
}
