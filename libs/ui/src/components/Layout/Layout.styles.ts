import styled from 'styled-components'
import { token } from '../../theme/token'

/** A step of the spacing scale: 1 to 9 are 4, 8, 12, 16, 24, 32, 48, 64 and 96 px. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

const gapOf = (step: Gap): string => token(`space-${step}`)

export const WrapBox = styled.div`
  width: min(${token('width-page')}, 100% - 2 * ${token('space-4')});
  margin-inline: auto;
`

export const StackBox = styled.div<{ $gap: Gap }>`
  display: grid;
  gap: ${({ $gap }) => gapOf($gap)};
  grid-template-columns: minmax(0, 1fr);
`

export const RowBox = styled.div<{ $gap: Gap; $justify: string; $wrap: boolean }>`
  display: flex;
  flex-wrap: ${({ $wrap }) => ($wrap ? 'wrap' : 'nowrap')};
  align-items: center;
  justify-content: ${({ $justify }) => $justify};
  gap: ${({ $gap }) => gapOf($gap)};
`

export const BandBox = styled.section`
  padding-block: ${token('space-band')};
  scroll-margin-top: calc(-1 * ${token('space-band')});

  &[data-joined] {
    padding-top: 0;
  }
  &[data-tone='sunken'] {
    background: ${token('surface-sunken')};
  }
`
