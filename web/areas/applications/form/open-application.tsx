import type { ApplicationEntry } from '@portico/contract/areas/applications/application.shapes.ts'
import { useMemo } from 'react'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { type FormHost, FormView } from '../../forms/forms.public.ts'
import { ApplicationActions } from './application-actions.tsx'
import { ApplicationLead } from './application-lead.tsx'
import { sheetsAddress } from '../download-pdf.ts'
import { useTeam } from '../team/use-team.tsx'
import { type Opened, useAnswers } from './use-application.ts'

interface Props {
  readonly accountId: string
  readonly opened: Opened
  readonly pageKey: string | undefined
  readonly onPage: (key: string) => void
}

/** An application that has been read. */
export function OpenApplication({ accountId, opened, pageKey, onPage }: Props) {
  const { form, queue } = opened
  const { entry, mayEdit, mayComment, lastYear } = form
  const { store, saving, letters } = useAnswers(opened)
  const { assignees } = entry
  const team = useTeam({
    place: { accountId, appId: entry.id },
    form: { layout: form.layout, assignees, mayEdit },
    store,
    queue,
    mayComment,
    onlyIn: entry.application.name,
  })
  const year = lastYear?.year ?? null
  const isPdf = entry.globalApp.type === 'PDF'
  const host = useMemo<FormHost>(
    () => ({ ...team.host, lastYear: year, ...(isPdf && { sheets: sheetsAddress(accountId, entry.id) }) }),
    [team.host, accountId, entry.id, isPdf, year],
  )
  return (
    <Page
      title={entry.application.name}
      lead={<ApplicationLead entry={entry} saving={saving} queue={queue} mayEdit={mayEdit} />}
      action={
        <ApplicationActions
          accountId={accountId}
          form={form}
          store={store}
          queue={queue}
          onGo={team.goTo}
          onAssign={team.onAssign}
          onComments={team.onComments}
        />
      }
    >
      {!mayEdit && <Notice kind="info">{readOnlyText(entry)}</Notice>}
      <div role="status">{letters !== undefined && <Notice kind="warning">{letters}</Notice>}</div>
      <FormView
        host={host}
        title={`${entry.application.name} ${entry.application.labelMap.YEAR}`}
        pageKey={pageKey}
        onPage={onPage}
        goal={team.goal}
      />
      {team.dialogs}
    </Page>
  )
}

/** Why an application is only read here. */
function readOnlyText({ status, globalApp }: ApplicationEntry): string {
  if (status === 'DONE') return 'This application is done. Its answers are final.'
  return globalApp.type === 'PDF'
    ? 'You can view and download this application, but not edit it.'
    : 'You have read-only access to this application.'
}
