import styled, { keyframes } from 'styled-components'
import { token } from '../../theme/token'
import { WrapBox } from '../Layout/Layout.styles'

const solidify = keyframes`
  to {
    background: ${token('surface')};
    border-color: ${token('line')};
  }
`

export const Bar = styled.header`
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
  @supports (animation-timeline: scroll()) {
    &[data-over-hero] {
      background: color-mix(in srgb, ${token('surface')} 16%, transparent);
      animation: ${solidify} linear both;
      animation-timeline: scroll();
      animation-range: 0 20vh;
    }
  }
`

export const Line = styled(WrapBox)`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  height: ${token('header-height')};
`

export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  margin-inline-start: auto;
`
