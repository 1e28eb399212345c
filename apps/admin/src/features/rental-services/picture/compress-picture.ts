import { shouldCompress } from '@luzzu/domain'
import { compress } from './compress'

/** The picture as it is sent. Whatever goes wrong on the way, the original can be sent. */
export async function compressPicture(file: File): Promise<Blob> {
  if (!shouldCompress(file)) return file
  const compressed = await compressInWorker(file).catch(() => compress(file).catch(() => undefined))
  if (!compressed) {
    // biome-ignore lint/suspicious/noConsole: the product's rule is to log this and to go on with the original
    console.warn(`${file.name} could not be compressed. Uploading the original.`)
  }
  return compressed ?? file
}

/** Rejects where no worker can be started, as when the admin's code comes from another origin. */
function compressInWorker(file: File): Promise<Blob | undefined> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./compress.worker.ts', import.meta.url), { type: 'module' })
    const end = (settle: () => void) => {
      worker.terminate()
      settle()
    }
    worker.onmessage = ({ data }: MessageEvent<Blob | undefined>) => end(() => resolve(data))
    worker.onerror = () => end(() => reject(new Error('The worker did not start')))
    worker.postMessage(file)
  })
}
