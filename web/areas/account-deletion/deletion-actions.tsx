import { deletionMessages } from '@portico/contract/areas/account-deletion/deletion.messages.ts'
import {
  accountName,
  type Deletion,
  type DeletionCheck,
  DeletionName,
  deletionReason,
  DeletionReason,
} from '@portico/contract/areas/account-deletion/deletion.shapes.ts'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { buttonLook } from '../../kit/controls/button-look.ts'
import { Notice } from '../../kit/feedback/notice.tsx'
import { ConfirmCall } from '../../kit/overlays/confirm-call.tsx'
import { RecordDialog } from '../../kit/records/record-dialog.tsx'
import { apiAddress } from '../../platform/files/api-address.ts'
import { useWork } from '../../platform/use-work.ts'
import { useDeletionCalls } from './account-deletion.queries.ts'
import classes from './account-deletion.module.css'

/** An export cannot be started in these. */
const busyStates: ReadonlySet<string | undefined> = new Set(['EXPORTING', 'CONFIRMING', 'ERASED'])

type Asked = 'delete' | 'confirm' | 'cancel' | 'restore'

/** What can be done next about an account. */
export function DeletionActions({ check }: { readonly check: DeletionCheck }) {
  const { accountCode, deletion, mayConfirm } = check
  const calls = useDeletionCalls(accountCode)
  const work = useWork()
  const [asked, setAsked] = useState<Asked>()
  const state = deletion?.state
  const isFree = !check.isDeleted && !busyStates.has(state)
  return (
    <>
      {work.refused !== undefined && <Notice kind="error">{work.refused}</Notice>}
      {state === 'EXPORTING' && <p role="status">The export is being made. This page follows it.</p>}
      {state === 'CONFIRMING' && !mayConfirm && <p>Another administrator must confirm this deletion.</p>}
      <div className={classes.actions}>
        {isFree && (
          <Button
            kind="secondary"
            small
            busy={work.busy}
            onClick={() => void work.run(calls.startExport, deletionMessages.failed)}
          >
            {state === 'EXPORTED' ? 'Export again' : 'Start export'}
          </Button>
        )}
        {deletion !== null && <Downloads code={accountCode} {...deletion} />}
        <Steps check={check} onAsk={setAsked} />
      </div>
      {asked !== undefined && <AskedDialog asked={asked} check={check} onClose={() => setAsked(undefined)} />}
    </>
  )
}

/** The files of a deletion. */
function Downloads({
  code,
  hasExport,
  hasCertificate,
}: Pick<Deletion, 'hasExport' | 'hasCertificate'> & { code: string }) {
  const file = (kind: 'export' | 'certificate') =>
    apiAddress(`/api/administration/deletions/${encodeURIComponent(code)}/${kind}`)
  return (
    <>
      {hasExport && (
        <a href={file('export')} download {...buttonLook('secondary', true)}>
          Download export
        </a>
      )}
      {hasCertificate && (
        <a href={file('certificate')} download {...buttonLook('secondary', true)}>
          Download certificate
        </a>
      )}
    </>
  )
}

interface StepsProps {
  readonly check: DeletionCheck
  readonly onAsk: (asked: Asked) => void
}

/** The steps that are asked about first. */
function Steps({ check: { deletion, hold, mayConfirm }, onAsk }: StepsProps) {
  const state = deletion?.state
  return (
    <>
      {state === 'EXPORTED' && hold === null && (
        <Button kind="danger" small onClick={() => onAsk('delete')}>
          Delete account…
        </Button>
      )}
      {state === 'CONFIRMING' && mayConfirm && hold === null && (
        <Button kind="danger" small onClick={() => onAsk('confirm')}>
          Confirm deletion…
        </Button>
      )}
      {(state === 'EXPORTED' || state === 'CONFIRMING') && (
        <Button kind="secondary" small onClick={() => onAsk('cancel')}>
          Cancel deletion
        </Button>
      )}
      {state === 'DELETED' && (
        <Button small onClick={() => onAsk('restore')}>
          Restore account…
        </Button>
      )}
    </>
  )
}

interface DialogProps {
  readonly asked: Asked
  readonly check: DeletionCheck
  readonly onClose: () => void
}

function AskedDialog({ asked, check, onClose }: DialogProps) {
  const calls = useDeletionCalls(check.accountCode)
  const { failed } = deletionMessages
  if (asked === 'delete')
    return (
      <RecordDialog
        title={`Delete ${check.companyName}`}
        saveLabel={check.needsSecond ? 'Request deletion' : 'Delete account'}
        fields={{
          name: {
            ...accountName,
            help: check.needsSecond
              ? `Enter ${check.companyName}. A policy is in force, so another administrator must confirm.`
              : `Enter ${check.companyName}. You can restore the account for 30 days.`,
          },
        }}
        schema={DeletionName}
        failure={failed}
        onSave={(body) => calls.remove(body, check.needsSecond)}
        onClose={onClose}
      />
    )
  if (asked === 'restore')
    return (
      <RecordDialog
        title="Restore account"
        saveLabel="Restore account"
        fields={{ reason: deletionReason }}
        schema={DeletionReason}
        failure={failed}
        onSave={calls.restore}
        onClose={onClose}
      />
    )
  const isConfirming = asked === 'confirm'
  return (
    <ConfirmCall
      title={isConfirming ? 'Confirm this deletion?' : 'Cancel this deletion?'}
      confirmLabel={isConfirming ? 'Delete account' : 'Cancel deletion'}
      failure={failed}
      run={isConfirming ? calls.confirm : calls.cancel}
      onClose={onClose}
    >
      <p>
        {isConfirming
          ? `${check.companyName} will be unavailable to everyone. It can be restored for 30 days.`
          : 'The account is unchanged, and its export is removed tonight.'}
      </p>
    </ConfirmCall>
  )
}
