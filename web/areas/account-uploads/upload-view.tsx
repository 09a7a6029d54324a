import { uploadMessages } from '@portico/contract/areas/account-uploads/account-upload.messages.ts'
import type { AccountUpload } from '@portico/contract/areas/account-uploads/account-upload.shapes.ts'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Facts } from '../../kit/data/facts.tsx'
import { Pill } from '../../kit/data/pill.tsx'
import { ProgressBar } from '../../kit/data/progress-bar.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { ConfirmCall } from '../../kit/overlays/confirm-call.tsx'
import { formatCount, formatMoment } from '../../platform/formats.ts'
import { useWork } from '../../platform/use-work.ts'
import { ColumnsCard } from './columns-card.tsx'
import { RowsCard } from './rows-card.tsx'
import { uploadStates } from './upload-words.ts'
import classes from './uploads.module.css'
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

interface PartProps {
  readonly upload: AccountUpload
  readonly onLeave: () => void
}

function StateCard({ upload, onLeave }: PartProps) {
  const { fileName, state, brokerName, createdByName, createdAt, undoUntil } = upload
  const { label, tone } = uploadStates[state]
  return (
    <Card
      title={fileName}
      action={<Pill tone={tone}>{label}</Pill>}
      footer={<Actions upload={upload} onLeave={onLeave} />}
    >
      <div className={classes.stack}>
        <Facts
          facts={[
            { label: 'Brokerage', value: brokerName },
            { label: 'Uploaded', value: `${formatMoment(createdAt)} by ${createdByName}` },
            ...countsOf(upload),
            ...(undoUntil === null ? [] : [{ label: 'Can be undone until', value: formatMoment(undoUntil) }]),
          ]}
        />
        {isWorking(upload) && <Progress upload={upload} />}
        {upload.isStalled && (
          <Notice kind="warning">This upload has stopped. Resume it. No account is created twice.</Notice>
        )}
        {state === 'DRAFT' && upload.counts.errors > 0 && (
          <Notice kind="warning">
            Rows with errors are skipped. Fix them in the file and upload it again, or create the other accounts now.
          </Notice>
        )}
        {state === 'UNDONE' && upload.counts.left > 0 && (
          <Notice kind="warning">Some accounts were not archived. The rows below say why.</Notice>
        )}
      </div>
    </Card>
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

function Progress({ upload: { state, counts } }: { readonly upload: AccountUpload }) {
  const { ready, created, failed, removed, left } = counts
  const [done, open, word] =
    state === 'CREATING' ? [created + failed, ready, 'processed'] : [removed + left, created, 'reviewed']
  return (
    <div>
      <p role="status">
        {formatCount(done)} of {formatCount(done + open)} accounts {word}
      </p>
      <ProgressBar label="Progress" percent={(100 * done) / Math.max(1, done + open)} />
    </div>
  )
}

function Actions({ upload, onLeave }: PartProps) {
  const { brokerCode, uploadId, state, counts, isStalled, undoUntil } = upload
  const calls = useUploadCalls(brokerCode)
  const work = useWork()
  const [asked, setAsked] = useState<'undo' | 'discard'>()
  const start = () => work.run(() => calls.start(uploadId), uploadMessages.startFailed)
  const resume = () =>
    state === 'CREATING' ? start() : work.run(() => calls.undo(uploadId), uploadMessages.undoFailed)
  return (
    <div className={classes.actions}>
      {work.refused !== undefined && <Notice kind="error">{work.refused}</Notice>}
      {state === 'DRAFT' && (
        <>
          <Button busy={work.busy} disabled={counts.ready === 0} onClick={() => void start()}>
            {counts.ready === 0 ? 'No row is ready' : `Create ${accountsOf(counts.ready)}`}
          </Button>
          <Button kind="secondary" onClick={() => setAsked('discard')}>
            Discard…
          </Button>
        </>
      )}
      {isStalled && (
        <Button busy={work.busy} onClick={() => void resume()}>
          Resume
        </Button>
      )}
      {undoUntil !== null && (
        <Button kind="danger" onClick={() => setAsked('undo')}>
          Undo upload…
        </Button>
      )}
      <Button kind="quiet" onClick={onLeave}>
        Upload another file
      </Button>
      {asked === 'undo' && (
        <ConfirmCall
          title={`Undo ${upload.fileName}?`}
          confirmLabel="Undo upload"
          failure={uploadMessages.undoFailed}
          run={() => calls.undo(uploadId)}
          onClose={() => setAsked(undefined)}
        >
          <p>
            Accounts of this upload that have not changed since are archived, and their invitations stop working.
            Accounts that have changed are kept and named.
          </p>
        </ConfirmCall>
      )}
      {asked === 'discard' && (
        <ConfirmCall
          title={`Discard ${upload.fileName}?`}
          confirmLabel="Discard"
          failure={uploadMessages.discardFailed}
          run={async () => {
            onLeave()
            await calls.discard(uploadId)
          }}
          onClose={() => setAsked(undefined)}
        >
          <p>The rows of this file are deleted. No account has been created from them.</p>
        </ConfirmCall>
      )}
    </div>
  )
}

const accountsOf = (count: number): string => (count === 1 ? '1 account' : `${formatCount(count)} accounts`)
