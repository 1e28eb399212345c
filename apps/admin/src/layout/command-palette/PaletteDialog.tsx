import { Dialog } from '@luzzu/ui'
import type { FocusEvent, ReactNode } from 'react'
import { LAYOUT_COPY as COPY } from '../layout.copy'

type PaletteDialogProps = { open: boolean; onClose: () => void; children: ReactNode }

/** The palette's dialog, the same while its code comes and after. */
export function PaletteDialog(props: PaletteDialogProps) {
  return <Dialog {...props} title={COPY.search} size="medium" placement="top" onFocus={focusSearch} />
}

/** On a touch screen the focus goes to a dialog itself; a search is opened to type. */
function focusSearch({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget) currentTarget.querySelector('input')?.focus()
}
