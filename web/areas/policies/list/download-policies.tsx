import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { saveTextFile } from '../../../platform/downloads/save-text-file.ts'
import { isoDay } from '../../../platform/formats.ts'
import { type Narrowing, wholeList } from '../policy-lists.queries.ts'
import { policyCsv } from './policy-csv.ts'

interface Props {
  readonly accountId: string
  readonly narrowing: Narrowing
}

/** Exports every matching policy, shown or not, as CSV; shows the count so far. */
export function DownloadPolicies({ accountId, narrowing }: Props) {
  const [many, setMany] = useState(0)
  const { mutate, isPending } = useMutation({
    mutationFn: () => wholeList(accountId, narrowing, { onPage: setMany }),
    onSuccess: (policies) =>
      saveTextFile(`${accountId} policies ${isoDay(new Date())}.csv`, policyCsv(policies), 'text/csv'),
    onError: () => toasts.show('error', policyMessages.listFailed),
    onSettled: () => setMany(0),
  })
  return (
    <Button kind="quiet" small icon={<IconDownload size={16} aria-hidden />} busy={isPending} onClick={() => mutate()}>
      {isPending ? `Downloading ${many} …` : 'Download CSV'}
    </Button>
  )
}
