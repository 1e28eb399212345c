import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'

/** An amount in currency units is written with two decimals. */
type Cell = string | number | { amount: number } | null | undefined
type Rows = Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>

/** A table as CSV for spreadsheets: with a byte order mark, and with formulas escaped. */
export function streamCsv(headings: readonly string[], rows: Rows): Readable {
  const table = stringify({
    header: true,
    columns: [...headings],
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    // A sign makes a text a formula, but no number.
    cast: {
      object: (cell) => ({ value: (cell as { amount: number }).amount.toFixed(2), escape_formulas: false }),
    },
  })
  // An aborted download also ends the query; errors of the query are emitted by the stream.
  return pipeline(Readable.from(rows), table, () => {})
}
