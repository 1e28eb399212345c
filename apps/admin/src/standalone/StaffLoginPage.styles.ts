import { token } from '@luzzu/ui'
import styled from 'styled-components'

export const Place = styled.main`
  display: grid;
  justify-content: center;
  align-content: start;
  gap: ${token('space-5')};
  padding: ${token('space-8')} ${token('space-4')};

  > * {
    width: min(${token('width-form')}, calc(100vw - 2 * ${token('space-4')}));
  }
`
