import styled from 'styled-components'
import { token } from '../../theme/token'
import { InputElement } from '../Field/control.styles'

export const ChosenOption = styled(InputElement)`
  text-overflow: ellipsis;
`

export const Options = styled.ul`
  z-index: ${token('layer-overlay')};
  /* An option may need more room than a narrow field has. */
  width: max-content;
  min-width: var(--input-width);
  max-width: max(var(--input-width), min(${token('width-drawer')}, 100vw - 2 * ${token('space-4')}));
  --anchor-max-height: ${token('menu-height')};
  max-height: var(--anchor-max-height);
  overflow: auto;
  padding: ${token('space-1')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius-medium')};
  background: ${token('surface-raised')};
  box-shadow: ${token('overlay')};
  outline: 0;

  /* Half an option above the pinned one tells that there are more. */
  &:has([data-pinned]) {
    --anchor-max-height: calc(${token('menu-height')} + ${token('space-5')});
    scroll-padding-bottom: calc(1.5 * ${token('row-height')});
  }
`

export const Option = styled.li`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-height: ${token('control-height')};
  padding: ${token('space-1')} ${token('space-3')};
  border-radius: ${token('radius-small')};
  cursor: pointer;

  &[data-selected] {
    font-weight: 600;
  }
  /* Stays in sight below the others, however many there are. */
  &:has(> [data-pinned]):not(:first-child) {
    position: sticky;
    bottom: calc(-1 * ${token('space-1')});
    border-radius: 0;
    background: ${token('surface-raised')};
    box-shadow: 0 -1px ${token('line-strong')};
  }
  &&[data-focus] {
    background: ${token('accent-soft')};
  }
  > svg:last-child {
    margin-inline-start: auto;
    color: ${token('accent')};
  }
`

export const NoMatch = styled.li`
  padding: ${token('space-3')};
  color: ${token('text-muted')};
  font-size: ${token('text-table')};
`
