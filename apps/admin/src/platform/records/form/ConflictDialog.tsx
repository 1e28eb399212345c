import { Button, Dialog, Stack } from '@luzzu/ui'
import { useRef } from 'react'
import { Compare } from './ConflictDialog.styles'
import type { Difference } from './differences'

type ConflictDialogProps = {
  open: boolean
  title: string
  differences: readonly Difference[]
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Resolves an edit conflict: shows both versions and lets the user choose one. */
export function ConflictDialog({ open, title, differences, onKeepMine, onTakeTheirs }: ConflictDialogProps) {
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onKeepMine}
      title={title}
      size="medium"
      initialFocus={safe}
      actions={
        <>
          <Button variant="plain" onClick={onTakeTheirs}>
            Use their version
          </Button>
          <Button ref={safe} onClick={onKeepMine}>
            Keep my changes
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>It was saved while you were editing. Use their version, or keep your changes and overwrite it.</p>
        {differences.map(({ field, label, theirs, mine }) => (
          <Compare key={field}>
            <div>
              <h3>{label}, their version</h3>
              {theirs || 'Empty'}
            </div>
            <div>
              <h3>{label}, your version</h3>
              {mine || 'Empty'}
            </div>
          </Compare>
        ))}
        {differences.length === 0 && <p>Both versions are the same.</p>}
      </Stack>
    </Dialog>
  )
}
