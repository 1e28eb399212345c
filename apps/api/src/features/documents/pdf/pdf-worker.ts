// Runs beside the server in a thread of its own. Node loads this file as it is, so its imports name their files.
import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import type { PrintedDocument } from '@luzzu/domain'
import PDFDocument from 'pdfkit'
import { drawDocument } from './draw-document.ts'
import { Sheet } from './sheet.ts'

/** What the thread is asked for: a document and when it was issued. */
export type PdfTask = { printed: PrintedDocument; issuedAt: string }
export type PdfAnswer = { pdf: Uint8Array } | { failure: string }

const readFont = (name: string) => readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url))
const regular = readFont('DejaVuSans')
const bold = readFont('DejaVuSans-Bold')

const PAGE_NUMBER = { font: 'regular', size: 8, color: '#4a5b6c' } as const

function write({ printed, issuedAt }: PdfTask): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    lang: 'en',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: printed.title,
      Author: printed.seller[0] ?? '',
      Creator: 'Luzzu',
      // The same document is the same file.
      CreationDate: new Date(issuedAt),
    },
  })
  const chunks: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
    pdf.registerFont('regular', regular)
    pdf.registerFont('bold', bold)
    const sheet = new Sheet(pdf)
    drawDocument(sheet, printed)
    sheet.end(PAGE_NUMBER)
    pdf.end()
  })
}

parentPort?.on('message', (task: PdfTask) => {
  write(task).then(
    (pdf) => parentPort?.postMessage({ pdf } satisfies PdfAnswer),
    (error: unknown) => parentPort?.postMessage({ failure: String(error) } satisfies PdfAnswer),
  )
})
