import { Button } from '@luzzu/ui'
import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Actions } from './RecordActions.styles'

type RecordActionsProps = {
  name: string
  onEdit: () => void
  onDelete: () => void
  /** Further buttons, between the two. */
  children?: ReactNode
}

export function RecordActions({ name, onEdit, onDelete, children }: RecordActionsProps) {
  return (
    <Actions>
      <Button
        size="small"
        variant="quiet"
        icon={<Pencil aria-hidden="true" />}
        aria-label={`Edit ${name}`}
        onClick={onEdit}
      >
        Edit
      </Button>
      {children}
      <Button
        size="small"
        variant="quiet"
        data-danger
        icon={<Trash2 aria-hidden="true" />}
        aria-label={`Delete ${name}`}
        onClick={onDelete}
      >
        Delete
      </Button>
    </Actions>
  )
}
