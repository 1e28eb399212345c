import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { seriesAfter } from '@luzzu/domain'
import type { Db } from '../../platform/database/schema'

/**
 * The series of numbers that began with the last restored backup. Backups lack it, so it knows of numbers that were given
 * after them.
 */
export const SERIES_FILE = 'document-series'

/**
 * Notes in the data folder that numbers go on in another series, before a backup takes the place of documents that it
 * does not know.
 * @param known the series of the backup
 */
export function noteNextSeries(dataDir: string, known: string): void {
  const file = join(dataDir, SERIES_FILE)
  const handle = openSync(`${file}.part`, 'w', 0o600)
  writeSync(handle, `${seriesAfter(laterSeries(known, readSeries(dataDir)))}\n`)
  fsyncSync(handle)
  closeSync(handle)
  renameSync(`${file}.part`, file)
}

/** Goes on in the series that is noted, if it is a later one. */
export async function continueSeries(db: Db, dataDir: string): Promise<void> {
  const noted = readSeries(dataDir)
  if (noted === '') return
  const { series } = await db.selectFrom('document_series').select('series').executeTakeFirstOrThrow()
  if (laterSeries(series, noted) === series) return
  await db.updateTable('document_series').set({ series: noted }).execute()
}

function readSeries(dataDir: string): string {
  const file = join(dataDir, SERIES_FILE)
  const [, series = ''] = existsSync(file) ? (/^([A-Z]+)\s*$/.exec(readFileSync(file, 'utf8')) ?? []) : []
  return series
}

/** `Z` is before `AA`. */
function laterSeries(one: string, other: string): string {
  if (one.length !== other.length) return one.length > other.length ? one : other
  return one > other ? one : other
}
