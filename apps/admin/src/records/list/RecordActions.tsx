import { Button, VisuallyHidden } from '@luzzu/ui'
import { Pencil, Trash2 } from 'lucide-react'
import { Actions } from './RecordActions.styles'

type RecordActionsProps = { name: string; onEdit: () => void; onDelete: () => void }

export function RecordActions({ name, onEdit, onDelete }: RecordActionsProps) {
  return (
    <Actions>
      <Button size="small" variant="quiet" icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
        Edit<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <Button
        size="small"
        variant="quiet"
        data-danger
        icon={<Trash2 aria-hidden="true" />}
        onClick={onDelete}
      >
        Delete<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </Actions>
  )
}
