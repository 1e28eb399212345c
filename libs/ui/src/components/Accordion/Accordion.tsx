import { ChevronDown } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react'
import { Content, Heading, Item, Trigger } from './Accordion.styles'

export type AccordionItem = { key: string; title: ReactNode; content: ReactNode }

export type AccordionProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> & {
  items: readonly AccordionItem[]
  /** The level of the items' headings. @default 'h3' */
  headingAs?: 'h2' | 'h3' | 'h4' | undefined
  /** The key of the open item, `null` for none. Uncontrolled when omitted. */
  open?: string | null | undefined
  defaultOpen?: string | undefined
  onChange?: ((key: string | null) => void) | undefined
}

/** Collapsible questions and answers; at most one is open. */
export function Accordion({ items, headingAs = 'h3', open, defaultOpen, onChange, ...rest }: AccordionProps) {
  const id = useId()
  const [own, setOwn] = useState<string | null>(defaultOpen ?? null)
  const openKey = open === undefined ? own : open

  function toggle(key: string) {
    const next = openKey === key ? null : key
    setOwn(next)
    onChange?.(next)
  }

  return (
    <div {...rest}>
      {items.map(({ key, title, content }) => {
        const isOpen = openKey === key
        return (
          <Item key={key} data-open={isOpen || undefined}>
            <Heading as={headingAs}>
              <Trigger
                type="button"
                id={`${id}${key}-title`}
                aria-expanded={isOpen}
                aria-controls={`${id}${key}-content`}
                onClick={() => toggle(key)}
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
