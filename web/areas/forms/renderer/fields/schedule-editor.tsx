import { nameOfType, type ScheduleType, scheduleTypes } from '@portico/contract/areas/schedules/schedule-types.ts'
import { useQuery } from '@tanstack/react-query'
import { CheckField } from '../../../../kit/forms/check-field.tsx'
import { FieldGroup } from '../../../../kit/forms/field-group.tsx'
import { AppLink } from '../../../../platform/app-link.tsx'
import { formatCount } from '../../../../platform/formats.ts'
import { call } from '../../../../platform/client.ts'
import { useForm } from '../form-context.ts'
import type { EditorProps } from './editor.ts'
import classes from './editors.module.css'

/** A schedule of the account within the form: its row count, and the confirmation that it is complete. */
export function ScheduleEditor({ question, field: { value }, error, onSet }: EditorProps) {
  return (
    <FieldGroup label={question.label} description={question.help || undefined} error={error}>
      <div className={classes.schedule}>
        <ScheduleLink type={question.scheduleType} />
        <CheckField
          label="It is complete and up to date"
          checked={value === 'Y'}
          onChange={(event) => onSet(event.currentTarget.checked ? 'Y' : null)}
        />
      </div>
    </FieldGroup>
  )
}

/** Leads to a schedule, with the number of its rows. */
export function ScheduleLink({ type: named }: { readonly type: string | null }) {
  const { accountId } = useForm()
  const type = isType(named) ? named : undefined
  const rows = useRows(accountId, type)
  if (type === undefined) return <span>No schedule</span>
  const { slug } = scheduleTypes[type]
  const count = rows === undefined ? '' : rows === 1 ? ', 1 row' : `, ${formatCount(rows)} rows`
  const words = `${nameOfType(type)} schedule${count}`
  if (accountId === null || slug === null) return <span>{words}</span>
  const path = type === 'NAMED_INSUREDS' ? 'profile/named-insureds' : `schedules/${slug}`
  return <AppLink href={`/${encodeURIComponent(accountId)}/${path}`}>{words}</AppLink>
}

const isType = (named: string | null): named is ScheduleType => named !== null && Object.hasOwn(scheduleTypes, named)

const summaryKey = 'GET /api/accounts/{id}/schedules/summary'

/** The rows of all tabs of a schedule; undefined until counted, and for people who may not see them. */
function useRows(accountId: string | null, type: ScheduleType | undefined): number | undefined {
  const request = { params: { id: accountId ?? '' } }
  const { data } = useQuery({
    // A separate key: here an error is no reason to leave the page.
    queryKey: [summaryKey, request, 'counted'],
    queryFn: ({ signal }) => call(summaryKey, request, { signal }).catch(() => null),
    enabled: accountId !== null && type !== undefined,
  })
  return data?.filter(({ scheduleType }) => scheduleType === type).reduce((sum, { rows }) => sum + rows, 0)
}
