import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(js|mjs|css|json|svg|txt|xml|webmanifest)$/
const SMALLEST = 512
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes Brotli and gzip variants beside each text file of a build. */
async function compressBuild(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (entry.isFile() && COMPRESSIBLE.test(entry.name))
      await compressFile(join(entry.parentPath, entry.name))
  }
}

async function compressFile(file) {
  const bytes = await readFile(file)
  if (bytes.length < SMALLEST) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  await writeFile(`${file}.br`, await brotli(bytes, { params }))
  await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }))
}

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Which folder?')
await compressBuild(folder)
