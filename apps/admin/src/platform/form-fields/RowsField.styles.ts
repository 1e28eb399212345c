import { media, token } from '@luzzu/ui'
import styled from 'styled-components'

export const Group = styled.fieldset`
  display: grid;
  gap: ${token('space-3')};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0 0 ${token('space-1')};
    font-size: ${token('label-text')};
    font-weight: 600;
  }
  > p {
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
  }
  > button {
    justify-self: start;
  }
`

export const Rows = styled.ol`
  display: grid;
  gap: ${token('space-3')};
`

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${token('space-2')} ${token('space-3')};
  padding-bottom: ${token('space-3')};
  border-bottom: 1px solid ${token('line')};

  input[type='time'] {
    width: ${token('column-date')};
  }
  > :is(button, [role='group']) {
    align-self: end;
  }
  > button {
    min-height: ${token('field-height')};
  }
  /* Beside the controls, whose labels are above them, whatever is said below them. */
  &:has(> [data-invalid]) > :is(button, [role='group']) {
    align-self: start;
    margin-top: calc(1.4 * ${token('label-text')} + ${token('space-1h')});
  }
  > [data-grow] {
    flex: 1;
    min-width: ${token('width-field')};
  }
  ${media.phone} {
    &:has(> [data-invalid]) > [role='group'] {
      margin-top: 0;
    }
    > :has([type='time']) {
      flex: 1 1 0;
      min-width: ${token('width-term')};
    }
    input[type='time'] {
      width: 100%;
      padding-inline: ${token('space-2')};
    }
    > [data-grow='row'] {
      flex-basis: 100%;
    }
    > [data-grow] {
      min-width: 0;
    }
  }
`
