import { ChevronLeft } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { IconButton } from '../IconButton/IconButton'
import { Bar, Sum } from './ActionBar.styles'

export type ActionBarProps = ComponentPropsWithRef<'div'> & {
  total: { label: ReactNode; value: ReactNode }
  /** @default 'Back' */
  backLabel?: string | undefined
  onBack?: (() => void) | undefined
  /** The primary button. */
  children: ReactNode
}

/**
 * Total and next step at the lower edge on a phone, hidden on wider screens. While it is mounted, the base styles keep
 * focused fields clear of it.
 */
export function ActionBar({ total, backLabel = 'Back', onBack, children, ...rest }: ActionBarProps) {
  return (
    <Bar {...rest} data-action-bar>
      {onBack ? (
        <IconButton aria-label={backLabel} variant="plain" icon={<ChevronLeft />} onClick={onBack} />
      ) : (
        <span />
      )}
      <Sum>
        {total.label} <strong>{total.value}</strong>
      </Sum>
      {children}
    </Bar>
  )
}
