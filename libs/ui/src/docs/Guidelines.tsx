import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { token } from '../theme/token'

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

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${token('width-tooltip')}), 1fr));
  gap: ${token('space-4')};
`

const Rule = styled.section`
  padding: ${token('space-3')} ${token('space-4')};
  border-top: 1px solid ${token('confirmed')};
  border-radius: ${token('radius-small')};
  background: ${token('surface-sunken')};

  &[data-tone='dont'] {
    border-color: ${token('danger')};
  }

  h3 {
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
    margin: 0;
    color: ${token('confirmed')};
  }

  &[data-tone='dont'] h3 {
    color: ${token('danger')};
  }
`

const Example = styled.div`
  margin-block: ${token('space-3')};
  padding: ${token('space-4')};
  border-radius: ${token('radius-small')};
  background: ${token('surface-raised')};
`
