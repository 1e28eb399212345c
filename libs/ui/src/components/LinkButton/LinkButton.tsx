import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { PolymorphicProps } from '../../theme/as-link'
import type { ButtonStyleProps } from '../Button/Button.variants'
import { LinkElement } from './LinkButton.styles'

export type LinkButtonProps = ComponentPropsWithRef<'a'> &
  ButtonStyleProps &
  PolymorphicProps & {
    icon?: ReactNode
    /** Extends the click target to the nearest positioned ancestor, such as a card. */
    stretch?: boolean | undefined
  }

/** A link with the appearance of a button. `as={Link} to="…"` makes it a router link. */
export function LinkButton({
  variant = 'primary',
  size = 'medium',
  fullWidth = false,
  stretch = false,
  icon,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <LinkElement
      {...rest}
      $variant={variant}
      $size={size}
      $fullWidth={fullWidth}
      data-variant={variant}
      data-stretch={stretch || undefined}
    >
      {icon}
      {children}
    </LinkElement>
  )
}
