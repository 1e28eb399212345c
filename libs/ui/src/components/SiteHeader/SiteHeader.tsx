import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { media } from '../../theme/media'
import { token } from '../../theme/token'
import { WrapBox } from '../Layout/Layout.styles'

export type SiteHeaderProps = Omit<ComponentPropsWithRef<'header'>, 'children'> & {
  /** Before the brand; usually the menu button on a small screen. */
  start?: ReactNode
  brand: ReactNode
  /** At the end: account menu or login. */
  actions?: ReactNode
  /** Translucent over a picture; becomes solid on scroll. */
  overHero?: boolean | undefined
}

/** The sticky header of public pages. */
export function SiteHeader({ start, brand, actions, overHero = false, ...rest }: SiteHeaderProps) {
  return (
    <Bar {...rest} data-over-hero={overHero || undefined} data-scroll-driven={overHero || undefined}>
      <Content>
        {start}
        {brand}
        {actions && <Actions>{actions}</Actions>}
      </Content>
    </Bar>
  )
}

const solidify = keyframes`
  to {
    background: ${token('surface')};
    border-color: ${token('line')};
  }
`

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${token('layer-header')};
  border-bottom: 1px solid ${token('line')};
  background: ${token('surface')};

  &[data-over-hero] {
    position: fixed;
    inset: 0 0 auto;
    border-color: transparent;
    background: color-mix(in srgb, ${token('surface')} 92%, transparent);
    backdrop-filter: blur(${token('blur-header')});
  }
  ${media.short} {
    position: relative;

    &[data-over-hero] {
      position: absolute;
    }
  }
  @supports (animation-timeline: scroll()) {
    &[data-over-hero] {
      background: color-mix(in srgb, ${token('surface')} 16%, transparent);
      animation: ${solidify} linear both;
      animation-timeline: scroll();
      animation-range: 0 20vh;
    }
  }
`

const Content = styled(WrapBox)`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  height: ${token('header-height')};
`

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  margin-inline-start: auto;
`
