import { DescriptionList, media } from '@luzzu/ui'
import styled from 'styled-components'

type ReportTotalsProps = {
  /** `detail` is `undefined` while it loads; of `notes` those that there are stand below it. */
  items: { term: string; detail: string | undefined; notes?: readonly (string | undefined)[] }[]
}

/** The sums over all rows of a report. */
export function ReportTotals({ items }: ReportTotalsProps) {
  return (
    <Totals
      variant="chips"
      items={items.map(({ term, detail = '…', notes = [] }) => ({
        term,
        detail: (
          <>
            {detail} {notes.map((note) => note && <small key={note}>{note} </small>)}
          </>
        ),
      }))}
    />
  )
}

const COLUMNS = 'repeat(4, minmax(0, 1fr))'

/** As wide as each other. */
const Totals = styled(DescriptionList)`
  && {
    display: grid;
    grid-template-columns: ${COLUMNS};
  }
  ${media.phone} {
    && {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media print {
    && {
      grid-template-columns: ${COLUMNS};
    }
  }
`
