import styled from 'styled-components'
import { focusRing, pictureFrame, raisedSurface } from '../../theme/mixins'
import { token } from '../../theme/token'

export const Surface = styled.article`
  ${raisedSurface}
  position: relative;
  display: flex;
  flex-direction: column;
  width: min(${token('width-card')}, 100%);
  height: 100%;
  overflow: hidden;
  box-shadow: ${token('raised')};
  transition: transform ${token('motion')};

  &:has([data-stretch]):hover {
    transform: translateY(calc(-1 * ${token('space-1')}));
  }
  /* The card hides what lies outside of it, so it carries the ring of its link itself. */
  &:has([data-stretch]:focus-visible) {
    ${focusRing}
  }
  [data-stretch]:focus-visible::after {
    outline: 0;
  }
`

export const Picture = styled.div`
  ${pictureFrame}
  aspect-ratio: 4 / 3;

  > svg.lucide {
    width: ${token('space-8')};
    height: ${token('space-8')};
    stroke-width: 1.25;
  }
`

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  padding: ${token('space-4')} ${token('space-4h')} ${token('space-4h')};
`

export const Text = styled.div`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  margin-top: ${token('space-1h')};
  overflow: hidden;
  color: ${token('text-muted')};
  font-size: ${token('text-md')};
  line-height: 1.5;
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')};
  margin-top: auto;
  padding-top: ${token('space-4')};
`
