import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Columns, Example, Rule } from './Guidelines.styles'

type RuleProps = { children: ReactNode; example?: ReactNode }

/** Do and don't of a component, side by side; stacked on a phone. */
export function Guidelines({ children }: { children: ReactNode }) {
  return <Columns>{children}</Columns>
}

export function Do({ children, example }: RuleProps) {
  return (
    <Rule data-tone="do">
      <h3>
        <Check aria-hidden="true" /> Do
      </h3>
      {example && <Example className="sb-unstyled">{example}</Example>}
      {children}
    </Rule>
  )
}

export function Dont({ children, example }: RuleProps) {
  return (
    <Rule data-tone="dont">
      <h3>
        <X aria-hidden="true" /> Don’t
      </h3>
      {example && <Example className="sb-unstyled">{example}</Example>}
      {children}
    </Rule>
  )
}
