import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { IMAGE_FORMATS, IMAGE_WIDTHS, type RenderedImage } from '../platform/images/render-image'

// The build copies them beside its modules.
export const POSTERS = new URL('./posters/', import.meta.url)
const HASH_LENGTH = 32

/**
 * A picture of the sample catalogue, encoded ahead of time, because encoding all of them keeps a processor busy for ten
 * seconds of the first start. The folder of its renditions is named by the hash of its drawing: a changed drawing has
 * none until `npm run posters -w @luzzu/api` has made them.
 */
export async function readPoster(name: string): Promise<RenderedImage> {
  const hash = hashDrawing(await readFile(new URL(`${name}.svg`, POSTERS)))
  const renditions = IMAGE_WIDTHS.flatMap((width) => IMAGE_FORMATS.map((format) => ({ width, format }))).map(
    async ({ width, format }) => ({
      width,
      format,
      bytes: await readFile(renditionFile(hash, width, format)),
    }),
  )
  return { hash, renditions: await Promise.all(renditions) }
}

export function hashDrawing(drawing: Buffer): string {
  return createHash('sha256').update(drawing).digest('hex').slice(0, HASH_LENGTH)
}

export function renditionFile(hash: string, width: number, format: string): URL {
  return new URL(`encoded/${hash}/${width}.${format}`, POSTERS)
}
