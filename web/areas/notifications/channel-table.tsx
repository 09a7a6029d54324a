import {
  type Channels,
  kindCodes,
  type MailChoice,
  mailChoices,
  notificationGroups,
  notificationKinds,
  type NotificationKind,
} from '@portico/contract/areas/notifications/notification-kinds.ts'
import { type Column, DataTable } from '../../kit/data/data-table.tsx'
import { Pill } from '../../kit/data/pill.tsx'
import { CheckField } from '../../kit/forms/check-field.tsx'
import { SelectField } from '../../kit/forms/select-field.tsx'
import classes from './notifications-screen.module.css'

const mailLabels: Readonly<Record<MailChoice, string>> = {
  AT_ONCE: 'Immediately',
  DAILY: 'Daily digest',
  WEEKLY: 'Weekly digest',
  NEVER: 'No email',
}
const mailOptions = mailChoices.map((value) => ({ value, label: mailLabels[value] }))

type Kinds = Readonly<Record<NotificationKind, Channels>>

interface Props {
  readonly kinds: Kinds
  readonly hasPhone: boolean
  readonly errors: Partial<Record<NotificationKind, string>>
  readonly onChange: (kinds: Record<NotificationKind, Channels>) => void
}

/** Events by notification channel, a table for each group of them. */
export function ChannelTable(props: Props) {
  const columns = channelColumns(props)
  return Object.entries(notificationGroups).map(([group, title]) => (
    <section key={group} className={classes.group}>
      <h3>{title}</h3>
      <DataTable
        label={`Notification preferences: ${title}`}
        columns={columns}
        rows={kindCodes.filter((kind) => notificationKinds[kind].group === group)}
        rowKey={(kind) => kind}
      />
    </section>
  ))
}

function channelColumns({ kinds, hasPhone, errors, onChange }: Props): readonly Column<NotificationKind>[] {
  const set = (kind: NotificationKind, change: Partial<Channels>): void =>
    onChange({ ...kinds, [kind]: { ...kinds[kind], ...change } })
  return [
    {
      key: 'kind',
      header: 'Event',
      cell: (kind) => <KindCell kind={kind} error={errors[kind]} />,
    },
    {
      key: 'inApp',
      header: 'In the portal',
      cell: (kind) => (
        <CheckField
          aria-label={`In the portal: ${notificationKinds[kind].name}`}
          checked={kinds[kind].inApp}
          onChange={(event) => set(kind, { inApp: event.currentTarget.checked })}
        />
      ),
    },
    {
      key: 'mail',
      header: 'Email',
      cell: (kind) => (
        <SelectField
          aria-label={`Email: ${notificationKinds[kind].name}`}
          data={mailOptions}
          value={kinds[kind].mail}
          onChange={(event) => set(kind, { mail: event.currentTarget.value as MailChoice })}
        />
      ),
    },
    {
      key: 'sms',
      header: 'Text message',
      cell: (kind) => (
        <CheckField
          aria-label={`Text message: ${notificationKinds[kind].name}`}
          checked={kinds[kind].sms}
          disabled={!hasPhone && !kinds[kind].sms}
          onChange={(event) => set(kind, { sms: event.currentTarget.checked })}
        />
      ),
    },
  ]
}

function KindCell({ kind, error }: { readonly kind: NotificationKind; readonly error: string | undefined }) {
  const { name, isLegal } = notificationKinds[kind]
  return (
    <>
      <span className={classes.kind}>
        {name}
        {isLegal && <Pill tone="warning">Legal notice</Pill>}
      </span>
      {error !== undefined && (
        <span role="alert" className={classes.error}>
          {error}
        </span>
      )}
    </>
  )
}
