import styled from 'styled-components'
import { token } from '../theme/token'

export const Table = styled.table`
  border-collapse: collapse;
  font-size: ${token('text-table')};

  :is(th, td) {
    padding: ${token('space-1')} ${token('space-3')};
    border-bottom: 1px solid ${token('line')};
    text-align: start;
  }
`

export const Swatch = styled.span`
  display: block;
  width: ${token('space-7')};
  height: ${token('space-6')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
`

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-4')};
  padding-block: ${token('space-1')};

  > code {
    min-width: ${token('width-field')};
    font-size: ${token('text-sm')};
  }
`

export const Sample = styled.span`
  &[data-show='width'] {
    height: ${token('space-3')};
    background: ${token('accent')};
  }
  &[data-show='border-radius'],
  &[data-show='box-shadow'] {
    width: ${token('space-9')};
    height: ${token('space-8')};
    border: 1px solid ${token('line')};
    background: ${token('surface-raised')};
  }
`
