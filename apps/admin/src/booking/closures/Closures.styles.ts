import { focusRing, IconButton, media, size, token } from '@luzzu/ui'
import styled from 'styled-components'

export const Items = styled.ul`
  display: grid;
  gap: ${token('space-2')};
  margin: 0;
  padding: 0;
  list-style: none;
`

/** Where there is room, all is shown. */
export const Unfold = styled(IconButton)`
  display: none;

  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  ${media.phone} {
    display: inline-flex;
    margin: calc(-1 * ${token('space-2')});
  }
`

export const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')} ${token('space-4')};
  padding: ${token('space-2h')} ${token('space-3')};
  border: 1px solid ${token('line')};
  border-inline-start: ${token('edge-strong')} solid ${token('cancelled')};
  border-radius: ${token('radius')};
  background: ${token('surface-raised')};
  font-size: ${token('text-table')};
  overflow-wrap: anywhere;

  /* Whoever comes from its day sees which of them closes it. */
  &:focus-within {
    ${focusRing}
  }
  /* Long days wrap rather than push a button below them. */
  > div:first-child {
    display: grid;
    flex: 1 1 ${size(50)};
    gap: ${token('space-half')};
    min-width: 0;
  }
  small {
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
  }
  > [data-actions] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-2')};
  }
  em {
    color: ${token('cancelled')};
    font-style: normal;
    font-weight: 600;
  }
  @media screen {
    ${media.phone} {
      &:has(> ${Unfold}) {
        flex-wrap: nowrap;
      }
      &:has(> ${Unfold}):not([data-folded]) {
        flex-wrap: wrap;

        > div:first-child {
          flex: 1 1 0;
        }
        > [data-actions] {
          flex-basis: 100%;
        }
      }
      &[data-folded] > [data-actions],
      &[data-folded] > div > :not(strong, [data-overlap]) {
        display: none;
      }
    }
  }
  @media print {
    button {
      display: none;
    }
  }
`

/** Two fields that are read together. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-4')};

  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** What is wrong with the first day alone has the room below both. */
export const Days = styled(Pair)`
  &:not(:has(> [data-invalid] ~ [data-invalid])) > [data-invalid]:first-child > p {
    width: calc(200% + ${token('space-4')});

    ${media.largeText} {
      width: auto;
    }
  }
`
