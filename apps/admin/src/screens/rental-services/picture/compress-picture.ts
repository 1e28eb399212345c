import { shouldCompress } from '@luzzu/domain'
import { compress } from './compress'

/** The picture to upload; the original when compression fails. */
export async function compressPicture(file: File): Promise<Blob> {
  if (!shouldCompress(file)) return file
  const compressed = await compressInWorker(file).catch(() => compress(file).catch(() => undefined))
  if (!compressed) {
    // biome-ignore lint/suspicious/noConsole: the failure is logged and the original is uploaded
    console.warn(`${file.name} could not be compressed. Uploading the original.`)
  }
  return compressed ?? file
}

/** Rejects when no worker can be started, for instance when the admin comes from another origin. */
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
