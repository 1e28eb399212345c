import { media, token } from '@luzzu/ui'
import styled from 'styled-components'

export const Form = styled.form`
  display: grid;
  gap: ${token('space-4')};
  max-width: ${token('width-page')};

  /* The save bar must not lie over the field in use, nor over what is wrong with it, which makes the bar higher too. */
  :is(input, textarea, select, button, fieldset) {
    scroll-margin-block: calc(2 * ${token('bar-height')});
  }
  /* Nor the row of links over the title of a section. */
  > section {
    scroll-margin-top: ${token('row-height')};
  }
`

export const PanelBody = styled.div`
  display: grid;
  gap: ${token('space-4')};
  padding: 0 ${token('space-4h')} ${token('space-4h')};

  ${media.phone} {
    padding: 0 ${token('space-4')} ${token('space-4')};
  }
`

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-4')};
  align-items: start;

  input[readonly] {
    background: ${token('surface-sunken')};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Below the form; while there is something to do there, at the bottom of the window as well. */
export const Bar = styled.div`
  &[data-sticky] {
    position: sticky;
  }
  bottom: 0;
  z-index: ${token('layer-sticky')};
  display: grid;
  gap: ${token('space-3')};
  padding: ${token('space-3')} ${token('space-4h')} calc(${token('space-3')} + env(safe-area-inset-bottom));
  border: 1px solid ${token('line')};
  border-radius: ${token('radius-card')} ${token('radius-card')} 0 0;
  background: ${token('surface-raised')};
  box-shadow: ${token('overlay')};

  ${media.phone} {
    gap: ${token('space-2')};
    padding: ${token('space-2')} ${token('space-3')} calc(${token('space-2')} + env(safe-area-inset-bottom));

    > [data-tone] {
      gap: ${token('space-2')};
      padding: ${token('space-1')} ${token('space-2')};
      font-size: ${token('text-sm')};
    }
  }
  /* It would be half of the screen. */
  ${media.largeText} {
    && {
      position: static;
    }
  }
  ${media.short} {
    && {
      position: static;
    }
  }
`

export const BarActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token('space-2')} ${token('space-3')};

  > p {
    flex: 1;
    color: ${token('text-muted')};
    font-size: ${token('text-table')};
  }
  ${media.phone} {
    row-gap: ${token('space-1')};

    /* Beside one button it has room, beside two it stands above them. */
    > p:has(~ button ~ button) {
      flex-basis: 100%;
      font-size: ${token('text-sm')};
      line-height: 1.2;
    }
    > button {
      flex: 1 1 0;
      padding-inline: ${token('space-2')};
      white-space: nowrap;
    }
  }
`
