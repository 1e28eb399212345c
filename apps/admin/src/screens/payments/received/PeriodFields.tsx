import { isCompleteDate } from '@luzzu/domain'
import { type UrlFilters, useFilterDraft } from '@luzzu/page/area'
import { DateField, media, token } from '@luzzu/ui'
import styled from 'styled-components'
import { PAYMENTS_SCREEN_COPY as COPY } from '../payments-screen.copy'
import type { ReceivedFilters } from './received-filters'

type PeriodFieldsProps = { view: UrlFilters<ReceivedFilters>; isWrong: boolean }

/** From which day to which; each may be left empty. */
export function PeriodFields({ view, isWrong }: PeriodFieldsProps) {
  const from = useFilterDraft(view, 'from', { isComplete: isCompleteDate })
  const to = useFilterDraft(view, 'to', { isComplete: isCompleteDate })
  return (
    <Period>
      <DateField
        label={COPY.from}
        value={from.text}
        onChange={(event) => from.type(event.target.value)}
        onBlur={from.flush}
      />
      <DateField
        label={COPY.to}
        error={isWrong ? COPY.wrongPeriod : undefined}
        value={to.text}
        onChange={(event) => to.type(event.target.value)}
        onBlur={to.flush}
      />
    </Period>
  )
}

/** Both days stay in one line that has room for them. */
const Period = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, ${token('column-date')}));
  gap: ${token('space-2')};

  && {
    flex-basis: auto;
  }
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    && {
      flex-basis: 100%;
    }
  }
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`
