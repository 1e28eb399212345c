import { Skeleton, size } from '@luzzu/ui'
import { Waiting } from './Dashboard.styles'

/** Skeleton rows of a panel. */
export function PanelSkeleton({ rows }: { rows: number }) {
  return (
    <Waiting>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <Skeleton key={row} height={size(8)} {...(row === 0 && { label: 'Loading…' })} />
      ))}
    </Waiting>
  )
}
