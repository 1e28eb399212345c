import { inflateSync } from 'node:zlib'
import { completeDocument, type DocumentDraft, RECEIPT_DRAFT } from '@luzzu/domain'
import { expect, onTestFinished, test } from 'vitest'
import { createPdfWriter } from './pdf-writer'

function writer(options = {}) {
  const created = createPdfWriter(options)
  onTestFinished(() => created.close())
  return (over: Partial<DocumentDraft> = {}) =>
    created.write(completeDocument({ ...RECEIPT_DRAFT, ...over }, 'R-2026-000001'), { isCancelled: false })
}

/** The file as text, with its streams unpacked. */
function textOf(pdf: Buffer): string {
  const raw = pdf.toString('latin1')
  const streams = [...raw.matchAll(/\/FlateDecode[\s\S]*?stream\n([\s\S]*?)\nendstream/g)]
  return [raw, ...streams.map(([, packed = '']) => unpack(packed))].join('\n')
}

function unpack(packed: string): string {
  try {
    return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}

const pagesOf = (pdf: Buffer) => /\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]

test('a document is a tagged PDF in English with its title and fonts of its own', async () => {
  const pdf = await writer()()
  const text = textOf(pdf)
  expect(text.slice(0, 8)).toBe('%PDF-1.7')
  expect(text).toContain('/Marked true')
  expect(text).toContain('/Lang (en)')
  expect(text).toContain('/DisplayDocTitle true')
  expect(text).toContain('Receipt R-2026-000001, Luzzu')
  for (const tag of ['H1', 'Table', 'TR', 'TH', 'TD']) expect(text).toContain(`/S /${tag}`)
  expect(text).toMatch(/\/FontFile2/)
  expect(pagesOf(pdf)).toBe('1')
  expect(pdf.byteLength).toBeLessThan(60_000)
})

test('names in Maltese, Greek and Cyrillic keep their letters', async () => {
  const title = 'Ċaqliq ġdid ħafif żgħir, Θάλασσα, Волна'
  const text = textOf(await writer()({ lines: RECEIPT_DRAFT.lines.map((line) => ({ ...line, title })) }))
  const codes = [...title].map((letter) => `<${letter.codePointAt(0)?.toString(16).padStart(4, '0')}>`)
  for (const code of codes) expect(text).toContain(code)
})

test('ten bookings with long names go on on another page', async () => {
  const [line] = RECEIPT_DRAFT.lines
  const long = {
    ...line!,
    title: 'Sunset Catamaran for the whole family and all of their friends '.repeat(2),
  }
  expect(pagesOf(await writer()({ lines: Array.from({ length: 10 }, () => long) }))).toBe('2')
})

test('the same document is the same file, and many are written one after the other', async () => {
  const write = writer()
  const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => write()))
  for (const pdf of others) expect(pdf.equals(first!)).toBe(true)
})

test('a document that takes too long is refused, and the next one is written', async () => {
  const write = writer({ timeoutMs: 1 })
  await expect(write()).rejects.toMatchObject({ code: 'unavailable' })
  expect((await writer()()).byteLength).toBeGreaterThan(1000)
})

test('more than may wait are refused at once', async () => {
  const write = writer({ maxWaiting: 2 })
  const written = await Promise.allSettled([write(), write(), write()])
  expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
})
