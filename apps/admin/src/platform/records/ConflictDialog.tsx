import { useHeldNavigation } from '@luzzu/page/form'
import { Button, Dialog, media, Stack, token } from '@luzzu/ui'
import { type FormEvent, useRef } from 'react'
import styled from 'styled-components'
import { type HistoryTarget, LastChange } from './LastChange'
import type { Difference } from './record-values'

type ConflictDialogProps = {
  open: boolean
  /** What both have changed. */
  of: HistoryTarget
  title: string
  differences: readonly Difference[]
  /** Mine are being saved. */
  isSaving: boolean
  onKeepMine: (event: FormEvent) => void
  onTakeTheirs: () => void
  /** Decides nothing: back to the form with what was typed. */
  onClose: () => void
}

/** Resolves an edit conflict: shows what both have changed and lets the user choose one version, or neither for now. */
export function ConflictDialog({
  open,
  of,
  title,
  differences,
  isSaving,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: ConflictDialogProps) {
  const safe = useRef<HTMLButtonElement>(null)
  const heldNavigation = useHeldNavigation(open)
  return (
    <Dialog
      open={open}
      onClose={() => {
        if (!isSaving || heldNavigation) onClose()
      }}
      heldNavigation={heldNavigation}
      title={title}
      size="medium"
      initialFocus={safe}
      actions={
        <>
          <Button ref={safe} data-apart variant="plain" disabled={isSaving} onClick={onClose}>
            Back to editing
          </Button>
          <Button variant="plain" disabled={isSaving} onClick={onTakeTheirs}>
            Use their version
          </Button>
          <Button loading={isSaving} onClick={onKeepMine}>
            Keep my changes
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <LastChange of={of} fields={differences.map(({ field }) => field)} />
        <p>
          You both changed what is below. Keep your changes, which saves them over theirs, or use their
          version.
        </p>
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
      </Stack>
    </Dialog>
  )
}

const Compare = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-3')};

  > div {
    padding: ${token('space-3')} ${token('space-3h')};
    border: 1px solid ${token('line')};
    border-radius: ${token('radius-medium')};
    font-size: ${token('text-table')};
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  h3 {
    margin-bottom: ${token('space-1')};
    color: ${token('text-muted')};
    font-family: ${token('font-body')};
    font-size: ${token('text-sm')};
    letter-spacing: 0;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
