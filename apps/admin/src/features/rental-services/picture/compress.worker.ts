import { compress } from './compress'

/** Answers a file with the smaller picture, or with nothing where there is none. */
addEventListener('message', async ({ data }: MessageEvent<File>) => {
  postMessage(await compress(data).catch(() => undefined))
})
