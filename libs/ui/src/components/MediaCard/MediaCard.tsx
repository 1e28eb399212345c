import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Body, Foot, Picture, Surface, Text } from './MediaCard.styles'

export type CardImage = {
  src: string
  alt: string
  width: number
  height: number
  srcSet?: string | undefined
  sizes?: string | undefined
  /** `eager` for pictures of the first screen. @default 'lazy' */
  loading?: 'lazy' | 'eager' | undefined
}

export type MediaCardProps = Omit<ComponentPropsWithRef<'article'>, 'title'> & {
  title: ReactNode
  /** @default 'h3' */
  titleAs?: 'h2' | 'h3' | 'h4' | undefined
  image?: CardImage | undefined
  /** Stands in the picture's place when there is none. */
  placeholderIcon?: ReactNode
  /** Two lines of text; more is cut. */
  children?: ReactNode
  /** Price and button. A `LinkButton` with `stretch` makes the whole card its target. */
  footer?: ReactNode
}

/** A thing with its picture, 320 px wide at most. */
export function MediaCard({
  title,
  titleAs: Title = 'h3',
  image,
  placeholderIcon,
  children,
  footer,
  ...rest
}: MediaCardProps) {
  return (
    <Surface {...rest}>
      <Picture>
        {image ? (
          <img decoding="async" {...image} loading={image.loading ?? 'lazy'} alt={image.alt} />
        ) : (
          placeholderIcon
        )}
      </Picture>
      <Body>
        <Title>{title}</Title>
        {children && <Text>{children}</Text>}
        {footer && <Foot>{footer}</Foot>}
      </Body>
    </Surface>
  )
}
