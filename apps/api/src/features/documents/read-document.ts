import { documentFile } from '@luzzu/domain'
import type { Owner } from '../../auth/access'
import type { Db } from '../../platform/database/schema'
import type { Attachment } from '../../platform/mail/email-template'
import { findDocument } from './documents.queries'
import type { PdfWriter } from './pdf/pdf-writer'

/** A document as a file; with `owner` of their own order only. */
export async function readDocument(
  db: Db,
  id: number,
  pdfWriter: PdfWriter,
  owner?: Owner,
): Promise<Attachment | undefined> {
  const document = await findDocument(db, id, owner)
  if (!document) return undefined
  const { content, isCancelled } = document
  return {
    filename: documentFile(content.number),
    contentType: 'application/pdf',
    content: await pdfWriter.write(content, { isCancelled }),
  }
}
