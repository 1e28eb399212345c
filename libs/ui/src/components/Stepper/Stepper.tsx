import { Check } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { Step, Steps } from './Stepper.styles'

export type StepperProps = Omit<ComponentPropsWithRef<'ol'>, 'children'> & {
  steps: readonly string[]
  /** The index of the current step; a number beyond the last marks all as done. */
  current: number
  /** Accessible name. @default 'Steps' */
  label?: string | undefined
}

function stateOf(index: number, current: number): 'done' | 'current' | 'ahead' {
  if (index < current) return 'done'
  return index === current ? 'current' : 'ahead'
}

/** The progress through a few steps. */
export function Stepper({ steps, current, label = 'Steps', ...rest }: StepperProps) {
  return (
    <Steps aria-label={label} {...rest}>
      {steps.map((step, index) => {
        const state = stateOf(index, current)
        return (
          <Step key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <span aria-hidden="true">{state === 'done' ? <Check /> : index + 1}</span>
            <span>
              {step}
              {state === 'done' && <VisuallyHidden> (done)</VisuallyHidden>}
            </span>
          </Step>
        )
      })}
    </Steps>
  )
}
