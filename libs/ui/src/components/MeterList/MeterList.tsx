import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '../../theme/media'
import { tabular } from '../../theme/mixins'
import { token } from '../../theme/token'

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

const List = styled.ol`
  padding: 0 ${token('space-4h')} ${token('space-4')};
`

const Row = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${token('space-1h')} ${token('space-3')};
  padding: ${token('space-2')} 0;
  font-size: ${token('text-table')};
  overflow-wrap: anywhere;

  > :nth-child(2) {
    ${tabular}
    color: ${token('text-muted')};
  }
`

const Track = styled.span`
  grid-column: 1 / -1;
  height: ${token('space-1h')};
  overflow: hidden;
  border-radius: ${token('edge-strong')};
  background: ${token('surface-sunken')};
`

const Fill = styled.span`
  display: block;
  height: 100%;
  min-width: ${token('space-1')};
  border-radius: inherit;
  background: ${token('accent')};

  ${media.forced} {
    forced-color-adjust: none;
    background: CanvasText;
  }
`
