import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { renderImage } from '../platform/images/render-image'
import { hashDrawing, POSTERS, renditionFile } from './posters'

const POSTER_WIDTH = 1280
const SVG_DENSITY = 144

/** Encodes the drawings of the sample catalogue like uploads by staff, and removes what belongs to none of them. */
await rm(new URL('encoded/', POSTERS), { recursive: true, force: true })
const names = (await readdir(POSTERS)).filter((name) => name.endsWith('.svg'))
await Promise.all(
  names.map(async (name) => {
    const drawing = await readFile(new URL(name, POSTERS))
    const picture = await sharp(drawing, { density: SVG_DENSITY }).resize(POSTER_WIDTH).png().toBuffer()
    const hash = hashDrawing(drawing)
    await mkdir(new URL(`encoded/${hash}/`, POSTERS), { recursive: true })
    const { renditions } = await renderImage(picture)
    for (const { width, format, bytes } of renditions)
      await writeFile(renditionFile(hash, width, format), bytes)
  }),
)
