import { Button, media, token } from '@luzzu/ui'
import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'

type RecordActionsProps = {
  name: string
  onEdit: () => void
  onDelete: () => void
  /** Further buttons, between the two. */
  children?: ReactNode
  /** What moves the record in its list, at the end, so that a row begins with another button. */
  moves?: ReactNode
}

export function RecordActions({ name, onEdit, onDelete, children, moves }: RecordActionsProps) {
  return (
    <Actions data-many={children ? true : undefined} data-movable={moves ? true : undefined}>
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
      {moves}
    </Actions>
  )
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token('space-1')};

  > [data-danger] {
    color: ${token('danger')};
  }
  /* Many stand in one line without icons. */
  &[data-many] > button > svg {
    display: none;
  }
  ${media.narrowList} {
    gap: ${token('space-2')};
    margin-top: ${token('space-2')};

    > button {
      flex: 1 1 40%;
      min-width: max-content;
      min-height: ${token('control-height')};
      border-color: ${token('control-line')};
    }
    > button:first-child {
      border-color: transparent;
      background: ${token('accent-soft')};
      color: ${token('accent')};
    }
    > [data-danger] {
      border-color: transparent;
    }
    &:is([data-many], [data-movable]) > button {
      flex-basis: 20%;
    }
    /* Two and two, where three and one would stand. */
    ${media.narrow} {
      &[data-many] > button {
        flex-basis: 40%;
      }
    }
    /* Three and two, where four and one would stand. */
    &[data-many]:has(> :nth-child(5)) > button {
      flex-basis: 30%;
    }
  }
`
