import { lazyPage } from '@luzzu/routing'
import { Dialog } from '@luzzu/ui'
import { Suspense } from 'react'
import { PageUnavailable } from '../../platform/PageUnavailable'
import { LAYOUT_COPY as COPY } from '../layout.copy'
import type { CommandPaletteProps } from './CommandPalette'

const load = () => import('./CommandPalette').then(({ CommandPalette }) => ({ default: CommandPalette }))
const CommandPalette = lazyPage(load, PaletteUnavailable)

/** Loads the palette beside the first page instead of before it. */
export function LazyCommandPalette(props: CommandPaletteProps) {
  return (
    <Suspense>
      <CommandPalette {...props} />
    </Suspense>
  )
}

function PaletteUnavailable({ open, onClose }: CommandPaletteProps) {
  return (
    <Dialog open={open} onClose={onClose} title={COPY.search}>
      <PageUnavailable />
    </Dialog>
  )
}
