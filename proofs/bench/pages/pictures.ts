import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { openPhone, throttle, waitForSettled } from './phone.ts'

const FOLDER = join(import.meta.dirname, '../../../.cache/pictures')
const MOMENTS_MS = [500, 1000, 2000]

type Frame = { at: number; data: string }

/** Writes what a throttled phone shows of the home page at each moment of its first visit. */
export async function takePictures(browser: Browser, origin: string): Promise<void> {
  const { context, page } = await openPhone(browser)
  const session = await throttle(page)
  const frames: Frame[] = []
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, data })
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await session.send('Page.startScreencast', { format: 'png' })
  await page.goto(origin)
  await waitForSettled(page)
  const start = await page.evaluate(() => performance.timeOrigin)
  await context.close()

  frames.sort((one, other) => one.at - other.at)
  mkdirSync(FOLDER, { recursive: true })
  for (const moment of MOMENTS_MS) {
    const frame = frames.findLast(({ at }) => at - start <= moment)
    const file = join(FOLDER, `home-${moment}ms.png`)
    if (frame) writeFileSync(file, Buffer.from(frame.data, 'base64'))
    console.log(frame ? file : `Nothing is painted after ${moment} ms`)
  }
}
