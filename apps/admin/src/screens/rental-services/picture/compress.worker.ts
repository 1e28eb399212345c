import { compress } from './compress'

/** Responds to a file with the compressed picture, or `undefined` on failure. */
addEventListener('message', async ({ data }: MessageEvent<File>) => {
  postMessage(await compress(data).catch(() => undefined))
})
