import { z } from 'zod'
import { nextCursor } from '../../kit/paging.ts'
import { oneLine, text } from '../../kit/text.ts'
import { uploadUses } from './document-formats.ts'
import { documentMessages } from './document.messages.ts'
import { fileLimit, nameError, nameLimit } from './document.rules.ts'
import { DocumentType } from './document-types.ts'

/** Whether a malware scanner has looked at a file: none may be configured, or the file larger than it takes. */
const ScanState = z.enum(['CLEAN', 'NOT_SCANNED', 'TOO_LARGE'])

export type ScanState = z.infer<typeof ScanState>

export const AccountDocument = z
  .object({
    id: z.string(),
    name: z.string(),
    folderId: z.string().nullable().meta({ description: 'Null at the top' }),
    type: DocumentType,
    tags: z.array(z.string()),
    isInternal: z.boolean().meta({ description: 'Visible to the brokerage only' }),
    isMedical: z.boolean().meta({ description: 'Of an injury claim: visible to those who may see medical facts only' }),
    mediaType: z.string(),
    bytes: z.number().int(),
    scan: ScanState,
    versionNumber: z.number().int().meta({ description: 'Which version of the file is current, from 1' }),
    addedBy: z.string(),
    isByLink: z.boolean().meta({ description: 'Sent through a link by someone without a login, whose name they gave' }),
    addedAt: z.iso.datetime(),
    changedAt: z.iso.datetime().meta({ description: 'When its newest version came' }),
    trashedAt: z.iso.datetime().nullable(),
    mayChange: z.boolean(),
    version: z.number().int().meta({ description: 'Of the record, for a save' }),
  })
  .meta({ id: 'AccountDocument' })

export type AccountDocument = z.infer<typeof AccountDocument>

export const DocumentPage = z
  .object({ documents: z.array(AccountDocument), total: z.number().int(), nextCursor })
  .meta({ id: 'DocumentPage' })

const DocumentVersion = z.object({
  number: z.number().int(),
  mediaType: z.string(),
  bytes: z.number().int(),
  sha256: z.string(),
  scan: ScanState,
  uploadedBy: z.string(),
  isByLink: z.boolean(),
  uploadedAt: z.iso.datetime(),
})

export const DocumentDetails = z
  .object({ document: AccountDocument, versions: z.array(DocumentVersion) })
  .meta({ id: 'DocumentDetails' })

export const DocumentViews = z
  .array(
    z.object({
      name: z.string(),
      how: z.enum(['PREVIEW', 'DOWNLOAD', 'ZIP']),
      versionNumber: z.number().int(),
      at: z.iso.datetime(),
    }),
  )
  .meta({ id: 'DocumentViews' })

export const DocumentFolder = z
  .object({
    id: z.string(),
    parentId: z.string().nullable(),
    name: z.string(),
    isInternal: z.boolean(),
    documents: z.number().int().meta({ description: 'Direct children the user can see' }),
  })
  .meta({ id: 'DocumentFolder' })

export type DocumentFolder = z.infer<typeof DocumentFolder>

/** The folders of a library, and its documents outside folders. */
export const FolderTree = z
  .object({
    folders: z.array(DocumentFolder),
    documentsAtTop: z.number().int(),
    trashed: z.number().int(),
    tags: z.array(z.string()),
    maySeeInternal: z.boolean(),
    mayAdd: z.boolean(),
    mayChangeFolders: z.boolean(),
    maySeeViews: z.boolean().meta({ description: 'Whether the user can see the view history' }),
    isScanned: z.boolean().meta({ description: 'Whether new files are scanned for malware' }),
  })
  .meta({ id: 'FolderTree' })

export type FolderTree = z.infer<typeof FolderTree>

const name = () =>
  text()
    .trim()
    .min(1, documentMessages.nameRequired)
    .max(nameLimit * 2, documentMessages.nameTooLong)
    .refine((typed) => nameError(typed) === undefined, { error: (issue) => nameError(String(issue.input)) ?? '' })

const tags = z.array(oneLine().trim().min(1).max(40)).max(20)
const folderId = z.string().max(60).nullable()

export const DocumentEdit = z.object({
  name: name(),
  folderId,
  type: DocumentType,
  tags,
  isInternal: z.boolean(),
  version: z.number().int(),
})

export type DocumentEdit = z.infer<typeof DocumentEdit>

export const FolderDraft = z.object({ parentId: folderId, name: name(), isInternal: z.boolean().default(false) })

export const FolderEdit = z.object({ name: name() })

/** Documents that something is done to at once. */
export const DocumentIds = z.array(z.string().max(60)).min(1).max(200)

/** A file to upload in pieces. An unfinished upload of the same file is resumed. */
export const UploadDraft = z.object({
  name: z.string().min(1).max(1000),
  bytes: z.number().int().min(1, documentMessages.empty).max(fileLimit, documentMessages.tooLarge),
  modifiedAt: z.number().int().min(0).max(9_007_199_254_740_991).default(0),
  folderId: folderId.default(null),
  isInternal: z.boolean().default(false),
  use: z
    .enum(uploadUses)
    .default('LIBRARY')
    .meta({ description: 'Imports accept file types that the library does not' }),
})

export const UploadState = z
  .object({
    id: z.string(),
    offset: z.number().int().meta({ description: 'Bytes received; the next part starts here' }),
    bytes: z.number().int(),
    sameName: z.object({ id: z.string(), name: z.string() }).nullable().meta({
      description: 'A document that has this name in this folder',
    }),
  })
  .meta({ id: 'UploadState' })

/** What to do if a file's name is taken: add a version to that document, or keep both. */
const SameName = z.enum(['version', 'both'])

export type SameName = z.infer<typeof SameName>

export const UploadFinish = z.object({
  type: DocumentType.default('OTHER'),
  tags: tags.default([]),
  onSameName: SameName.optional(),
})

export const documentSorts = ['name', 'type', 'bytes', 'changedAt'] as const

/** Where to look: everywhere, at the top, or in one folder. */
export const WholeFilePlace = z.object({
  folderId: z.string().max(60).optional(),
  type: DocumentType.default('OTHER'),
  isInternal: z.stringbool().default(false),
  onSameName: SameName.optional(),
})
