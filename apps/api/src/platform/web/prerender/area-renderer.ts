import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { PageData, RenderedPage } from '@luzzu/domain/contracts'

/** Loading the bundle and rendering a page take some ten milliseconds; a busy machine needs more. */
const TIMEOUT_MS = 5000
const MAX_HEAP_MB = 256
/** The pages of a change are rendered one after the other; then the thread is not needed for hours, and takes 40 MB. */
const IDLE_MS = 5000

/** A page as it was rendered, and by which build of the area. */
export type Rendering = { build: string; page: RenderedPage }

type Answer = Rendering | { failure: string }

/** Renders pages of an area with the server bundle of its build, one after the other, in a thread of its own. */
export class AreaRenderer {
  readonly #bundle: string
  readonly #timeoutMs: number
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  #last: Promise<unknown> = Promise.resolve()

  /** @param folder a build on this machine: code from elsewhere is never run here. */
  constructor(folder: string | undefined, timeoutMs = TIMEOUT_MS) {
    this.#bundle = folder ? join(folder, 'server/render.js') : ''
    this.#timeoutMs = timeoutMs
  }

  /** Whether the build renders pages at all. */
  get isAvailable(): boolean {
    return existsSync(this.#bundle)
  }

  /** @throws {Error} when the bundle fails, or does not answer in time. */
  render(path: string, data: PageData): Promise<Rendering> {
    const rendering = this.#last.then(() => this.#render(path, data))
    this.#last = rendering.catch(() => undefined)
    return rendering
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle)
    const worker = this.#worker
    this.#worker = undefined
    await worker?.terminate()
  }

  async #render(path: string, data: PageData): Promise<Rendering> {
    clearTimeout(this.#idle)
    this.#worker ??= this.#start()
    const signal = AbortSignal.timeout(this.#timeoutMs)
    try {
      const answer = once(this.#worker, 'message', { signal })
      this.#worker.postMessage({ path, data })
      const [result]: Answer[] = await answer
      if (!result || 'failure' in result) throw new Error(result?.failure)
      this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref()
      return result
    } catch (error) {
      // Whatever it is still doing, the next page begins in a new thread.
      await this.close()
      throw signal.aborted ? new Error(`${path} was not rendered within ${this.#timeoutMs} ms`) : error
    }
  }

  #start(): Worker {
    const worker = new Worker(new URL('./render-worker.mjs', import.meta.url), {
      workerData: { bundle: pathToFileURL(this.#bundle).href },
      // An area needs no secret of the server.
      env: { NODE_ENV: 'production' },
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    })
    worker.unref()
    // Who waits for an answer hears of it; nobody else needs to.
    worker.on('error', () => {
      if (this.#worker === worker) this.#worker = undefined
    })
    return worker
  }
}
