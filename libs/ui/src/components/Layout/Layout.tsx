import { type ComponentPropsWithRef, type ElementType, type ReactNode, useId } from 'react'
import type { Gap } from './Layout.styles'
import { BandBox, RowBox, StackBox, WrapBox } from './Layout.styles'

type BoxProps = ComponentPropsWithRef<'div'> & { as?: ElementType | undefined }

/** Centers content at page width, with a margin on small screens. */
export function Wrap(props: BoxProps) {
  return <WrapBox {...props} />
}

/** A vertical stack. */
export function Stack({ gap = 4, ...rest }: BoxProps & { gap?: Gap | undefined }) {
  return <StackBox {...rest} $gap={gap} />
}

export type RowProps = BoxProps & {
  gap?: Gap | undefined
  justify?: 'start' | 'center' | 'end' | 'space-between' | undefined
  /** @default true */
  wrap?: boolean | undefined
}

/** A horizontal row. */
export function Row({ gap = 2, justify = 'start', wrap = true, ...rest }: RowProps) {
  return <RowBox {...rest} $gap={gap} $justify={justify} $wrap={wrap} />
}

export type BandProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  title?: ReactNode
  /** @default 'plain' */
  tone?: 'plain' | 'sunken' | undefined
  /** Removes the space to the band above, of the same tone. */
  joined?: boolean | undefined
}

/** A full-width section of a public page, with its heading. */
export function Band({ title, tone = 'plain', joined = false, children, ...rest }: BandProps) {
  const id = useId()

  return (
    <BandBox
      aria-labelledby={title ? id : undefined}
      {...rest}
      data-tone={tone}
      data-joined={joined || undefined}
    >
      <WrapBox>
        {title && <h2 id={id}>{title}</h2>}
        {children}
      </WrapBox>
    </BandBox>
  )
}
