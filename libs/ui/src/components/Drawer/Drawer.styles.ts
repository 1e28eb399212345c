import styled, { keyframes } from 'styled-components'
import { token } from '../../theme/token'

const slide = keyframes`
  from {
    transform: translateX(var(--from));
  }
`

export const Sheet = styled.div`
  --from: -100%;
  position: fixed;
  inset-block: 0;
  inset-inline-start: 0;
  display: flex;
  flex-direction: column;
  gap: ${token('space-3')};
  width: min(${token('width-drawer')}, 86vw);
  padding: ${token('space-2')} ${token('space-4')} ${token('space-5')};
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${token('surface')};
  color: ${token('text')};
  box-shadow: ${token('overlay')};
  animation: ${slide} ${token('motion')};

  &:dir(rtl) {
    --from: 100%;
  }
`

export const Top = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  min-height: ${token('topbar-height')};
`

export const Foot = styled.div`
  display: grid;
  gap: ${token('space-3')};
  margin-top: auto;
  padding-top: ${token('space-4')};
`
