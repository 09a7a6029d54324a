import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { toasts } from '../../kit/feedback/toasts.ts'
import { csvFileOf } from '@portico/contract/kit/csv.ts'
import { saveTextFile } from '../../platform/downloads/save-text-file.ts'
import { changesOf, actionLabelOf, nameOf } from './activity-labels.ts'
import type { ActivityFilter, WholeActivity } from './activity.queries.ts'

interface Props {
  /** Of the account whose activity it is. */
  readonly accountId: string
  readonly read: WholeActivity
  readonly filter: ActivityFilter
}

/** Exports everything that matches the filter as CSV. */
export function ExportButton({ accountId, read, filter }: Props) {
  const [many, setMany] = useState(0)
  const { mutate, isPending } = useMutation({
    mutationFn: () => read(filter, setMany),
    onSuccess: (entries) => {
      const rows = entries.map((entry) => [
        entry.at,
        entry.actor?.name ?? '',
        entry.actor?.username ?? '',
        entry.impersonatedBy ?? '',
        entry.ip,
        actionLabelOf(entry),
        nameOf(entry) || entry.subject.id,
        changesOf(entry)
          .map(({ field, before, after }) => `${field}: ${before} → ${after}`)
          .join('; '),
      ])
      saveTextFile(`${accountId} activity.csv`, csvFileOf(headings, rows), 'text/csv')
    },
    onError: () => toasts.show('error', 'The activity could not be exported.'),
    onSettled: () => setMany(0),
  })
  return (
    <Button kind="secondary" icon={<IconDownload size={18} />} busy={isPending} onClick={() => mutate()}>
      {isPending ? `Exporting ${many} …` : 'Export'}
    </Button>
  )
}

const headings = ['Time (UTC)', 'Person', 'Username', 'Viewed by', 'Address', 'What', 'Of what', 'Changes']
