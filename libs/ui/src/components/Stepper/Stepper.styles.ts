import styled from 'styled-components'
import { token } from '../../theme/token'

export const Steps = styled.ol`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: ${token('space-2')};
`

export const Step = styled.li`
  display: flex;
  align-items: center;
  gap: ${token('space-2h')};
  min-width: 0;
  padding-top: ${token('space-3')};
  border-top: ${token('edge-bold')} solid ${token('line')};
  color: ${token('text-muted')};
  font-size: ${token('text-md')};
  font-weight: 500;
  line-height: 1.3;

  @media (max-width: 639px) {
    flex-direction: column;
    align-items: flex-start;
    gap: ${token('space-1')};
  }
  > span:first-child {
    display: grid;
    place-items: center;
    flex: none;
    width: ${token('marker')};
    height: ${token('marker')};
    border: ${token('edge-fine')} solid ${token('control-line')};
    border-radius: ${token('radius-pill')};
    font-size: ${token('text-table')};
    font-weight: 600;
  }
  &[data-state='done'] {
    border-color: ${token('accent')};
    color: ${token('text')};

    > span:first-child {
      border-color: ${token('accent')};
      background: ${token('accent-soft')};
      color: ${token('accent')};
    }
    svg.lucide {
      width: ${token('icon-small')};
      height: ${token('icon-small')};
      stroke-width: 2.5;
    }
  }
  &[aria-current='step'] {
    border-color: ${token('highlight')};
    color: ${token('text')};
    font-weight: 600;

    > span:first-child {
      border-color: ${token('highlight')};
      background: ${token('highlight')};
      color: ${token('on-highlight')};
    }
  }
`
