import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { PolymorphicProps } from '../../theme/as-link'
import type { ButtonSize, ButtonVariant } from '../Button/Button.variants'
import { IconButtonElement } from './IconButton.styles'

type Named =
  | { 'aria-label': string; 'aria-labelledby'?: never }
  | { 'aria-label'?: never; 'aria-labelledby': string }

export type IconButtonProps = Omit<
  ComponentPropsWithRef<'button'>,
  'aria-label' | 'aria-labelledby' | 'children'
> &
  PolymorphicProps &
  Named & {
    icon: ReactNode
    /** @default 'quiet' */
    variant?: ButtonVariant | undefined
    /** @default 'medium' */
    size?: ButtonSize | undefined
    /** `danger` colors the button on hover. */
    tone?: 'danger' | undefined
    /** Shows the accessible name on hover and focus. */
    tooltip?: boolean | undefined
  }

/** A button with an icon only, so the types require an accessible name. */
export function IconButton({
  icon,
  variant = 'quiet',
  size = 'medium',
  type = 'button',
  tone,
  tooltip = false,
  ...rest
}: IconButtonProps) {
  return (
    <IconButtonElement
      {...rest}
      type={rest.as && rest.as !== 'button' ? undefined : type}
      $variant={variant}
      $size={size}
      data-tone={tone}
      data-tooltip={tooltip ? rest['aria-label'] : undefined}
    >
      {icon}
    </IconButtonElement>
  )
}
