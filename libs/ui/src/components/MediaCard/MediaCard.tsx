import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Body, Foot, Picture, Surface, Text } from './MediaCard.styles'

export type CardImage = {
  src: string
  alt: string
  width: number
  height: number
  srcSet?: string | undefined
  sizes?: string | undefined
  /** `eager` for pictures above the fold. @default 'lazy' */
  loading?: 'lazy' | 'eager' | undefined
}

export type MediaCardProps = Omit<ComponentPropsWithRef<'article'>, 'title'> & {
  title: ReactNode
  /** @default 'h3' */
  titleAs?: 'h2' | 'h3' | 'h4' | undefined
  image?: CardImage | undefined
  /** Replaces a missing picture. */
  placeholderIcon?: ReactNode
  /** Truncated after two lines. */
  children?: ReactNode
  /** Price and button. A `LinkButton` with `stretch` makes the whole card its target. */
  footer?: ReactNode
}

/** A card with a picture, at most 320 px wide. */
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
