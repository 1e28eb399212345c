import { media, Panel, Skeleton, size, tabular, token } from '@luzzu/ui'
import styled from 'styled-components'
import { longNames } from '../../../booking/long-names.styles'

/** The edges of its requests end with its corners. */
export const RequestsPanel = styled(Panel)`
  overflow: clip;
`

export const Requests = styled.ul`
  ${tabular}
  container: list / inline-size;
  /* The line below the last one is that of the panel, where the panel is no longer than its requests. */
  margin-bottom: -1px;
  font-size: ${token('text-table')};
  line-height: 1.45;
`

export const Request = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${token('column-date')} ${token('column-price')} auto;
  align-items: center;
  gap: ${token('space-1')} ${token('space-2')};
  min-height: ${token('header-height')};
  padding-block: ${token('space-2h')};
  padding-inline: ${token('space-4h')} ${token('space-4')};
  border-top: 1px solid ${token('line')};

  &:last-child {
    border-bottom: 1px solid ${token('line')};
  }
  &[data-soon] {
    box-shadow: inset ${token('edge-strong')} 0 0 ${token('highlight')};
  }
  small {
    font-size: ${token('text-sm')};
    color: ${token('text-muted')};
  }
  ${media.narrowList} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: ${token('space-3')} ${token('space-4')};
  }
  /* The departures of the day follow. */
  ${media.phone} {
    &:nth-child(n + 5) {
      display: none;
    }
  }
`

export const CustomerName = styled.div`
  min-width: 0;
  ${longNames}

  > * {
    display: block;
  }
  > a {
    color: inherit;
    font-size: ${token('text-md')};
    font-weight: 600;
    text-decoration: none;
  }
  > a:hover {
    text-decoration: underline;
  }
`

export const StartTime = styled.div`
  > * {
    display: block;
  }
  > [data-soon] {
    display: flex;
    align-items: center;
    gap: ${token('space-1')};
    color: ${token('pending')};
    font-weight: 600;
    white-space: nowrap;
  }
  svg.lucide {
    width: ${token('icon-small')};
    height: ${token('icon-small')};
    stroke-width: 2.25;
  }
  ${media.narrowList} {
    grid-row: 2;
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token('space-2')};
  }
`

export const Amount = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: end;
  white-space: nowrap;

  ${media.narrowList} {
    align-self: start;
  }
`

export const Decisions = styled.div`
  display: flex;
  gap: ${token('space-1h')};

  ${media.narrowList} {
    grid-column: 1 / -1;
    padding-top: ${token('space-1h')};

    > button {
      flex: 1;
      min-height: ${token('control-height')};
    }
    > [data-variant='quiet'] {
      border-color: ${token('control-line')};
    }
  }
`

export const Notice = styled.div`
  > :not(:empty) {
    padding: ${token('space-2')} ${token('space-4h')};
    border-top: 1px solid ${token('line')};
  }
`

/** As high as a request. */
export const Waiting = styled(Skeleton)`
  height: ${size(10)};

  ${media.narrowList} {
    height: ${size(22)};
  }
`
