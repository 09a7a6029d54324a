import { uploadMessages } from '@portico/contract/areas/account-uploads/account-upload.messages.ts'
import type { AccountUpload } from '@portico/contract/areas/account-uploads/account-upload.shapes.ts'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { UploadCard } from '../../kit/uploads/upload-card.tsx'
import { counted, formatCount } from '../../platform/formats.ts'
import { ColumnsCard } from './columns-card.tsx'
import { RowsCard } from './rows-card.tsx'
import { uploadStates } from './upload-labels.ts'
import { isWorking, useUpload, useUploadCalls } from './uploads.queries.ts'

interface Props {
  readonly brokerCode: string
  readonly uploadId: string
  /** Back to choosing a file. */
  readonly onLeave: () => void
}

/** One upload: its columns and rows before it starts, its progress, and its result. */
export function UploadView({ brokerCode, uploadId, onLeave }: Props) {
  const query = useUpload(brokerCode, uploadId)
  return (
    <Loaded query={query} failed={uploadMessages.loadFailed} lines={8}>
      {(upload) => (
        <>
          <StateCard upload={upload} onLeave={onLeave} />
          {upload.state === 'DRAFT' && <ColumnsCard upload={upload} />}
          <RowsCard upload={upload} />
        </>
      )}
    </Loaded>
  )
}

function StateCard({ upload, onLeave }: { readonly upload: AccountUpload; readonly onLeave: () => void }) {
  const { brokerCode, uploadId, brokerName, counts } = upload
  const calls = useUploadCalls(brokerCode)
  return (
    <UploadCard
      upload={upload}
      look={uploadStates[upload.state]}
      firstFacts={[{ label: 'Brokerage', value: brokerName }]}
      facts={countsOf(upload)}
      progress={isWorking(upload) ? progressOf(upload) : undefined}
      warnings={{
        stalled: 'This upload has stopped. Resume it. No account is created twice.',
        errors:
          'Rows with errors are skipped. Fix them in the file and upload it again, or create the other accounts now.',
        left: 'Some accounts were not archived. The rows below say why.',
      }}
      actions={{
        noun: 'upload',
        start: {
          label: `Create ${counted(counts.ready, 'account')}`,
          run: () => calls.start(uploadId),
          failed: uploadMessages.startFailed,
        },
        undo: {
          run: () => calls.undo(uploadId),
          failed: uploadMessages.undoFailed,
          warning:
            'Accounts of this upload that have not changed since are archived, and their invitations stop working. ' +
            'Accounts that changed since then are not archived. They are listed afterwards.',
        },
        discard: {
          run: () => calls.discard(uploadId),
          failed: uploadMessages.discardFailed,
          warning: 'The rows of this file are deleted. No account has been created from them.',
        },
        mayChange: true,
        onLeave,
      }}
    />
  )
}

const labels: readonly (readonly [keyof AccountUpload['counts'], string])[] = [
  ['rows', 'Rows'],
  ['ready', 'Ready'],
  ['errors', 'With errors'],
  ['created', 'Created'],
  ['failed', 'Failed'],
  ['removed', 'Archived'],
  ['left', 'Not archived'],
]

const countsOf = ({ counts }: AccountUpload) =>
  labels
    .filter(([key]) => key === 'rows' || counts[key] > 0)
    .map(([key, label]) => ({ label, value: formatCount(counts[key]) }))

const progressOf = ({ state, counts: { ready, created, failed, removed, left } }: AccountUpload) =>
  state === 'CREATING'
    ? { done: created + failed, total: created + failed + ready, noun: 'account', verb: 'processed' }
    : { done: removed + left, total: removed + left + created, noun: 'account', verb: 'reviewed' }
