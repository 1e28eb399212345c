import styled, { keyframes } from 'styled-components'
import { token } from '../../theme/token'

/* It stands still from its first frame, so that a quick press meets what it is aimed at. */
const open = keyframes`
  from {
    opacity: 0;
  }
`

export const Trigger = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
  min-height: ${token('control-height')};
  padding: 0;
  border: 0;
  border-radius: ${token('radius')};
  background: none;
  cursor: pointer;

  /* A round trigger, such as an avatar, gets a round ring. */
  &:has(> [data-round]) {
    border-radius: ${token('radius-pill')};
  }
`

export const Sheet = styled.div`
  z-index: ${token('layer-overlay')};
  min-width: ${token('width-menu')};
  padding: ${token('space-2')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius-card')};
  background: ${token('surface-raised')};
  color: ${token('text')};
  box-shadow: ${token('overlay')};
  outline: 0;
  animation: ${open} ${token('motion-fast')};
`

export const Header = styled.div`
  padding: ${token('space-2')} ${token('space-3')};
  line-height: 1.4;

  strong,
  span {
    display: block;
  }
  span {
    font-size: ${token('text-table')};
    color: ${token('text-muted')};
  }
`

export const Item = styled.button`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  width: 100%;
  min-height: ${token('row-height')};
  padding: 0 ${token('space-3')};
  border: 0;
  border-radius: ${token('radius')};
  background: none;
  color: ${token('text')};
  font-weight: 500;
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &[data-focus] {
    background: ${token('accent-soft')};
    outline: 0;
    box-shadow: none;
  }
`

export const Separator = styled.div`
  height: 1px;
  margin: ${token('space-1')} 0;
  background: ${token('line')};
`
