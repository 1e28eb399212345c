import { FilterBar, media, token } from '@luzzu/ui'
import styled from 'styled-components'

/** All have a name above; only the days may have an error below. */
export const ReportFilterForm = styled(FilterBar)`
  align-items: flex-start;
`

export const LedgerNote = styled.span`
  display: block;
`

/** A choice below its name, in line with the fields of the days. On a phone it explains itself. */
export const LabelledChoice = styled.div`
  && {
    min-width: 0;
  }
  > span {
    display: block;
    margin-bottom: ${token('space-1h')};
    font-size: ${token('label-text')};
    font-weight: 600;
    line-height: 1.4;
  }
  ${media.phone} {
    > span {
      display: none;
    }
  }
`

export const PeriodChoice = styled(LabelledChoice)`
  ${media.phone} {
    && {
      flex-basis: 100%;
    }
    /* Five take two rows, of three and two. */
    > fieldset:has(> :nth-child(6)) > label {
      flex-basis: 30%;
    }
  }
  ${media.smallPhone} {
    > fieldset:not(:has(> :nth-child(6))) > label {
      flex-basis: 40%;
    }
  }
`
