import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import type { PolymorphicProps } from '../../theme/as-link'
import type { ButtonStyleProps } from '../Button/Button.variants'
import { buttonStyles, type VariantProps } from '../Button/Button.variants'

export type LinkButtonProps = ComponentPropsWithRef<'a'> &
  ButtonStyleProps &
  PolymorphicProps & {
    icon?: ReactNode
  }

/** A link with the appearance of a button. `as={Link} to="…"` makes it a router link. */
export function LinkButton({
  variant = 'primary',
  size = 'medium',
  fullWidth = false,
  icon,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <LinkElement {...rest} $variant={variant} $size={size} $fullWidth={fullWidth} data-variant={variant}>
      {icon}
      {children}
    </LinkElement>
  )
}

const LinkElement = styled.a<VariantProps>`
  ${buttonStyles}
`
