import styled from 'styled-components'
import { token } from '../theme/token'

export const IconGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(calc(${token('space-9')} * 1.75), 1fr));
  gap: ${token('space-3')};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const IconTile = styled.li`
  display: grid;
  justify-items: center;
  gap: ${token('space-2')};
  padding: ${token('space-3')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius-small')};
  font-size: ${token('text-sm')};
`
