import styled from 'styled-components'
import { token } from '../../theme/token'

export const Place = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space-1')};
  padding: ${token('space-7')} ${token('space-4')};
  text-align: center;

  > svg {
    color: ${token('text-muted')};
    margin-bottom: ${token('space-2')};
  }
  > svg.lucide {
    width: ${token('icon-huge')};
    height: ${token('icon-huge')};
    stroke-width: 1.5;
  }
`

export const Title = styled.p`
  font-weight: 600;

  &:is(h1, h2, h3) {
    font-size: ${token('heading-3')};
  }
`

export const Words = styled.div`
  max-width: ${token('measure')};
  color: ${token('text-muted')};
  font-size: ${token('text-md')};
`

export const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space-2')};
  margin-top: ${token('space-3')};
`
