import { documentTypeNames, type DocumentType } from '@portico/contract/areas/documents/document-types.ts'
import { wantedDocuments } from '@portico/contract/areas/renewals/wanted-documents.ts'
import { addMonths } from '@portico/contract/kit/zone.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { meanPercent } from './mean-percent.ts'
import type { Asked, SectionProgress } from './section-progress.ts'

const link = 'documents'

/** The documents insurers require for these lines, and the profile files: all must be on file. */
export async function documentsProgress(tx: Tx, { access, effectiveOn, lines }: Asked): Promise<SectionProgress> {
  const onFile = await filedView(tx, access.account, addMonths(effectiveOn, -12))
  const wanted = [
    ...wantedDocuments(lines).map((type) => ({ name: documentTypeNames[type], isThere: onFile.types.has(type) })),
    { name: 'Profile files', isThere: onFile.hasProfileFiles },
  ]
  const parts = wanted.map(({ name, isThere }) => ({ name, link, percent: isThere ? 100 : 0 }))
  return {
    percent: meanPercent(parts),
    blockers: wanted
      .filter(({ isThere }) => !isThere)
      .map(({ name }) => ({ text: `${name}: nothing on file yet`, link, isHard: false })),
    parts,
    changed: onFile.hadAny ? onFile.newer : null,
  }
}

interface Row {
  readonly type: DocumentType
  readonly inProfile: boolean
  readonly newer: number
  readonly hadAny: boolean
}

/**
 * Which document types the insured and their brokerage share, whether the folder “Profile” has any, and how many were
 * filed, or replaced by a newer version, since the expiring term started.
 */
async function filedView(tx: Tx, account: string, lastYearOn: string) {
  const { rows } = await sql<Row>`select type, bool_or(exists (
      select from document_folders where document_folders.account_code = documents.account_code
        and document_folders.id = documents.folder_id and parent_id is null and lower(document_folders.name) = 'profile'
    )) as "inProfile",
    count(*) filter (where changed_at >= ${lastYearOn}::date)::int as "newer",
    bool_or(created_at < ${lastYearOn}::date) as "hadAny"
    from unrestricted_documents documents where account_code = ${account} and trashed_at is null and not is_internal
    group by type`.execute(tx.db)
  return {
    types: new Set(rows.map(({ type }) => type)),
    hasProfileFiles: rows.some(({ inProfile }) => inProfile),
    newer: rows.reduce((sum, { newer }) => sum + newer, 0),
    hadAny: rows.some(({ hadAny }) => hadAny),
  }
}
