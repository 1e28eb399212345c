import styled from 'styled-components'
import { tabular } from '../../theme/mixins'
import { token } from '../../theme/token'

export const List = styled.fieldset`
  display: grid;
  gap: ${token('space-2')};
`

export const ListLegend = styled.legend`
  padding-bottom: ${token('space-2')};
  font-weight: 600;
`

export const Box = styled.input`
  width: ${token('icon')};
  height: ${token('icon')};
  margin: 0;
  cursor: inherit;
`

export const Aside = styled.span`
  ${tabular}
  font-weight: 600;
`
