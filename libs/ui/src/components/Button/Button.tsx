import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import type { PolymorphicProps } from '../../theme/as-link'
import { token } from '../../theme/token'
import { Spinner } from '../Spinner/Spinner'
import type { ButtonStyleProps } from './Button.variants'
import { buttonStyles, type VariantProps } from './Button.variants'

export type ButtonProps = ComponentPropsWithRef<'button'> &
  ButtonStyleProps &
  PolymorphicProps & {
    icon?: ReactNode
    /** Keeps the button's size and focus, shows a spinner and ignores clicks. */
    loading?: boolean | undefined
    /** Replaces the label while loading. */
    loadingLabel?: string | undefined
    /** Why the button is disabled. It stays focusable and shows the reason as a description. */
    disabledReason?: string | undefined
  }

/** A button for an action, labelled with a verb. */
export function Button({
  variant = 'primary',
  size = 'medium',
  fullWidth = false,
  type = 'button',
  icon,
  loading = false,
  loadingLabel,
  disabledReason,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const inert = loading || disabledReason !== undefined

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (!inert) return onClick?.(event)
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <ButtonElement
      {...rest}
      type={rest.as && rest.as !== 'button' ? undefined : type}
      onClick={handleClick}
      $variant={variant}
      $size={size}
      $fullWidth={fullWidth}
      data-variant={variant}
      data-loading={loading || undefined}
      data-reason={disabledReason}
      aria-disabled={inert || rest['aria-disabled'] || undefined}
      aria-busy={loading || undefined}
      aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
    >
      {loading ? <Spinner /> : icon}
      {loading && loadingLabel ? loadingLabel : children}
      {disabledReason && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </ButtonElement>
  )
}

const ButtonElement = styled.button<VariantProps>`
  ${buttonStyles}

  /* The reason shows on hover and focus; its alternative text is empty, because the description already says it. */
  &[data-reason]:is(:hover, :focus-visible)::after {
    content: attr(data-reason) / '';
    position: absolute;
    z-index: ${token('layer-sticky')};
    inset-inline-end: 0;
    bottom: calc(100% + ${token('space-1h')});
    width: max-content;
    max-width: min(${token('width-tooltip')}, 80vw);
    padding: ${token('space-1h')} ${token('space-2h')};
    border-radius: ${token('radius-small')};
    background: ${token('text')};
    color: ${token('surface')};
    font-size: ${token('text-sm')};
    font-weight: 500;
    text-align: start;
    pointer-events: none;
  }
`
