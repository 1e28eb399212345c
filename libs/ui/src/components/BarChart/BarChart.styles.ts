import styled from 'styled-components'
import { media } from '../../theme/media'
import { tabular } from '../../theme/mixins'
import { token } from '../../theme/token'

export const Figure = styled.figure`
  container: chart / inline-size;
  padding: ${token('space-1')} ${token('space-4h')} ${token('space-4')};
`

export const Plot = styled.svg`
  ${tabular}
  width: 100%;
  height: ${token('chart-height')};
  overflow: visible;
  font: 500 ${token('text-xs')} ${token('font-body')};

  text {
    fill: ${token('text-muted')};
  }
  [data-value] {
    fill: ${token('text')};
    font-weight: 600;
  }
  line {
    stroke: ${token('line')};
  }
  line[data-base] {
    stroke: ${token('line-strong')};
  }
  rect[data-bar] {
    fill: ${token('accent')};
  }
  rect[data-partial] {
    stroke: ${token('accent')};
    stroke-width: 1.5;
  }
  ${media.narrowChart} {
    /* Only every third name has room; the values stay. */
    [data-name]:not([data-kept]) {
      display: none;
    }
  }
`

export const AsTable = styled.details`
  margin-top: ${token('space-2')};
  font-size: ${token('text-table')};

  > summary {
    width: max-content;
    padding: ${token('space-1')} 0;
    color: ${token('accent')};
    font-weight: 600;
    cursor: pointer;
  }
  > table {
    ${tabular}
    width: 100%;
    border-collapse: collapse;
  }
  :is(th, td) {
    padding: ${token('space-2')};
    border-top: 1px solid ${token('line')};
    text-align: start;
  }
  :is(th, td):last-child {
    text-align: end;
  }
`
