import { Button, type ButtonProps, IconButton } from '@luzzu/ui'
import type { ReactNode } from 'react'

type TripActionProps = Pick<ButtonProps, 'as' | 'to' | 'href' | 'onClick'> & {
  label: string
  icon: ReactNode
  productName: string
  /** Whether it is its icon only, with the label as a tooltip. */
  isCompact: boolean
}

/** A small button or link about a trip, named after its product as well. */
export function TripAction({ label, icon, productName, isCompact, ...rest }: TripActionProps) {
  const name = `${label}: ${productName}`
  if (isCompact) return <IconButton {...rest} icon={icon} aria-label={name} tooltip />
  return (
    <Button {...rest} variant="plain" size="small" icon={icon} aria-label={name}>
      {label}
    </Button>
  )
}
