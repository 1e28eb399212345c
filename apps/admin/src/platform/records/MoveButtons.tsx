import { IconButton, token } from '@luzzu/ui'
import { ArrowDown, ArrowUp } from 'lucide-react'
import styled from 'styled-components'
import type { Step } from '../lists/move-item'
import { recordMessages } from './records.copy'

type MoveButtonsProps = {
  name: string
  isFirst: boolean
  isLast: boolean
  /** The id of what says why nothing can be moved now. */
  reasonId?: string | undefined
  onMove: (by: Step) => void
}

/** Move a record in its list. At an end they stay, so that the focus does. */
export function MoveButtons({ name, isFirst, isLast, reasonId, onMove }: MoveButtonsProps) {
  const move = (by: Step) => reasonId === undefined && onMove(by)
  return (
    <Moves>
      <IconButton
        data-move={-1}
        aria-label={recordMessages.moveUp(name)}
        aria-disabled={isFirst || reasonId !== undefined || undefined}
        aria-describedby={reasonId}
        icon={<ArrowUp aria-hidden="true" />}
        onClick={() => move(-1)}
      />
      <IconButton
        data-move={1}
        aria-label={recordMessages.moveDown(name)}
        aria-disabled={isLast || reasonId !== undefined || undefined}
        aria-describedby={reasonId}
        icon={<ArrowDown aria-hidden="true" />}
        onClick={() => move(1)}
      />
    </Moves>
  )
}

const Moves = styled.div`
  display: flex;
  gap: ${token('space-1')};
`
