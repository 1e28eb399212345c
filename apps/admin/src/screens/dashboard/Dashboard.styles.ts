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

export const Spaced = styled.div`
  margin-bottom: ${token('space-4')};

  ${media.phone} {
    margin-bottom: ${token('space-3')};
  }
`

export const Totals = styled.section`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token('space-4')};
  margin-bottom: ${token('space-4')};

  ${media.belowDesk} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    margin-bottom: ${token('space-3')};

    /* Rows of one card. */
    > * {
      padding-block: ${token('space-2')};
    }
    > * + * {
      border-top: 0;
      border-start-start-radius: 0;
      border-start-end-radius: 0;
    }
    > :not(:last-child) {
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
  }
`
