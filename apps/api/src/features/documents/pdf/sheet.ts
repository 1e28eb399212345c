import type { PrintedFact, PrintedRow, PrintedTable } from '@luzzu/domain'

export type Style = { font: 'regular' | 'bold'; size: number; color: string }

type Cell = { text: string; style: Style; details?: { text: string; style: Style } | undefined }
type TableStyle = {
  /** Of the columns after the first, which takes what is left. */
  widths: readonly number[]
  /** How many columns stand left; the others are numbers. */
  left: number
  styles: { heading: Style; cell: Style; details: Style }
}

const MARGIN = 52
/** Above the bottom margin, for the number of the page. */
const FOOTER = 24
const LINE_COLOR = '#d9cdb4'
const ROW_PADDING = 5
const GAP = 10
const FACT_WIDTH = 96

/** A document that is drawn from top to bottom, with the structure that screen readers follow. */
export class Sheet {
  readonly #pdf: PDFKit.PDFDocument
  readonly #root: PDFKit.PDFStructureElement
  readonly #width: number

  constructor(pdf: PDFKit.PDFDocument) {
    this.#pdf = pdf
    this.#root = pdf.struct('Document')
    pdf.addStructure(this.#root)
    this.#width = pdf.page.width - 2 * MARGIN
    pdf.x = MARGIN
    pdf.y = MARGIN
  }

  space(points: number): void {
    this.#pdf.y += points
  }

  heading(text: string, style: Style, level: 1 | 2): void {
    this.#block(`H${level}`, text, style)
  }

  paragraph(text: string, style: Style): void {
    this.#block('P', text, style)
  }

  /** Terms left, texts beside them. */
  facts(facts: readonly PrintedFact[], styles: { term: Style; text: Style }): void {
    for (const { term, text } of facts)
      this.#row(
        [
          { text: term, style: styles.term, x: MARGIN, width: FACT_WIDTH },
          { text, style: styles.text, x: MARGIN + FACT_WIDTH, width: this.#width - FACT_WIDTH },
        ],
        'P',
      )
  }

  /** A term and an amount at the right edge. */
  sum({ term, text }: PrintedFact, styles: { term: Style; text: Style }): void {
    const width = this.#width / 4
    this.space(ROW_PADDING)
    this.#row(
      [
        { text: term, style: styles.term, x: MARGIN, width: this.#width - width - GAP, align: 'right' },
        { text, style: styles.text, x: MARGIN + this.#width - width, width, align: 'right' },
      ],
      'P',
    )
  }

  table(table: PrintedTable, { widths, left, styles }: TableStyle): void {
    const element = this.#pdf.struct('Table', { title: table.title })
    this.#root.add(element)
    const columns = this.#columns(widths)
    const draw = (cells: readonly Cell[], tag: 'TH' | 'TD') => {
      const row = this.#pdf.struct('TR')
      element.add(row)
      this.#cells(cells, { columns, left, tag, row })
    }
    const heading = table.headings.map((text) => ({ text, style: styles.heading }))
    draw(heading, 'TH')
    for (const row of table.rows) {
      const cells = cellsOf(row, styles)
      if (this.#breakBefore(this.#heightOf(cells, columns))) draw(heading, 'TH')
      draw(cells, 'TD')
    }
    element.end()
    this.#rule()
  }

  /** Numbers the pages, if there are several, and ends the structure. */
  end(style: Style): void {
    this.#root.end()
    const { start, count } = this.#pdf.bufferedPageRange()
    for (let at = start; count > 1 && at < start + count; at += 1) {
      this.#pdf.switchToPage(at)
      const y = this.#pdf.page.height - MARGIN
      this.#pdf.markContent('Artifact', { type: 'Pagination' })
      this.#write(`Page ${at + 1} of ${count}`, style, { x: MARGIN, y, width: this.#width, align: 'right' })
      this.#pdf.endMarkedContent()
    }
  }

  #columns(widths: readonly number[]) {
    const taken = widths.reduce((sum, width) => sum + width, 0)
    let x = MARGIN
    return [this.#width - taken, ...widths].map((width) => {
      const column = { x, width: width - GAP }
      x += width
      // The last column ends at the edge.
      return column
    })
  }

  #cells(
    cells: readonly Cell[],
    table: {
      columns: readonly { x: number; width: number }[]
      left: number
      tag: 'TH' | 'TD'
      row: PDFKit.PDFStructureElement
    },
  ): void {
    this.#rule()
    const top = this.#pdf.y + ROW_PADDING
    const height = this.#heightOf(cells, table.columns)
    for (const [at, { text, style, details }] of cells.entries()) {
      const { x = MARGIN, width = 0 } = table.columns[at] ?? {}
      const shift = at < table.left ? 0 : GAP
      const place = { x: x + shift, width, align: at < table.left ? ('left' as const) : ('right' as const) }
      const cell = this.#pdf.struct(table.tag, {}, () => {
        this.#write(text, style, { ...place, y: top })
        if (details) this.#write(details.text, details.style, { ...place, y: this.#pdf.y + 1 })
      })
      table.row.add(cell)
    }
    table.row.end()
    this.#pdf.y = top + height + ROW_PADDING
  }

  #heightOf(cells: readonly Cell[], columns: readonly { width: number }[]): number {
    const heights = cells.map(({ text, style, details }, at) => {
      const width = columns[at]?.width ?? 0
      return (
        this.#measure(text, style, width) +
        (details ? this.#measure(details.text, details.style, width) + 1 : 0)
      )
    })
    return Math.max(...heights)
  }

  #block(tag: string, text: string, style: Style): void {
    this.#breakBefore(this.#measure(text, style, this.#width))
    this.#root.add(
      this.#pdf.struct(tag, {}, () =>
        this.#write(text, style, { x: MARGIN, y: this.#pdf.y, width: this.#width }),
      ),
    )
  }

  #row(
    parts: readonly { text: string; style: Style; x: number; width: number; align?: 'right' }[],
    tag: string,
  ): void {
    const height = Math.max(...parts.map(({ text, style, width }) => this.#measure(text, style, width)))
    this.#breakBefore(height)
    const { y } = this.#pdf
    this.#root.add(
      this.#pdf.struct(tag, {}, () => {
        for (const { text, style, ...place } of parts) this.#write(text, style, { ...place, y })
      }),
    )
    this.#pdf.y = y + height + 2
  }

  #write(
    text: string,
    style: Style,
    { x, y, ...place }: { x: number; y: number; width: number; align?: 'left' | 'right' },
  ): void {
    this.#use(style)
      .fillColor(style.color)
      .text(text, x, y, { ...place, lineGap: 1.5 })
  }

  #measure(text: string, style: Style, width: number): number {
    return this.#use(style).heightOfString(text, { width, lineGap: 1.5 })
  }

  #use({ font, size }: Style): PDFKit.PDFDocument {
    return this.#pdf.font(font).fontSize(size)
  }

  /** Starts a page where so many points would not fit; returns whether it did. */
  #breakBefore(height: number): boolean {
    const bottom = this.#pdf.page.height - MARGIN - FOOTER
    if (this.#pdf.y + height + 2 * ROW_PADDING <= bottom) return false
    this.#pdf.addPage()
    this.#pdf.y = MARGIN
    return true
  }

  #rule(): void {
    const { y } = this.#pdf
    this.#pdf.markContent('Artifact', { type: 'Layout' })
    this.#pdf
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + this.#width, y)
      .lineWidth(0.6)
      .strokeColor(LINE_COLOR)
      .stroke()
    this.#pdf.endMarkedContent()
  }
}

function cellsOf({ cells, details }: PrintedRow, styles: TableStyle['styles']): Cell[] {
  return cells.map((text, at) => ({
    text,
    style: styles.cell,
    details: at === 0 && details.length > 0 ? { text: details.join('\n'), style: styles.details } : undefined,
  }))
}
