import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled, { css, type RuleSet } from 'styled-components'
import { media } from '../../theme/media'
import { token } from '../../theme/token'

type BadgeTone = 'pending' | 'confirmed' | 'cancelled' | 'neutral' | 'accent' | 'highlight'

export type BadgeProps = ComponentPropsWithRef<'span'> & {
  tone: BadgeTone
  icon?: ReactNode
}

/** A status in one word; the tone repeats it in color. */
export function Badge({ tone, icon, children, ...rest }: BadgeProps) {
  return (
    <Pill {...rest} $tone={tone} data-tone={tone}>
      {icon}
      {children}
    </Pill>
  )
}

const tones: Record<BadgeTone, RuleSet> = {
  pending: css`
    background: ${token('pending-soft')};
    color: ${token('pending')};
  `,
  confirmed: css`
    background: ${token('confirmed-soft')};
    color: ${token('confirmed')};
  `,
  cancelled: css`
    background: ${token('cancelled-soft')};
    color: ${token('cancelled')};
  `,
  neutral: css`
    background: ${token('surface-sunken')};
    color: ${token('text-muted')};
  `,
  accent: css`
    background: ${token('accent-soft')};
    color: ${token('accent')};
  `,
  highlight: css`
    background: ${token('highlight')};
    color: ${token('on-highlight')};
  `,
}

const Pill = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};
  padding: ${token('edge-strong')} ${token('space-2h')};
  border-radius: ${token('radius-pill')};
  font-size: ${token('text-sm')};
  font-weight: 600;
  line-height: 1.4;
  white-space: nowrap;
  ${({ $tone }) => tones[$tone]}

  ${media.forced} {
    outline: 1px solid;
  }

  &:has(> svg) {
    padding-inline-start: ${token('space-2')};
  }
  > svg.lucide {
    width: ${token('icon-small')};
    height: ${token('icon-small')};
    stroke-width: 2.25;
  }
`
