import { experienceMessages } from '@portico/contract/areas/experience/experience.messages.ts'
import type { Worksheet } from '@portico/contract/areas/experience/worksheet.shapes.ts'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconEdit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { lazy, Suspense, useState } from 'react'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { Menu } from '../../../kit/overlays/menu.tsx'
import { formatDate } from '../../../platform/formats.ts'
import { pagePart } from '../../../platform/page-part.ts'
import { useWorksheetCalls } from '../experience.queries.ts'

const WorksheetDialog = lazy(pagePart(() => import('./worksheet-dialog.tsx')))
const FileDialog = lazy(pagePart(() => import('./file-dialog.tsx')))
const VersionsDialog = lazy(pagePart(() => import('./versions-dialog.tsx')))

interface Props {
  readonly accountId: string
  readonly worksheet: Worksheet
  readonly mayEdit: boolean
}

type Open = 'edit' | 'file' | 'versions' | 'remove'

/** The actions on a worksheet; people who may only read see its versions. */
export function SheetActions({ accountId, worksheet, mayEdit }: Props) {
  const { remove } = useWorksheetCalls(accountId)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const show = (next: Open) => () => setOpen(next)
  const versions = { label: 'Versions', icon: <IconHistory size={18} />, onSelect: show('versions') }
  const changes = [
    { label: 'Edit', icon: <IconEdit size={18} />, onSelect: show('edit') },
    { label: 'Import lines from a file', icon: <IconUpload size={18} />, onSelect: show('file') },
    versions,
    { label: 'Remove', icon: <IconTrash size={18} />, onSelect: show('remove'), danger: true },
  ]
  return (
    <>
      <Menu label="Worksheet actions" icon={<IconDots size={18} />} items={mayEdit ? changes : [versions]} />
      <Suspense>
        {open === 'edit' && <WorksheetDialog accountId={accountId} worksheet={worksheet} onClose={close} />}
        {open === 'file' && <FileDialog accountId={accountId} worksheet={worksheet} onClose={close} />}
        {open === 'versions' && <VersionsDialog accountId={accountId} worksheet={worksheet} onClose={close} />}
      </Suspense>
      {open === 'remove' && (
        <ConfirmCall
          title="Remove worksheet?"
          confirmLabel="Remove"
          failure={experienceMessages.removeFailed}
          run={() => remove(worksheet)}
          onClose={close}
        >
          <p>
            The worksheet of {worksheet.state} for {formatDate(worksheet.ratingOn)} and its versions will be removed.
          </p>
        </ConfirmCall>
      )}
    </>
  )
}
