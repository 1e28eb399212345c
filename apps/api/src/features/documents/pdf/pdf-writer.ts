import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type DocumentContent, printDocument } from '@luzzu/domain'
import { Refusal } from '../../../platform/errors/refusal'
import type { PdfAnswer, PdfTask } from './pdf-worker'

/** A document takes some hundred milliseconds; a busy machine needs more. */
const TIMEOUT_MS = 30_000
const MAX_HEAP_MB = 192
/** So many wait at most, before the next one is refused. */
const MAX_WAITING = 50
const MAX_PDF_BYTES = 5_000_000
/** How long the thread stays without work: its fonts take memory. */
const IDLE_MS = 60_000

export type PdfWriter = {
  /**
   * The document as PDF.
   * @throws {Refusal} `unavailable` when too many wait, or it is not written in time.
   */
  write(content: DocumentContent, options: { isCancelled: boolean }): Promise<Buffer>
  close(): Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    pdfWriter: PdfWriter
  }
}

/**
 * Writes PDFs one after the other in a thread of its own, so that requests do not wait for fonts. Thread and library are
 * loaded for the first one and dropped when nobody asks any more.
 */
export function createPdfWriter({
  timeoutMs = TIMEOUT_MS,
  idleMs = IDLE_MS,
  maxWaiting = MAX_WAITING,
} = {}): PdfWriter {
  let worker: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let idle: NodeJS.Timeout | undefined

  async function close(): Promise<void> {
    clearTimeout(idle)
    const ended = worker
    worker = undefined
    await ended?.terminate()
  }

  async function run(task: PdfTask): Promise<Buffer> {
    clearTimeout(idle)
    worker ??= startWorker()
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const answer = once(worker, 'message', { signal })
      worker.postMessage(task)
      const [result]: PdfAnswer[] = await answer
      if (!result || 'failure' in result) throw new Error(result?.failure)
      if (result.pdf.byteLength > MAX_PDF_BYTES) throw new Error(`It has ${result.pdf.byteLength} bytes.`)
      return Buffer.from(result.pdf)
    } catch (error) {
      // Whatever it is still doing, the next document begins in a new thread.
      await close()
      throw signal.aborted ? new Refusal('unavailable', { cause: error }) : error
    } finally {
      idle = setTimeout(() => void close(), idleMs).unref()
    }
  }

  return {
    write: (content, options) => {
      if (waiting >= maxWaiting) return Promise.reject(new Refusal('unavailable'))
      waiting += 1
      const task = { printed: printDocument(content, options), issuedAt: content.issued_at }
      const writing = last
        .then(() => run(task))
        .finally(() => {
          waiting -= 1
        })
      last = writing.catch(() => undefined)
      return writing
    },
    close,
  }
}

const isSource = import.meta.url.endsWith('.ts')

function startWorker(): Worker {
  const worker = new Worker(new URL(`./pdf-worker.${isSource ? 'ts' : 'js'}`, import.meta.url), {
    // It needs no secret of the server.
    env: { NODE_ENV: 'production' },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
  worker.unref()
  return worker
}
