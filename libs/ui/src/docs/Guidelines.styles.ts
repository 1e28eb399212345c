import styled from 'styled-components'
import { token } from '../theme/token'

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${token('width-tooltip')}), 1fr));
  gap: ${token('space-4')};
`

export const Rule = styled.section`
  padding: ${token('space-3')} ${token('space-4')};
  border-top: 1px solid ${token('confirmed')};
  border-radius: ${token('radius-small')};
  background: ${token('surface-sunken')};

  &[data-tone='dont'] {
    border-color: ${token('danger')};
  }

  h3 {
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
    margin: 0;
    color: ${token('confirmed')};
  }

  &[data-tone='dont'] h3 {
    color: ${token('danger')};
  }
`

export const Example = styled.div`
  margin-block: ${token('space-3')};
  padding: ${token('space-4')};
  border-radius: ${token('radius-small')};
  background: ${token('surface-raised')};
`
