import styled from 'styled-components'
import { media } from '../../theme/media'
import { ellipsis, forcedUnavailable, raisedSurface, tabular } from '../../theme/mixins'
import { token } from '../../theme/token'

export const Surface = styled.div`
  ${raisedSurface}
  container: month / inline-size;
  padding: ${token('space-4')};
  box-shadow: ${token('raised')};

  ${media.tiny} {
    padding: ${token('space-3')} ${token('space-2')};
    margin-inline: calc(-1 * ${token('space-2')});
  }
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${token('space-2')};

  > h2 {
    font-size: ${token('heading-3')};
  }
`

export const Grid = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: ${token('edge-strong')};
  table-layout: fixed;

  th {
    padding: ${token('space-1h')} 0;
    font-size: ${token('text-sm')};
    font-weight: 600;
    color: ${token('text-muted')};
  }
  td {
    padding: 0;
  }
  abbr {
    text-decoration: none;
  }
  /* Large text is only as large as seven days beside each other allow. */
  ${media.narrowMonth} {
    th {
      font-size: min(${token('text-sm')}, 5vw);
    }
  }
`

export const Day = styled.button`
  ${tabular}
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${token('edge-strong')};
  width: 100%;
  min-height: ${token('day-height')};
  padding: ${token('space-1')} 0;
  border: ${token('edge-fine')} solid transparent;
  border-radius: ${token('radius')};
  background: transparent;
  line-height: 1.15;
  cursor: pointer;

  > strong {
    font-size: ${token('text-xl')};
  }
  > [data-other] {
    font-size: ${token('text-md')};
    line-height: ${token('space-4h')};
  }
  > [data-text] {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-1')};
    font-size: ${token('text-xs')};
    font-weight: 500;
  }
  [data-short] {
    display: none;
  }
  /* One line, so that the days of all weeks are equally high. */
  > small {
    max-width: 100%;
    font-size: ${token('text-xs')};
    ${ellipsis}
  }
  svg {
    width: ${token('space-2h')};
    height: ${token('space-2h')};
  }
  &:is([data-tone='free'], [data-tone='unknown']) {
    border-color: ${token('line')};
  }
  &[data-tone='free'] > [data-text] {
    color: ${token('confirmed')};
  }
  &[data-tone='few'] {
    border: ${token('edge-fine')} dashed ${token('pending')};
    background: ${token('pending-soft')};

    > [data-text] {
      color: ${token('pending')};
    }
  }
  &[data-tone='full'] {
    background: ${token('surface-sunken')};

    > strong {
      text-decoration: line-through;
    }
  }
  &[data-tone='closed'] > strong {
    font-weight: 400;
  }
  &[aria-disabled='true'] {
    color: ${token('text-muted')};
    cursor: not-allowed;
    ${forcedUnavailable}
  }
  /* The strongest of the days: where closed is what is looked for. */
  &&[data-tone='shut'] {
    border: ${token('edge-fine')} solid ${token('danger')};
    background: ${token('danger')};
    color: ${token('on-danger')};

    > [data-text] {
      font-weight: 700;
    }
    > small {
      padding-inline: ${token('space-half')};
    }
  }
  &&[data-tone='shut']:not([aria-disabled='true']):hover {
    background: ${token('danger-strong')};
  }
  &:not([aria-disabled='true']):hover {
    border: ${token('edge-fine')} solid ${token('accent')};
    background: ${token('accent-soft')};
  }
  &[aria-pressed='true'],
  &[aria-pressed='true']:hover {
    border: ${token('edge-fine')} solid ${token('accent')};
    background: ${token('accent')};
    color: ${token('on-accent')};

    > [data-text] {
      color: inherit;
    }
  }
  ${media.narrowMonth} {
    grid-template-columns: minmax(0, 1fr);
    min-height: ${token('header-height')};

    /* Large text wraps, and neither a state nor the name of a month is wider than its day. */
    > [data-other] {
      font-size: min(${token('text-md')}, 5cqi);
    }
    > small,
    span:has(+ [data-short]) {
      display: none;
    }
    [data-short] {
      display: inline;
    }
    > [data-text] {
      flex-direction: column;
      gap: ${token('space-half')};
      font-size: min(${token('text-2xs')}, 3.6cqi);
    }
  }
  ${media.largeText} {
    /* The legend names the shapes. */
    > [data-text] {
      font-size: 0;
    }
  }
`

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')} ${token('space-5')};
  margin-top: ${token('space-4')};
  padding-top: ${token('space-3')};
  border-top: 1px solid ${token('line')};
  color: ${token('text-muted')};
  font-size: ${token('text-table')};

  > li {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-1h')};
  }
  svg {
    flex: none;
    width: ${token('space-3')};
    height: ${token('space-3')};
    color: ${token('text')};
  }
`
