import type { useFilterDraft } from '@luzzu/page/area'
import { DateField, media, token } from '@luzzu/ui'
import styled from 'styled-components'

const COPY = { from: 'First day', to: 'Last day' }

type Draft = ReturnType<typeof useFilterDraft>

type PeriodFieldsProps = { from: Draft; to: Draft; error: string | undefined }

/** From which day to which, as the address has it. */
export function PeriodFields({ from, to, error }: PeriodFieldsProps) {
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
        error={error}
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
