import { Button, type ButtonProps, IconButton, media } from '@luzzu/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

type TripActionProps = Pick<ButtonProps, 'as' | 'to' | 'href' | 'onClick'> & {
  label: string
  icon: ReactNode
  productName: string
  /** Whether it is its icon only, with the label as a tooltip, where there is no room for words. */
  isCompact: boolean
}

/** A small button or link about a trip, named after its product as well. */
export function TripAction({ label, icon, productName, isCompact, ...rest }: TripActionProps) {
  const name = `${label}: ${productName}`
  const inWords = (
    <Button {...rest} variant="plain" size="small" icon={icon} aria-label={name}>
      {label}
    </Button>
  )
  if (!isCompact) return inWords
  return (
    <>
      <BelowDesk>
        <IconButton {...rest} icon={icon} aria-label={name} tooltip />
      </BelowDesk>
      <FromDesk>{inWords}</FromDesk>
    </>
  )
}

const BelowDesk = styled.span`
  display: contents;

  ${media.desk} {
    display: none;
  }
`

const FromDesk = styled.span`
  display: none;

  ${media.desk} {
    display: contents;
  }
`
