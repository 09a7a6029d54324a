import '../../../kit/forms/without-eval.ts'
import type { ProfilePageName } from '@portico/contract/areas/applications/profile-pages.calls.ts'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { useMemo } from 'react'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { Menu } from '../../../kit/overlays/menu.tsx'
import { call } from '../../../platform/client.ts'
import { type FormHost, FormView } from '../../forms/forms.public.ts'
import { useSignedInUser } from '../../session/session.public.ts'
import { profilePageKey } from '../applications.queries.ts'
import classes from '../form/application.module.css'
import { useAnswers } from '../form/use-application.ts'
import { ImDoneButton } from '../people/im-done-button.tsx'
import { AnswersSaveLine } from '../save/answers-save-line.tsx'
import { useQueuedForm } from '../save/use-queued-form.ts'
import { AssignedTo } from '../team/assigned-to.tsx'
import { useTeam } from '../team/use-team.tsx'
import { profilePages } from './profile-labels.ts'

interface Props {
  readonly accountId: string
  readonly page: ProfilePageName
  readonly pageKey: string | undefined
  readonly onPage: (key: string) => void
}

/** A page of the profile, read with the queue of its answers. */
function useProfilePage(accountId: string, page: ProfilePageName) {
  const { userId } = useSignedInUser()
  const request = { params: { accountId, page } }
  return useQueuedForm({
    keptAt: { area: 'applications', userId, accountId, page },
    send: (edits, idempotencyKey) =>
      call(
        'PUT /api/accounts/{accountId}/profile-pages/{page}/answers',
        { ...request, body: { edits } },
        { idempotencyKey },
      ),
    queryKey: [profilePageKey, request],
    read: (signal) => call(profilePageKey, request, { signal }),
  })
}

type Opened = ReturnType<typeof useProfilePage>

/** A page of the profile: a form that is always open. */
export default function ProfileForm({ accountId, page, pageKey, onPage }: Props) {
  const { query, queue, recent } = useProfilePage(accountId, page)
  const { data } = query
  if (data !== undefined)
    return (
      <OpenProfileForm
        key={data.layoutVersion}
        accountId={accountId}
        form={data}
        queue={queue}
        recent={recent}
        pageKey={pageKey}
        onPage={onPage}
      />
    )
  return (
    <Page title={profilePages[page].title}>
      <Loaded query={query} failed="This page could not be loaded." lines={10}>
        {() => null}
      </Loaded>
    </Page>
  )
}

interface OpenProps extends Omit<Props, 'page'>, Pick<Opened, 'queue' | 'recent'> {
  readonly form: NonNullable<Opened['query']['data']>
}

function OpenProfileForm({ accountId, form, queue, recent, pageKey, onPage }: OpenProps) {
  const { title, page, assignees, mayEdit } = form
  const place = { accountId, page }
  const filled = useMemo(() => ({ ...form, lastYear: null }), [form])
  const { store, saving } = useAnswers({ form: filled, queue, recent })
  const team = useTeam({ place, form, store, queue, mayComment: mayEdit, onlyIn: null })
  const host = useMemo<FormHost>(() => ({ ...team.host, sharesAll: true, lastYear: null }), [team.host])
  const items = [
    { label: 'Comments', onSelect: team.onComments },
    ...(mayEdit ? [{ label: 'Assign the page', onSelect: team.onAssign }] : []),
  ]
  return (
    <Page
      title={title}
      lead={
        <div className={classes.lead}>
          <AssignedTo assignees={assignees} />
          {(mayEdit || saving.kind !== 'saved') && (
            <AnswersSaveLine state={saving} queue={queue} readBy={profilePageKey} />
          )}
        </div>
      }
      action={
        <div className={classes.actions}>
          {mayEdit && <ImDoneButton place={place} assignees={assignees} />}
          <Menu label="More for this page" icon={<IconDots size={20} />} items={items} />
        </div>
      }
    >
      {!mayEdit && <Notice kind="info">You have read-only access to this page.</Notice>}
      <FormView host={host} title={`Profile: ${title}`} pageKey={pageKey} onPage={onPage} goal={team.goal} />
      {team.dialogs}
    </Page>
  )
}
