import { isScheduleType, nameOfType, type ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Loaded } from '../../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../../kit/feedback/states.tsx'
import { Page } from '../../../../kit/layout/page.tsx'
import { AppLink } from '../../../../platform/app-link.tsx'
import { formatMoment } from '../../../../platform/formats.ts'
import { columnsQuery } from '../columns.queries.ts'
import { ColumnsEditor } from './columns-editor.tsx'

/** The columns of one schedule at a brokerage, for its admins. */
export default function ScheduleColumnsScreen({ brokerCode }: { readonly brokerCode: string }) {
  const { type = '' }: { type?: string } = useParams({ strict: false })
  const all = `/brokerage-administration/${encodeURIComponent(brokerCode)}/configuration/schedule-columns`
  const back = <AppLink href={all}>All schedules</AppLink>
  if (!isScheduleType(type))
    return (
      <Page title="Columns" eyebrow={back}>
        <EmptyState title="Schedule not found">Choose one from the list.</EmptyState>
      </Page>
    )
  return <Columns key={type} brokerCode={brokerCode} type={type} back={back} />
}

interface Props {
  readonly brokerCode: string
  readonly type: ScheduleType
  readonly back: ReactNode
}

function Columns({ brokerCode, type, back }: Props) {
  const query = useQuery(columnsQuery(brokerCode, type))
  const { changedAt, changedByName } = query.data ?? {}
  const changed =
    changedAt === undefined || changedAt === null
      ? 'The standard columns. Changes apply to all of your accounts.'
      : `Last changed ${formatMoment(changedAt)}${changedByName === null ? '' : ` by ${changedByName}`}.`
  return (
    <Page title={`Columns for ${nameOfType(type)}`} eyebrow={back} lead={query.data && changed}>
      <Loaded query={query} failed="The columns could not be loaded" lines={10}>
        {(columns) => <ColumnsEditor brokerCode={brokerCode} columns={columns} />}
      </Loaded>
    </Page>
  )
}
