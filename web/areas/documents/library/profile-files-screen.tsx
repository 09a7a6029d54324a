import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { Page } from '../../../kit/layout/page.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { documentsFailed, useDocumentActions, useFolders } from '../documents.queries.ts'
import { Library } from './library.tsx'

/** The folder at the top of the library that holds the files of the profile. */
const folderName = 'Profile'

const words = {
  title: 'Files',
  lead: 'Logos, organization charts, and brochures about your company.',
}

/** The library, opened at the files of the profile. */
export default function ProfileFilesScreen({ accountId }: { readonly accountId: string }) {
  const folders = useFolders(accountId)
  const toProfile = <AppLink href={`/${encodeURIComponent(accountId)}/profile`}>Profile</AppLink>
  const folder = folders.data?.folders.find(({ parentId, name }) => parentId === null && name === folderName)
  if (folder !== undefined)
    return <Library accountId={accountId} start={{ folder: folder.id }} {...words} eyebrow={toProfile} />
  return (
    <Page {...words} eyebrow={toProfile}>
      <Loaded query={folders} failed={documentsFailed} lines={10}>
        {({ mayAdd }) => (
          <EmptyState title="No profile files yet" action={mayAdd && <MakeFolder accountId={accountId} />}>
            Profile files are stored in the folder “{folderName}” of the account’s documents.
          </EmptyState>
        )}
      </Loaded>
    </Page>
  )
}

function MakeFolder({ accountId }: { readonly accountId: string }) {
  const { addFolder } = useDocumentActions(accountId)
  const [busy, setBusy] = useState(false)
  const make = async (): Promise<void> => {
    setBusy(true)
    try {
      await addFolder({ parentId: null, name: folderName, isInternal: false })
    } catch (error) {
      toasts.show('error', reasonOf(error, 'The folder could not be created. Please try again.'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button busy={busy} onClick={() => void make()}>
      Create the folder “{folderName}”
    </Button>
  )
}
