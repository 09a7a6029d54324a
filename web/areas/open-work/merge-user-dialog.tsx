import { zodResolver } from '@hookform/resolvers/zod'
import { openWorkMessages } from '@portico/contract/areas/open-work/open-work.messages.ts'
import {
  keptLogin,
  personalKindLabels,
  userMergeObstacles,
  type UserMergePlan,
} from '@portico/contract/areas/open-work/user-merge.shapes.ts'
import {
  type PlatformUser,
  userReason,
  UserReason,
} from '@portico/contract/areas/platform-users/platform-user.shapes.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Facts } from '../../kit/data/facts.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { FormDialog } from '../../kit/forms/form-dialog.tsx'
import { formSchema, type Typed } from '../../kit/records/form-fields.ts'
import { Dialog } from '../../kit/overlays/dialog.tsx'
import { RecordDialog } from '../../kit/records/record-dialog.tsx'
import { RecordFields } from '../../kit/records/record-fields.tsx'
import { counted } from '../../platform/formats.ts'
import classes from './open-work.module.css'
import { useUserMerge } from './open-work.queries.ts'

interface Props {
  readonly user: PlatformUser
  readonly onClose: () => void
}

const fields = { into: keptLogin }
const schema = formSchema(fields, z.object({ into: keptLogin.schema }))

/** Merges a login into another one of the same person: names the other, shows what moves, and asks again. */
export function MergeUserDialog({ user, onClose }: Props) {
  const merge = useUserMerge(user.username)
  const [plan, setPlan] = useState<UserMergePlan>()
  if (plan !== undefined) return <Planned plan={plan} onClose={onClose} />
  return <Asked onPreview={async (into) => setPlan(await merge.preview(into))} name={user.name} onClose={onClose} />
}

interface AskedProps {
  readonly name: string
  readonly onPreview: (into: string) => Promise<void>
  readonly onClose: () => void
}

function Asked({ name, onPreview, onClose }: AskedProps) {
  const form = useForm<Typed, unknown, { into: string }>({ resolver: zodResolver(schema), defaultValues: { into: '' } })
  return (
    <FormDialog
      title={`Merge ${name}`}
      form={form}
      saveLabel="Preview"
      failure={openWorkMessages.planFailed}
      onSave={({ into }) => onPreview(into)}
      onClose={onClose}
    >
      <p>
        Use this for two logins of one person. The login on this page is closed. Its roles and open work move to the
        other one.
      </p>
      <RecordFields fields={fields} form={form} />
    </FormDialog>
  )
}

function Planned({ plan, onClose }: { readonly plan: UserMergePlan; readonly onClose: () => void }) {
  const { from, into, basis, obstacles } = plan
  const merge = useUserMerge(from.username)
  const navigate = useNavigate()
  const what = <WhatMoves plan={plan} />
  if (obstacles.length > 0)
    return (
      <Dialog title={`Merge ${from.username} into ${into.username}?`} onClose={onClose}>
        {obstacles.map((kind) => (
          <Notice key={kind} kind="error">
            {userMergeObstacles[kind]}
          </Notice>
        ))}
      </Dialog>
    )
  return (
    <RecordDialog
      title={`Merge ${from.username} into ${into.username}?`}
      saveLabel="Merge users"
      fields={{ reason: { ...userReason, before: () => what } }}
      schema={UserReason}
      failure={openWorkMessages.mergeFailed}
      onSave={async ({ reason }) => {
        const stored = await merge.run({ reason, basis, into: into.username })
        await navigate({ to: `/admin/users/${encodeURIComponent(stored.username)}` })
      }}
      onClose={onClose}
    />
  )
}

function WhatMoves({ plan: { from, into, moves, openSessions } }: { readonly plan: UserMergePlan }) {
  return (
    <div className={classes.plan}>
      <p>
        {`${from.name} (${from.email}) can no longer log in. `}
        {openSessions > 0 && `${counted(openSessions, 'open session')} will be ended. `}
        {`${into.name} (${into.email}) gets:`}
      </p>
      {moves.length === 0 ? (
        <p>Nothing. This login has no roles and no open work.</p>
      ) : (
        <Facts facts={moves.map(({ kind, count }) => ({ label: personalKindLabels[kind], value: String(count) }))} />
      )}
      <p>
        Where both logins have a role on an account, the rights are combined. Audit entries keep the name of the login
        that made them. You cannot undo this.
      </p>
    </div>
  )
}
