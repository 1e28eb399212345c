import { css, type RuleSet } from 'styled-components'
import { forcedUnavailable } from '../../theme/mixins'
import { token } from '../../theme/token'

export const BUTTON_VARIANTS = ['primary', 'plain', 'quiet', 'danger', 'sun', 'soft'] as const
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number]

export const BUTTON_SIZES = ['small', 'medium', 'large'] as const
export type ButtonSize = (typeof BUTTON_SIZES)[number]

/** Appearance shared by Button, LinkButton and IconButton. */
export type ButtonStyleProps = {
  /** @default 'primary' */
  variant?: ButtonVariant | undefined
  /** @default 'medium' */
  size?: ButtonSize | undefined
  fullWidth?: boolean | undefined
}

export const variantStyles: Record<ButtonVariant, RuleSet> = {
  primary: css`
    --ground: ${token('accent')};
    --ground-hover: ${token('accent-strong')};
    color: ${token('on-accent')};
  `,
  plain: css`
    --ground: ${token('surface-raised')};
    --ground-hover: ${token('accent-soft')};
    color: ${token('text')};
    border-color: ${token('control-line')};
  `,
  quiet: css`
    --ground: transparent;
    --ground-hover: color-mix(in srgb, currentColor 9%, transparent);
    color: inherit;
  `,
  danger: css`
    --ground: ${token('danger')};
    --ground-hover: ${token('danger-strong')};
    color: ${token('on-danger')};
  `,
  sun: css`
    --ground: ${token('highlight')};
    --ground-hover: color-mix(in srgb, ${token('highlight')} 88%, ${token('on-highlight')});
    color: ${token('on-highlight')};
  `,
  soft: css`
    --ground: ${token('accent-soft')};
    --ground-hover: ${token('accent-soft-strong')};
    color: ${token('accent')};
  `,
}

const sizeStyles: Record<ButtonSize, RuleSet> = {
  small: css`
    min-height: ${token('control-small')};
    padding: ${token('space-1')} ${token('space-2h')};
    font-size: ${token('text-sm')};

    svg.lucide {
      width: ${token('icon-medium')};
      height: ${token('icon-medium')};
      stroke-width: 2;
    }
  `,
  medium: css`
    min-height: ${token('control-height')};
    padding: ${token('space-1')} ${token('control-padding')};
    font-size: ${token('control-text')};
  `,
  large: css`
    min-height: ${token('control-large')};
    padding: ${token('space-3')} ${token('space-5')};
    font-size: ${token('text-xl')};
  `,
}

export type VariantProps = { $variant: ButtonVariant; $size: ButtonSize; $fullWidth: boolean }

/** A disabled control of any variant. */
export const unavailable = css`
  background: ${token('surface-sunken')};
  color: ${token('text-muted')};
  border-color: ${token('line')};
  cursor: not-allowed;
  transform: none;
`

export const buttonStyles = css<VariantProps>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space-2')};
  width: ${({ $fullWidth }) => ($fullWidth ? '100%' : 'auto')};
  border: 1px solid transparent;
  border-radius: ${token('radius')};
  background: var(--ground);
  font-family: inherit;
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: transform ${token('motion-fast')}, opacity ${token('motion-fast')};
  ${({ $variant }) => variantStyles[$variant]}
  ${({ $size }) => sizeStyles[$size]}

  &:hover {
    background: var(--ground-hover);
  }
  &:active {
    transform: translateY(1px);
  }
  &:disabled,
  &[aria-disabled='true']:not([data-loading]) {
    ${unavailable}
    ${forcedUnavailable}
  }
  &[data-loading] {
    cursor: progress;
    transform: none;
  }
`
