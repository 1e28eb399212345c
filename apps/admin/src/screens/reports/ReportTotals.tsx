import { DescriptionList, media } from '@luzzu/ui'
import styled from 'styled-components'

type ReportTotalsProps = {
  /** `detail` is `undefined` while it loads. */
  items: { term: string; detail: string | undefined; note?: string | undefined }[]
}

/** The sums over all rows of a report. */
export function ReportTotals({ items }: ReportTotalsProps) {
  return (
    <Totals
      variant="chips"
      items={items.map(({ term, detail = '…', note }) => ({
        term,
        detail: (
          <>
            {detail} {note && <small>{note}</small>}
          </>
        ),
      }))}
    />
  )
}

/** As wide as each other. */
const Totals = styled(DescriptionList)`
  && {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${media.phone} {
    && {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`
