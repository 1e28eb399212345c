import styled from 'styled-components'
import { token } from '../theme/token'

export const Sea = styled.svg`
  width: 100%;
  height: auto;
  border-radius: ${token('radius-card')};
  background: ${token('sea-map')};

  text {
    font: 600 ${token('map-label')} ${token('font-body')};
    fill: ${token('text')};
    paint-order: stroke;
    stroke: ${token('sea-map')};
    stroke-width: 4px;
    stroke-linejoin: round;
  }
  [data-part='isle'] {
    font: italic 500 ${token('map-isle')} ${token('font-display')};
    fill: ${token('on-land')};
    stroke: none;
  }
  [data-part='pin'] circle {
    fill: ${token('paint-red')};
    stroke: ${token('paint-white')};
    stroke-width: 3;
  }
  [data-part='pin'] text {
    font: 700 ${token('map-number')} ${token('font-body')};
    fill: ${token('paint-white')};
    stroke: none;
    text-anchor: middle;
  }
  [data-part='route'] {
    fill: none;
    stroke: ${token('accent')};
    stroke-width: 2.5;
    stroke-dasharray: 2 9;
    stroke-linecap: round;
    opacity: 0.75;
  }
  /* On a small map the names stand in the list beside it; the numbers grow. */
  @media (max-width: 639px) {
    [data-part='label'] {
      display: none;
    }
    [data-part='pin'] {
      transform: scale(1.7);
    }
    [data-part='isle'] {
      font-size: ${token('map-isle-phone')};
    }
  }
`
