import { Skeleton, size, token } from '@luzzu/ui'
import styled from 'styled-components'

type PanelSkeletonProps = {
  rows: number
  /** Any CSS length, where rows are no lines. */
  height?: string
}

/** Skeleton rows of a panel. */
export function PanelSkeleton({ rows, height = size(8) }: PanelSkeletonProps) {
  return (
    <Waiting>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <Skeleton key={row} shape="block" height={height} {...(row === 0 && { label: 'Loading…' })} />
      ))}
    </Waiting>
  )
}

const Waiting = styled.div`
  display: grid;
  gap: ${token('space-4')};
  padding: ${token('space-4')} ${token('space-4h')};
  border-top: 1px solid ${token('line')};
`
