import type { SubmissionContent } from '@portico/contract/areas/submissions/submission.shapes.ts'
import { sql } from 'kysely'
import type { PacketPart, PartsOf } from './packet-part.ts'
import { PartGone } from './packet-part.ts'
import { FileMissing, type FileStore } from '../../../platform/files/file-store.ts'

type Application = SubmissionContent['applications'][number]
type Document = SubmissionContent['documents'][number]

/** Each application as the PDF stored when it was marked as done. */
export const applicationParts: PartsOf = async ({ platform: { database, files }, submission }) => {
  const { account, content } = submission
  const { rows } = await database.read({ account }, (tx) =>
    sql<{ id: string; freeze: number; key: string }>`select application_id as id, number as freeze, file_key as key
      from application_freezes where account_code = ${account}
        and application_id = any(${content.applications.map(({ id }) => id)}::uuid[])`.execute(tx.db),
  )
  const keyOf = ({ id, freeze }: Application) => rows.find((row) => row.id === id && row.freeze === freeze)?.key
  return content.applications.map((application) => ({
    folder: 'Applications',
    name: `${application.name} ${application.year}.pdf`,
    what: `Application ${application.name} ${application.year}`,
    open: opening(files, keyOf(application), application.name),
  }))
}

const folders: Readonly<Record<Document['kind'], string>> = {
  LOSS_RUN: 'Loss runs',
  FINANCIALS: 'Financials',
  DOCUMENT: 'Documents',
}

/** The documents that the signer chose, in the versions that they had then. */
export const documentParts: PartsOf = async ({ platform: { database, files }, submission }) => {
  const { account, content } = submission
  const { rows } = await database.read({ account }, (tx) =>
    sql<{ id: string; version: number; key: string }>`select document_id as id, number as version, file_key as key
      from document_versions where account_code = ${account}
        and document_id = any(${content.documents.map(({ id }) => id)}::uuid[])`.execute(tx.db),
  )
  const keyOf = ({ id, version }: Document) => rows.find((row) => row.id === id && row.version === version)?.key
  return content.documents.map((document) => ({
    folder: folders[document.kind],
    name: document.name,
    what: `Document, version ${document.version}`,
    open: opening(files, keyOf(document), document.name),
  }))
}

const opening =
  (files: FileStore, key: string | undefined, name: string): PacketPart['open'] =>
  async () => {
    try {
      if (key !== undefined) return await files.open(key)
    } catch (error) {
      if (!(error instanceof FileMissing)) throw error
    }
    throw new PartGone(name)
  }
