import styled, { css, type RuleSet } from 'styled-components'
import { token } from '../../theme/token'

export const ALERT_TONES = ['info', 'warning', 'danger', 'success'] as const
export type AlertTone = (typeof ALERT_TONES)[number]

const tones: Record<AlertTone, RuleSet> = {
  info: css`
    background: ${token('accent-soft')};

    > svg.lucide {
      color: ${token('accent')};
    }
  `,
  warning: css`
    background: ${token('pending-soft')};
    color: ${token('pending')};
  `,
  danger: css`
    background: ${token('cancelled-soft')};
    color: ${token('cancelled')};
  `,
  success: css`
    background: ${token('confirmed-soft')};
    color: ${token('confirmed')};
  `,
}

export const Box = styled.div<{ $tone: AlertTone }>`
  display: flex;
  gap: ${token('space-3')};
  padding: ${token('space-3h')} ${token('space-4')};
  border-radius: ${token('radius')};
  line-height: 1.5;
  ${({ $tone }) => tones[$tone]}

  > svg.lucide {
    margin-top: ${token('space-half')};
  }
  > div {
    min-width: 0;
  }
  a {
    color: inherit;
  }
`
