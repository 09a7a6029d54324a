import { recordedErrorMessages } from '@portico/contract/areas/operations/recorded-error.messages.ts'
import type { RecordedError } from '@portico/contract/areas/operations/recorded-error.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { useWork } from '../../../platform/use-work.ts'
import classes from './errors.module.css'
import { administratorsQuery, useErrorCalls } from './errors.queries.ts'

/** What an administrator can do about an error. */
export function ErrorActions({ error }: { readonly error: RecordedError }) {
  const calls = useErrorCalls(error)
  const work = useWork()
  const administrators = useQuery(administratorsQuery).data?.items ?? []
  const { assignee, resolvedAt } = error
  // The assignee stays in the list, even if no longer an administrator.
  const choices = [...administrators, ...(assignee === null ? [] : [assignee])]
  const names = new Map(choices.map(({ username, name }) => [username, name]))
  return (
    <>
      {work.refused !== undefined && <Notice kind="error">{work.refused}</Notice>}
      <div className={classes.actions}>
        <SelectField
          label="Assigned to"
          data={[{ value: '', label: 'Unassigned' }, ...[...names].map(([value, label]) => ({ value, label }))]}
          value={assignee?.username ?? ''}
          disabled={work.busy}
          onChange={({ currentTarget: { value } }) =>
            void work.run(() => calls.assign(value === '' ? null : value), recordedErrorMessages.saveFailed, 'username')
          }
        />
        <Button
          kind={resolvedAt === null ? 'primary' : 'secondary'}
          busy={work.busy}
          onClick={() => void work.run(calls.settle, recordedErrorMessages.saveFailed)}
        >
          {resolvedAt === null ? 'Resolve' : 'Reopen'}
        </Button>
      </div>
    </>
  )
}
