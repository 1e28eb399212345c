import { Button, media, tabular, token } from '@luzzu/ui'
import styled from 'styled-components'

export const SearchTrigger = styled(Button)`
  && {
    justify-content: flex-start;
    width: min(${token('width-search')}, 100%);
    color: ${token('text-muted')};
    font-weight: 400;
  }
  white-space: nowrap;
  overflow: hidden;

  > kbd {
    margin-inline-start: auto;
  }
  ${media.belowWide} {
    > kbd {
      display: none;
    }
  }
  ${media.belowDesk} {
    && {
      flex: 1 1 0;
      max-width: ${token('width-search')};
    }
  }
  ${media.phone} {
    && {
      display: none;
    }
  }
`

/** Keys, and the button that lists them, need more room than a tablet has. */
export const DesktopOnly = styled.span`
  white-space: nowrap;

  ${media.belowWide} {
    :is(kbd, button + button) {
      display: none;
    }
  }
  ${media.phone} {
    display: none;
  }
`

export const PhoneOnly = styled.span`
  display: none;

  ${media.phone} {
    display: flex;
  }
`

export const UpdateStatus = styled.span`
  ${tabular}
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
  white-space: nowrap;

  &::before {
    content: '';
    width: ${token('space-2')};
    height: ${token('space-2')};
    border-radius: ${token('radius-pill')};
    background: ${token('confirmed')};
  }
  &[data-failing] {
    color: ${token('danger')};
    font-weight: 600;
  }
  &[data-failing]::before {
    background: ${token('danger')};
  }
  ${media.belowDesk} {
    padding-bottom: ${token('space-2')};
    white-space: normal;

    &:not([data-failing]) {
      display: none;
    }
  }
`
