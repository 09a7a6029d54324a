import type { Duplicate } from '@portico/contract/areas/details/merging.shapes.ts'
import { detailsMessages } from '@portico/contract/areas/details/details.messages.ts'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
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
  if (query.data === undefined || query.isFetching)
    return (
      <Dialog title={`Convert ${companyName} to a client`} onClose={onClose}>
        <Loaded query={query} failed={detailsMessages.duplicatesFailed} lines={4}>
          {() => null}
        </Loaded>
      </Dialog>
    )
  const alike = query.data.filter(({ signs }) => signs.some((sign) => sign !== 'PERSON'))
  return <ConfirmConvert {...confirm} companyName={companyName} alike={alike} onMerge={setInto} onClose={onClose} />
}
