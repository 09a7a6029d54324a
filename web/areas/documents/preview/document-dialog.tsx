import { previewOf } from '@portico/contract/areas/documents/document-formats.ts'
import { sizeText } from '@portico/contract/areas/documents/document.rules.ts'
import { documentTypeNames } from '@portico/contract/areas/documents/document-types.ts'
import type { AccountDocument, FolderTree } from '@portico/contract/areas/documents/document.shapes.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Facts } from '../../../kit/data/facts.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { formatMoment } from '../../../platform/formats.ts'
import { saveFrom } from '../save-from.ts'
import { documentsFailed, downloadAddress, previewAddress, useDocument } from '../documents.queries.ts'
import { folderPath } from '../library/places.ts'
import { NotShown } from './not-shown.tsx'
import PdfView from './pdf-view.tsx'
import classes from './preview.module.css'
import { Versions } from './versions.tsx'
import { WhoSawIt } from './who-saw-it.tsx'

interface Props {
  readonly accountId: string
  readonly tree: FolderTree
  readonly documentId: string
  readonly onEdit: (document: AccountDocument) => void
  readonly onClose: () => void
}

/** A document to look at: its pages, its versions, and who saw it. */
export function DocumentDialog({ accountId, tree, documentId, onEdit, onClose }: Props) {
  const query = useDocument(accountId, documentId)
  const [version, setVersion] = useState<number>()
  return (
    <Dialog title={query.data?.document.name ?? 'Document'} onClose={onClose} size="large">
      <Loaded query={query} failed={documentsFailed} lines={8}>
        {({ document, versions }) => (
          <div className={classes.dialog}>
            <div className={classes.buttons}>
              <Button small onClick={() => saveFrom(downloadAddress(accountId, documentId, version))}>
                Download
              </Button>
              {document.mayChange && (
                <Button small kind="secondary" onClick={() => onEdit(document)}>
                  Edit
                </Button>
              )}
              {document.isInternal && <Pill tone="warning">Internal</Pill>}
              {version !== undefined && <Pill>Version {version}</Pill>}
            </div>
            <Preview
              key={version}
              address={previewAddress(accountId, documentId, version)}
              document={{
                ...document,
                mediaType: versions.find(({ number }) => number === version)?.mediaType ?? document.mediaType,
              }}
            />
            <Facts
              facts={[
                { label: 'Type', value: documentTypeNames[document.type] },
                { label: 'Folder', value: folderPath(tree.folders, document.folderId) },
                { label: 'Size', value: sizeText(document.bytes) },
                {
                  label: document.isByLink ? 'Sent by link' : 'Added',
                  value: `${formatMoment(document.addedAt)} by ${document.addedBy}`,
                },
                ...(document.scan === 'NOT_SCANNED' && !tree.maySeeInternal
                  ? []
                  : [{ label: 'Malware scan', value: scanLabels[document.scan] }]),
              ]}
            />
            <Versions versions={versions} shown={version ?? document.versionNumber} onShow={setVersion} />
            {tree.maySeeViews && <WhoSawIt accountId={accountId} documentId={documentId} />}
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}

const scanLabels = {
  CLEAN: 'No threats found',
  NOT_SCANNED: 'Not scanned: no scanner is set up',
  TOO_LARGE: 'Not scanned: too large for the scanner',
} as const

interface PreviewProps {
  readonly address: string
  readonly document: Pick<AccountDocument, 'name' | 'mediaType'>
}

function Preview({ address, document: { name, mediaType } }: PreviewProps) {
  const [failed, setFailed] = useState(false)
  const how = previewOf(mediaType)
  if (how === undefined || failed) return <NotShown />
  if (how !== 'picture') return <PdfView address={address} />
  return <img className={classes.picture} src={address} alt={name} onError={() => setFailed(true)} />
}
