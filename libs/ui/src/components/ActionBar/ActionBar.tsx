import { ChevronLeft } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '../../theme/media'
import { displayType, tabular } from '../../theme/mixins'
import { token } from '../../theme/token'
import { IconButton } from '../IconButton/IconButton'

export type ActionBarProps = ComponentPropsWithRef<'div'> & {
  total: { label: ReactNode; value: ReactNode }
  /** @default 'Back' */
  backLabel?: string | undefined
  onBack?: (() => void) | undefined
  /** What is still to be done before the button can be pressed, or how long it can be; shown in the bar, so that nothing covers the page. */
  hint?: string | undefined
  /** The primary button. */
  children: ReactNode
}

/**
 * Total and next step at the lower edge, hidden on screens that are wide enough for a summary beside the page. While it is mounted, the base styles keep
 * focused fields clear of it.
 */
export function ActionBar({ total, backLabel = 'Back', onBack, hint, children, ...rest }: ActionBarProps) {
  return (
    <Bar {...rest} data-action-bar>
      {/* Screen readers have it from the description of the button, or from the page. */}
      {hint && <Hint aria-hidden="true">{hint}</Hint>}
      {onBack && (
        <IconButton aria-label={backLabel} variant="plain" icon={<ChevronLeft />} onClick={onBack} />
      )}
      <Sum>
        {total.label} <strong>{total.value}</strong>
      </Sum>
      {children}
    </Bar>
  )
}

const Bar = styled.div`
  display: none;

  ${media.belowDesk} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${token('layer-sticky')};
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-2')} ${token('space-3')};
    padding: ${token('space-2h')} ${token('space-4')} calc(${token('space-2h')} + env(safe-area-inset-bottom));
    border-top: 1px solid ${token('line')};
    background: ${token('surface-raised')};
    box-shadow: ${token('overlay')};

    > [data-reason][data-reason]::after {
      content: none;
    }
    /* With large text on a phone, the button takes a row of its own. */
    > :last-child {
      flex: 1 1 ${token('width-term')};
      min-width: 0;
      padding-inline: ${token('space-3h')};
      font-size: ${token('text-md')};
    }
  }
  ${media.short} {
    padding-block: ${token('space-1')};

    /* It would be half of the screen. */
    ${media.phone} {
      position: static;
      padding-inline: 0;
      border: 0;
      background: none;
      box-shadow: none;
    }
  }
`

const Hint = styled.p`
  flex-basis: 100%;
  margin-bottom: calc(-1 * ${token('space-1')});
  font-size: ${token('text-sm')};
  line-height: 1.2;
  color: ${token('text-muted')};

  ${media.short} {
    flex-basis: auto;
    margin-bottom: 0;
  }
`

const Sum = styled.p`
  font-size: ${token('text-sm')};
  line-height: 1.3;
  color: ${token('text-muted')};

  > strong {
    ${displayType}
    ${tabular}
    display: block;
    font-size: ${token('figure-small')};
    line-height: 1.1;
    color: ${token('text')};
  }
`
