import type { AccountDocument, FolderTree } from '@portico/contract/areas/documents/document.shapes.ts'
import { lazy } from 'react'
import { ConfirmDialog } from '../../../kit/overlays/confirm-dialog.tsx'
import { pagePart } from '../../../platform/page-part.ts'
import { useDocumentActions } from '../documents.queries.ts'

/** What a dialog of the library is about. */
export type Asked =
  | { readonly what: 'open'; readonly documentId: string }
  | { readonly what: 'edit'; readonly document: AccountDocument }
  | { readonly what: 'move'; readonly documents: readonly AccountDocument[] }
  | { readonly what: 'add-folder'; readonly parentId: string | null }
  | { readonly what: 'rename-folder'; readonly folderId: string; readonly name: string }
  | { readonly what: 'delete-folder'; readonly folderId: string; readonly name: string }

const DocumentDialog = lazy(
  pagePart(async () => ({ default: (await import('../preview/document-dialog.tsx')).DocumentDialog })),
)
const EditDialog = lazy(pagePart(async () => ({ default: (await import('./edit-dialog.tsx')).EditDialog })))
const MoveDialog = lazy(pagePart(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog })))
const FolderDialog = lazy(pagePart(async () => ({ default: (await import('./folder-dialog.tsx')).FolderDialog })))

interface Props {
  readonly accountId: string
  readonly tree: FolderTree
  readonly asked: Asked
  readonly onAsk: (asked: Asked | undefined) => void
}

/** The open dialog; each is fetched at first use. */
export function LibraryDialog({ accountId, tree, asked, onAsk }: Props) {
  const { deleteFolder } = useDocumentActions(accountId)
  const close = (): void => onAsk(undefined)
  switch (asked.what) {
    case 'open':
      return (
        <DocumentDialog
          accountId={accountId}
          tree={tree}
          documentId={asked.documentId}
          onEdit={(document) => onAsk({ what: 'edit', document })}
          onClose={close}
        />
      )
    case 'edit':
      return <EditDialog accountId={accountId} tree={tree} document={asked.document} onClose={close} />
    case 'move':
      return <MoveDialog accountId={accountId} tree={tree} documents={asked.documents} onClose={close} />
    case 'delete-folder':
      return (
        <ConfirmDialog
          title="Delete folder"
          confirmLabel="Delete"
          onCancel={close}
          onConfirm={() => {
            close()
            void deleteFolder(asked.folderId)
          }}
        >
          <p>The folder “{asked.name}” will be deleted if it is empty.</p>
        </ConfirmDialog>
      )
    default:
      return <FolderDialog accountId={accountId} tree={tree} asked={asked} onClose={close} />
  }
}
