import { media, token } from '@luzzu/ui'
import styled from 'styled-components'

/** A wide and a narrow panel side by side, of equal height. */
export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.72fr) minmax(0, 1fr);
  gap: ${token('space-4')};
  margin-bottom: ${token('space-4')};

  ${media.belowWide} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.phone} {
    gap: ${token('space-3')};
    margin-bottom: ${token('space-3')};
  }
`

/** Takes no room while it is empty. */
export const Spaced = styled.div`
  &:not(:empty) {
    margin-bottom: ${token('space-4')};
  }
`

export const Totals = styled.section`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token('space-4')};
  margin-bottom: ${token('space-4')};

  ${media.belowDesk} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-2')};
    margin-bottom: ${token('space-3')};
  }
`

export const Waiting = styled.div`
  display: grid;
  gap: ${token('space-4')};
  padding: ${token('space-4')} ${token('space-4h')};
  border-top: 1px solid ${token('line')};
`
