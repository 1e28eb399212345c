import { ChevronDown } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import { token } from '../../theme/token'

export type AccordionItem = { key: string; title: ReactNode; content: ReactNode }

export type AccordionProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  items: readonly AccordionItem[]
}

/** Collapsible questions and answers; at most one is open. */
export function Accordion({ items, ...rest }: AccordionProps) {
  const id = useId()
  const [openKey, setOpenKey] = useState<string>()

  return (
    <div {...rest}>
      {items.map(({ key, title, content }) => {
        const isOpen = openKey === key
        return (
          <Item key={key} data-open={isOpen || undefined}>
            <Heading>
              <Trigger
                type="button"
                id={`${id}${key}-title`}
                aria-expanded={isOpen}
                aria-controls={`${id}${key}-content`}
                onClick={() => setOpenKey(isOpen ? undefined : key)}
              >
                {title}
                <ChevronDown aria-hidden="true" />
              </Trigger>
            </Heading>
            <Content id={`${id}${key}-content`} hidden={!isOpen}>
              {content}
            </Content>
          </Item>
        )
      })}
    </div>
  )
}

const Item = styled.div`
  border-bottom: 1px solid ${token('line')};

  &:first-child {
    border-top: 1px solid ${token('line')};
  }
`

const Heading = styled.h3`
  font: inherit;
  letter-spacing: 0;
`

const Trigger = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-4')};
  width: 100%;
  min-height: ${token('header-height')};
  padding: ${token('space-3')} 0;
  border: 0;
  background: none;
  font-size: ${token('text-xl')};
  font-weight: 600;
  line-height: 1.4;
  text-align: start;
  cursor: pointer;

  > svg.lucide {
    color: ${token('accent')};
    transition: transform ${token('motion')};
  }
  &[aria-expanded='true'] > svg.lucide {
    transform: rotate(180deg);
  }
  &:hover {
    color: ${token('accent')};
  }
`

const Content = styled.div`
  max-width: ${token('measure-wide')};
  padding-block: 0 ${token('space-5')};
  padding-inline: 0 ${token('space-7')};
  color: ${token('text-muted')};

  /* Nothing could be opened. */
  @media (scripting: none) {
    &[hidden] {
      display: block;
    }
  }
`
