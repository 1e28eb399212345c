import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Fill, List, Row, Track } from './MeterList.styles'

export type Meter = {
  label: string
  value: number
  /** The value as text, such as `412 bookings`. */
  text: ReactNode
}

export type MeterListProps = Omit<ComponentPropsWithRef<'ol'>, 'children'> & { items: readonly Meter[] }

/** Horizontal bars relative to the greatest value. */
export function MeterList({ items, ...rest }: MeterListProps) {
  const greatest = Math.max(1, ...items.map((item) => item.value))

  return (
    <List {...rest}>
      {items.map(({ label, value, text }) => (
        <Row key={label}>
          <span>{label}</span>
          <span>{text}</span>
          <Track aria-hidden="true">
            <Fill style={{ width: `${(value / greatest) * 100}%` }} />
          </Track>
        </Row>
      ))}
    </List>
  )
}
