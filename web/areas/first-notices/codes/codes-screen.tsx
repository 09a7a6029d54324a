import { firstNoticeMessages } from '@portico/contract/areas/first-notices/first-notice.messages.ts'
import type { NoticeCode, NoticeCodePage } from '@portico/contract/areas/first-notices/first-notice.shapes.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { buttonLook } from '../../../kit/controls/button-look.ts'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { RecordList } from '../../../kit/lists/record-list.tsx'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { useWork } from '../../../platform/use-work.ts'
import classes from '../first-notices.module.css'
import { useNoticeCodeCalls, useNoticeCodes } from '../first-notices.queries.ts'
import { actionsColumn, codeColumns } from './code-columns.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { ShowDialog } from './show-dialog.tsx'

interface Props {
  readonly accountId: string
}

/** The codes by which people report claims without a login: made, printed, counted, and revoked. */
export default function CodesScreen({ accountId }: Props) {
  const codes = useNoticeCodes(accountId)
  const [adding, setAdding] = useState(false)
  return (
    <Page
      title="Claim QR Codes"
      lead="Drivers and employees scan a code and report by phone, without a login. Each report becomes a draft claim for you to confirm."
      action={
        <div className={classes.actions}>
          <AppLink href={`/${encodeURIComponent(accountId)}/claims-portal`} {...buttonLook('secondary')}>
            Claims
          </AppLink>
          {codes.data !== undefined && <Button onClick={() => setAdding(true)}>Create code</Button>}
        </div>
      }
    >
      <Loaded query={codes} failed={firstNoticeMessages.loadFailed} lines={8}>
        {(data) => (
          <div className={classes.stack}>
            <IdCardsSetting accountId={accountId} isOn={data.onIdCards} />
            <Codes accountId={accountId} data={data} />
            {adding && <CodeDialog accountId={accountId} page={data} onClose={() => setAdding(false)} />}
          </div>
        )}
      </Loaded>
    </Page>
  )
}

function IdCardsSetting({ accountId, isOn }: Props & { readonly isOn: boolean }) {
  const { print } = useNoticeCodeCalls(accountId)
  const work = useWork()
  return (
    <Card title="ID cards">
      {work.refused !== undefined && <Notice kind="error">{work.refused}</Notice>}
      <CheckField
        label="Print the vehicle’s code on ID cards"
        description="Each vehicle gets a code of its own when its card is created. The code works until 30 days after the policy expires."
        checked={isOn}
        disabled={work.busy}
        onChange={(event) => {
          const next = event.currentTarget.checked
          void work.run(() => print(next), firstNoticeMessages.saveFailed)
        }}
      />
    </Card>
  )
}

function Codes({ accountId, data }: Props & { readonly data: NoticeCodePage }) {
  const { revoke } = useNoticeCodeCalls(accountId)
  const [shown, setShown] = useState<NoticeCode>()
  const [revoking, setRevoking] = useState<NoticeCode>()
  return (
    <>
      <RecordList
        label="Codes"
        name="codes"
        noun={{ one: 'code', many: 'codes' }}
        columns={codeColumns}
        isFramed
        rows={data.codes}
        rowKey={({ id }) => id}
        actions={actionsColumn({ onShow: setShown, onRevoke: setRevoking })}
        fileName={`${accountId} claim QR codes.csv`}
        empty={<EmptyState title="No codes yet">Create a code for a glove box, a vehicle, or a wall.</EmptyState>}
      />
      {shown !== undefined && <ShowDialog accountId={accountId} code={shown} onClose={() => setShown(undefined)} />}
      {revoking !== undefined && (
        <ConfirmCall {...revokeTexts(revoking)} run={() => revoke(revoking)} onClose={() => setRevoking(undefined)}>
          <p>Cards and posters with this code stop working.</p>
        </ConfirmCall>
      )}
    </>
  )
}

const revokeTexts = ({ label }: NoticeCode) => ({
  title: `Revoke the code of ${label}?`,
  confirmLabel: 'Revoke',
  failure: firstNoticeMessages.saveFailed,
})
