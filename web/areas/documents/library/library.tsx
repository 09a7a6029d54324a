import { useDebouncedValue } from '@mantine/hooks'
import { acceptedEndings } from '@portico/contract/areas/documents/document-formats.ts'
import type { FolderTree } from '@portico/contract/areas/documents/document.shapes.ts'
import IconFolderPlus from '@tabler/icons-react/dist/esm/icons/IconFolderPlus.mjs'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { DropArea } from '../../../kit/files/drop-area.tsx'
import { FileButton } from '../../../kit/files/file-button.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { documentsFailed, type DocumentFilter, type Place, useFolders } from '../documents.queries.ts'
import { UploadList } from '../uploads/upload-list.tsx'
import { useUploads } from '../uploads/use-uploads.ts'
import { DocumentCard } from './document-card.tsx'
import { type Asked, LibraryDialog } from './library-dialog.tsx'
import classes from './library.module.css'
import { folderIdOf, placeName } from './places.ts'
import { PlaceList } from './place-list.tsx'

interface Props {
  readonly accountId: string
  /** The place that is open at first. */
  readonly start: Exclude<Place, 'trash'>
  readonly title: string
  readonly lead: ReactNode
  readonly eyebrow?: ReactNode
}

/** The folder tree, the contents of a folder next to it, and all document actions. */
export function Library(props: Props) {
  const folders = useFolders(props.accountId)
  return (
    <Loaded query={folders} failed={documentsFailed} lines={10}>
      {(tree) => <LoadedLibrary {...props} tree={tree} />}
    </Loaded>
  )
}

/** The open dialog; a document that the address names is opened. */
function useAsked() {
  const { history } = useRouter()
  const linked = useRouterState({ select: ({ location }) => new URLSearchParams(location.searchStr).get('document') })
  const [asked, setAsked] = useState<Asked>()
  useEffect(() => {
    if (linked !== null) setAsked({ what: 'open', documentId: linked })
  }, [linked])
  const ask = (next: Asked | undefined): void => {
    setAsked(next)
    // Continuing from here must not reopen what was closed.
    if (next === undefined && linked !== null) history.replace(location.pathname)
  }
  return [asked, ask] as const
}

function LoadedLibrary({ accountId, start, tree, title, lead, eyebrow }: Props & { readonly tree: FolderTree }) {
  const [place, setPlace] = useState<Place>(start)
  const [typed, setTyped] = useState<DocumentFilter>({ search: '', type: '', tag: '' })
  const [search] = useDebouncedValue(typed.search.trim(), 250)
  const [isInternal, setInternal] = useState(false)
  const [asked, setAsked] = useAsked()
  const uploads = useUploads()
  const into = tree.mayAdd && place !== 'trash' ? placeName(tree, place === 'new' ? 'top' : place) : undefined
  const add = (files: readonly File[]): void =>
    uploads.add(files, { accountId, folderId: folderIdOf(place), isInternal: isInternal && tree.maySeeInternal })

  return (
    <Page
      title={title}
      lead={lead}
      eyebrow={eyebrow}
      action={
        into !== undefined && (
          <div className={classes.actions}>
            {tree.maySeeInternal && (
              <CheckField
                label="Keep uploads internal"
                checked={isInternal}
                onChange={(event) => setInternal(event.currentTarget.checked)}
              />
            )}
            <Button
              kind="secondary"
              icon={<IconFolderPlus size={18} aria-hidden />}
              onClick={() => setAsked({ what: 'add-folder', parentId: folderIdOf(place) })}
            >
              New folder
            </Button>
            <FileButton inputLabel="Files to upload" accept={acceptedEndings} multiple onFiles={add}>
              Upload
            </FileButton>
          </div>
        )
      }
    >
      <DropArea into={into} onFiles={add}>
        <div className={classes.library}>
          <PlaceList tree={tree} place={place} onPlace={setPlace} onAsk={setAsked} />
          <div className={classes.content}>
            <UploadList accountId={accountId} />
            <DocumentCard
              key={JSON.stringify(place)}
              accountId={accountId}
              tree={tree}
              place={place}
              typed={typed}
              filter={{ ...typed, search }}
              onFilter={setTyped}
              onAsk={setAsked}
            />
          </div>
        </div>
      </DropArea>
      {asked !== undefined && (
        <Suspense fallback={null}>
          <LibraryDialog accountId={accountId} tree={tree} asked={asked} onAsk={setAsked} />
        </Suspense>
      )}
    </Page>
  )
}
