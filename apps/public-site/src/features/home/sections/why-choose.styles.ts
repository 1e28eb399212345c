import { media, token } from '@luzzu/ui'
import styled from 'styled-components'

export const Reasons = styled.ul`
  display: grid;
  gap: ${token('space-5')};
  margin-top: ${token('space-7')};

  ${media.small} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.wide} {
    grid-template-columns: repeat(4, 1fr);
  }
  > li {
    padding: ${token('space-5')};
    border-radius: ${token('radius-card')};
    background: ${token('surface-raised')};
    box-shadow: ${token('raised')};
  }
  p {
    margin-top: ${token('space-2')};
    color: ${token('text-muted')};
    font-size: ${token('text-md')};
  }
`

export const IconCircle = styled.span`
  display: grid;
  place-items: center;
  width: ${token('medal')};
  height: ${token('medal')};
  margin-bottom: ${token('space-4')};
  border-radius: ${token('radius-pill')};
  background: ${token('accent-soft')};
  color: ${token('accent')};

  > svg.lucide {
    width: ${token('space-5')};
    height: ${token('space-5')};
  }
`
