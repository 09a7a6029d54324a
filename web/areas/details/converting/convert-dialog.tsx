import type { Duplicate } from '@portico/contract/areas/details/merging.shapes.ts'
import { detailsMessages } from '@portico/contract/areas/details/details.messages.ts'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { LoadedDialog } from '../../../kit/overlays/loaded-dialog.tsx'
import MergeDialog from '../merging/merge-dialog.tsx'
import { duplicatesQuery } from '../merging/merging.queries.ts'
import { ConfirmConvert } from './confirm-convert.tsx'

interface Props extends Pick<ComponentProps<typeof ConfirmConvert>, 'run' | 'children' | 'onClose'> {
  readonly prospect: { readonly accountCode: string; readonly brokerCode: string; readonly companyName: string }
}

/** Converts a prospect, or merges it into a similar account of the same brokerage. */
export default function ConvertDialog({ prospect, onClose, ...confirm }: Props) {
  const { accountCode, brokerCode, companyName } = prospect
  const query = useQuery({ ...duplicatesQuery({ brokerCode, accountId: accountCode }), refetchOnMount: 'always' })
  const [into, setInto] = useState<Duplicate>()
  if (into !== undefined)
    return (
      <MergeDialog
        accountId={into.accountCode}
        details={{ brokerCode, companyName: into.companyName }}
        startWith={accountCode}
        onClose={onClose}
      />
    )
  return (
    <LoadedDialog
      title={`Convert ${companyName} to a client`}
      query={query}
      failed={detailsMessages.duplicatesFailed}
      fresh
      onClose={onClose}
    >
      {(duplicates) => (
        <ConfirmConvert
          {...confirm}
          companyName={companyName}
          alike={duplicates.filter(({ signs }) => signs.some((sign) => sign !== 'PERSON'))}
          onMerge={setInto}
          onClose={onClose}
        />
      )}
    </LoadedDialog>
  )
}
