import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { WrapBox } from '../Layout/Layout.styles'
import { About, Background, Base, Columns, Part, Social } from './SiteFooter.styles'

export type FooterSection = {
  title: string
  /** A list, or a description list for names and values. */
  content: ReactNode
  /** `nav` for a list of links. @default 'div' */
  as?: 'nav' | 'div' | undefined
}

export type SiteFooterProps = Omit<ComponentPropsWithRef<'footer'>, 'children'> & {
  brand: ReactNode
  about?: ReactNode
  social?: readonly { label: string; href: string }[] | undefined
  sections: readonly FooterSection[]
  /** The last line, such as the copyright. */
  base: ReactNode
  /** At the end of the last line, such as `ThemeChoice`. */
  baseEnd?: ReactNode
}

/** The footer of public pages, dark in both color schemes. */
export function SiteFooter({ brand, about, social, sections, base, baseEnd, ...rest }: SiteFooterProps) {
  const id = useId()

  return (
    <Background {...rest}>
      <WrapBox>
        <Columns>
          <About>
            {brand}
            {about && <p>{about}</p>}
            {social && (
              <Social>
                {social.map(({ label, href }) => (
                  <li key={label}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </Social>
            )}
          </About>
          {sections.map(({ title, content, as = 'div' }, index) => (
            <Part as={as} key={title} {...(as === 'nav' ? { 'aria-labelledby': `${id}${index}` } : {})}>
              <h2 id={`${id}${index}`}>{title}</h2>
              {content}
            </Part>
          ))}
        </Columns>
        <Base>
          <p>{base}</p>
          {baseEnd}
        </Base>
      </WrapBox>
    </Background>
  )
}
