import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { focusRing, pictureFrame, raisedSurface } from '../../theme/mixins'
import { size, token } from '../../theme/token'

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
  /** A link makes the whole card its target. */
  title: ReactNode
  image?: CardImage | undefined
  /** Replaces a picture that is missing or does not load. */
  placeholderIcon?: ReactNode
  /** Truncated after two lines. */
  children?: ReactNode
  /** One line of facts below the text. */
  meta?: ReactNode
  /** Price and button. Its links are above that of the card. */
  footer?: ReactNode
}

/** A card with a picture, at most 320 px wide. */
export function MediaCard({
  title,
  image,
  placeholderIcon,
  children,
  meta,
  footer,
  ...rest
}: MediaCardProps) {
  return (
    <Surface {...rest}>
      <Picture>
        {image && <img decoding="async" {...image} loading={image.loading ?? 'lazy'} alt={image.alt} />}
        {placeholderIcon}
      </Picture>
      <Body>
        <h3>{title}</h3>
        {children && <Text>{children}</Text>}
        {meta && <Meta>{meta}</Meta>}
        {footer && <Foot>{footer}</Foot>}
      </Body>
    </Surface>
  )
}

const Surface = styled.article`
  ${raisedSurface}
  position: relative;
  display: flex;
  flex-direction: column;
  width: min(${token('width-card')}, 100%);
  height: 100%;
  overflow: hidden;
  box-shadow: ${token('raised')};
  transition: transform ${token('motion')};

  &:has(h3 > a):hover {
    transform: translateY(calc(-1 * ${token('space-1')}));
  }
  h3 > a {
    color: inherit;
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
  /* The ring of the link is around its target. */
  &:has(h3 > a:focus-visible) {
    ${focusRing}
  }
  h3 > a:focus-visible {
    outline: 0;
    box-shadow: none;
  }
`

const Picture = styled.div`
  ${pictureFrame}
  aspect-ratio: 4 / 3;

  > svg.lucide {
    width: ${token('space-8')};
    height: ${token('space-8')};
    stroke-width: 1.25;
  }
`

const Body = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  padding: ${token('space-4')} ${token('space-4h')} ${token('space-4h')};
`

const Text = styled.div`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  margin-top: ${token('space-1h')};
  overflow: hidden;
  color: ${token('text-muted')};
  font-size: ${token('text-md')};
  line-height: 1.5;
`

const Meta = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  margin-top: ${token('space-2')};
  font-size: ${token('text-md')};
  font-weight: 500;

  > svg.lucide {
    flex: none;
    width: ${token('space-4')};
    height: ${token('space-4')};
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')};
  margin-top: auto;
  padding-top: ${token('space-4')};

  a {
    position: relative;
    z-index: 1;
  }
`

/** For what contains cards of which several are to be in sight: a small picture at the start, text beside it, or below where it is large. */
export const compactCards = css`
  --width-card: 100%;

  ${Surface} {
    display: block;
  }
  ${Picture} {
    float: inline-start;
    width: min(33%, ${size(28)});
    margin: ${token('space-3')};
    margin-block-end: 0;
    overflow: hidden;
    aspect-ratio: 1;
    border-radius: ${token('radius')};
  }
  ${Body} {
    display: block;
    padding: ${token('space-3')};

    > h3 {
      display: flow-root;
      min-width: calc(${token('text-lg')} * 5);
    }
  }
  ${Foot} {
    clear: both;
    gap: ${token('space-1')};
  }
`
