import { IconButton, token } from '@luzzu/ui'
import { ArrowDown, ArrowUp } from 'lucide-react'
import styled from 'styled-components'
import type { Step } from '../lists/move-item'
import { recordMessages } from './records.copy'

type MoveButtonsProps = { name: string; isFirst: boolean; isLast: boolean; onMove: (by: Step) => void }

/** Move a record in its list. At an end they stay, so that the focus does. */
export function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  return (
    <Moves>
      <IconButton
        data-move={-1}
        aria-label={recordMessages.moveUp(name)}
        aria-disabled={isFirst || undefined}
        icon={<ArrowUp aria-hidden="true" />}
        onClick={() => onMove(-1)}
      />
      <IconButton
        data-move={1}
        aria-label={recordMessages.moveDown(name)}
        aria-disabled={isLast || undefined}
        icon={<ArrowDown aria-hidden="true" />}
        onClick={() => onMove(1)}
      />
    </Moves>
  )
}

const Moves = styled.div`
  display: flex;
  gap: ${token('space-1')};
`
