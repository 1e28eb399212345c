import { Check } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '../../theme/media'
import { token } from '../../theme/token'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'

export type StepperProps = Omit<ComponentPropsWithRef<'ol'>, 'children'> & {
  steps: readonly string[]
  /** The index of the current step; a number beyond the last marks all as done. */
  current: number
  /** The index of the first step that is not finished, where steps after the current one are. @default current */
  reached?: number | undefined
  /** Wraps what a step shows in a link to it; called for finished steps, and the one after them unless that is current, or next and not the last. */
  renderLink?: ((index: number, step: ReactNode) => ReactNode) | undefined
}

function stateOf(index: number, current: number, reached: number): 'done' | 'current' | 'ahead' {
  if (index === current) return 'current'
  return index < reached ? 'done' : 'ahead'
}

/** The progress through a few steps. */
export function Stepper({ steps, current, reached = current, renderLink, ...rest }: StepperProps) {
  return (
    <Steps aria-label="Steps" {...rest}>
      {steps.map((step, index) => {
        const state = stateOf(index, current, reached)
        const content = (
          <>
            <span data-marker aria-hidden="true">
              {state === 'done' ? <Check /> : index + 1}
            </span>
            <span>
              {step}
              {state === 'done' && <VisuallyHidden> (done)</VisuallyHidden>}
            </span>
          </>
        )
        // The button of the current step leads to the one after it; once only the last is left, all are links.
        const isLast = index === steps.length - 1
        const isLink =
          state === 'done' ||
          (index === reached && (index < current || index > current + 1 || (isLast && state === 'ahead')))
        return (
          <Step key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            {renderLink && isLink ? renderLink(index, content) : content}
          </Step>
        )
      })}
    </Steps>
  )
}

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(calc(${token('text-lg')} * 4), 100%), 1fr));
  gap: ${token('space-2')};
`

const Step = styled.li`
  &,
  > a {
    display: flex;
    align-items: center;
    gap: ${token('space-2h')};
    min-width: 0;
  }
  > a {
    color: inherit;
    text-decoration: none;

    > span:last-child {
      text-decoration: underline;
    }
  }
  overflow-wrap: anywhere;
  padding-top: ${token('space-3')};
  border-top: ${token('edge-bold')} solid ${token('line')};
  color: ${token('text-muted')};
  font-size: ${token('text-md')};
  font-weight: 500;
  line-height: 1.3;

  @media (max-width: 639px) {
    &,
    > a {
      flex-direction: column;
      align-items: flex-start;
      gap: ${token('space-1')};
    }
  }
  [data-marker] {
    display: grid;
    place-items: center;
    flex: none;
    width: ${token('marker')};
    height: ${token('marker')};
    border: ${token('edge-fine')} solid ${token('control-line')};
    border-radius: ${token('radius-pill')};
    font-size: ${token('text-table')};
    font-weight: 600;
  }
  &[data-state='done'] {
    border-color: ${token('accent')};
    color: ${token('text')};

    [data-marker] {
      border-color: ${token('accent')};
      background: ${token('accent-soft')};
      color: ${token('accent')};
    }
    svg.lucide {
      width: ${token('icon-small')};
      height: ${token('icon-small')};
      stroke-width: 2.5;
    }
  }
  &[aria-current='step'] {
    border-color: ${token('highlight')};
    color: ${token('text')};
    font-weight: 600;

    [data-marker] {
      border-color: ${token('highlight')};
      background: ${token('highlight')};
      color: ${token('on-highlight')};

      ${media.forced} {
        forced-color-adjust: none;
        border-color: Highlight;
        background: Highlight;
        color: HighlightText;
      }
    }
  }
`
