import { type ComponentPropsWithRef, type ElementType, type ReactNode, useId } from 'react'
import { type TokenName, token } from '../../theme/token'
import type { Gap } from './Layout.styles'
import { BandBox, GridBox, Lead, RowBox, StackBox, WrapBox } from './Layout.styles'

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
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined
  justify?: 'start' | 'center' | 'end' | 'space-between' | undefined
  /** @default true */
  wrap?: boolean | undefined
}

/** A horizontal row. */
export function Row({ gap = 2, align = 'center', justify = 'start', wrap = true, ...rest }: RowProps) {
  return <RowBox {...rest} $gap={gap} $align={align} $justify={justify} $wrap={wrap} />
}

export type GridProps = BoxProps & {
  gap?: Gap | undefined
  /** Minimum column width; as many columns as fit. @default 'width-drawer' */
  min?: Extract<TokenName, `width-${string}`> | undefined
  /** A fixed number of columns instead. */
  columns?: number | undefined
}

/** A grid of equal columns. */
export function Grid({ gap = 4, min = 'width-drawer', columns, ...rest }: GridProps) {
  const template = columns
    ? `repeat(${columns}, minmax(0, 1fr))`
    : `repeat(auto-fill, minmax(min(${token(min)}, 100%), 1fr))`
  return <GridBox {...rest} $gap={gap} $columns={template} />
}

export type BandProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  title?: ReactNode
  lead?: ReactNode
  /** @default 'plain' */
  tone?: 'plain' | 'sunken' | undefined
  /** Removes the space to the band above, of the same tone. */
  joined?: boolean | undefined
}

/** A full-width section of a public page, with its heading. */
export function Band({ title, lead, tone = 'plain', joined = false, children, ...rest }: BandProps) {
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
        {lead && <Lead>{lead}</Lead>}
        {children}
      </WrapBox>
    </BandBox>
  )
}
