import styled, { css } from 'styled-components'
import { token } from '../../theme/token'

/** The box of a text input or select. */
export const controlStyles = css`
  width: 100%;
  min-width: 0;
  height: ${token('field-height')};
  padding: 0 ${token('field-padding')};
  border: 1px solid ${token('control-line')};
  border-radius: ${token('radius')};
  background: ${token('surface-raised')};
  font-size: ${token('field-text')};

  &::placeholder {
    color: ${token('text-muted')};
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: ${token('danger')};
    /* The second pixel lies inside, so that nothing moves when the error comes. */
    box-shadow: inset 0 0 0 1px ${token('danger')};
  }
  &:disabled {
    border-style: dashed;
    background: ${token('surface-sunken')};
    color: ${token('text-muted')};
    cursor: not-allowed;
  }
`

export const InputElement = styled.input`
  ${controlStyles}
`

/** Positions icons, signs and buttons over the ends of a control. */
export const Slots = styled.div`
  position: relative;
  display: grid;
  align-items: center;

  > [data-slot] {
    position: absolute;
    z-index: 1;
    display: inline-flex;
    align-items: center;
    color: ${token('text-muted')};
  }
  > [data-slot='start'] {
    inset-inline-start: ${token('space-3')};
    pointer-events: none;
  }
  > [data-slot='end'] {
    inset-inline-end: ${token('space-3')};
    pointer-events: none;
  }
  > [data-slot='button'] {
    inset-inline-end: ${token('space-half')};
  }
  &:has(> [data-slot='start'] > svg) > :is(input, select) {
    padding-inline-start: calc(${token('space-3')} + ${token('icon')} + ${token('space-2h')});
  }
  &:has(> [data-slot='start'] > span) > input {
    padding-inline-start: max(${token('space-6')}, calc(${token('space-3')} + var(--slot-start, ${token('space-3')}) + ${token('space-1h')}));
  }
  &:has(> [data-slot='end']) > input {
    padding-inline-end: max(${token('space-7')}, calc(${token('space-3')} + var(--slot-end, ${token('space-3')}) + ${token('space-1h')}));
  }
  &:has(> [data-slot='button']) > input {
    padding-inline-end: calc(${token('icon-button')} + ${token('space-2')});
  }
`
