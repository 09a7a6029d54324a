import type { DocumentType } from '@portico/contract/areas/documents/document-types.ts'
import type { ScanState } from '@portico/contract/areas/documents/document.shapes.ts'
import type { Generated, GeneratedAlways } from 'kysely'

export type DocumentTables = {
  document_folders: {
    account_code: string
    id: string
    parent_id: string | null
    name: string
    is_internal: boolean
    created_by: string
    created_at: Date
  }
  documents: {
    account_code: string
    id: string
    folder_id: string | null
    name: string
    type: DocumentType
    tags: Generated<string[]>
    is_internal: boolean
    current_number: Generated<number>
    created_by: string
    /** The name of someone who is no user. */
    sent_by: string | null
    created_at: Date
    changed_at: Date
    trashed_at: Date | null
    version: Generated<number>
  }
  document_versions: {
    account_code: string
    document_id: string
    number: number
    file_key: string
    media_type: string
    bytes: number
    sha256: string
    scan: ScanState
    uploaded_by: string
    /** The name of someone who is no user. */
    sent_by: string | null
    uploaded_at: Date
  }
  document_views: {
    account_code: string
    document_id: string
    seq: GeneratedAlways<number>
    user_id: string
    how: 'PREVIEW' | 'DOWNLOAD' | 'ZIP'
    version_number: number
    at: Date
  }
  document_uploads: {
    account_code: string
    id: string
    user_id: string
    name: string
    bytes: number | null
    received: Generated<number>
    modified_at: Generated<number>
    folder_id: string | null
    is_internal: Generated<boolean>
    /** The document that it has become. */
    document_id: Generated<string | null>
    created_at: Date
  }
}
