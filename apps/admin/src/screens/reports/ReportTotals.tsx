import { DescriptionList, media, token } from '@luzzu/ui'
import styled from 'styled-components'

/** A sum over all rows of a report: `detail` is `undefined` while it loads; of `notes` those that there are stand below it. */
export type ReportTotal = {
  term: string
  detail: string | undefined
  notes?: readonly (string | undefined)[]
}

/** The sums above the rows; paper has them in its heading and below the rows. */
export function ReportTotals({ items }: { items: readonly ReportTotal[] }) {
  return (
    <Totals
      data-screen-only
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

/** As wide as each other. */
const Totals = styled(DescriptionList)`
  && {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  dd {
    font: 600 ${token('text-title')} / 1.35 ${token('font-display')};
    overflow-wrap: anywhere;
  }
  small {
    font-family: ${token('font-body')};
  }
  ${media.phone} {
    && {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media print {
    &&& {
      display: none;
    }
  }
`
