import { prospectMessages } from '@portico/contract/areas/prospects/prospect.messages.ts'
import type { Prospect } from '@portico/contract/areas/prospects/prospect.shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { toasts } from '../../kit/feedback/toasts.ts'
import { AppLink } from '../../platform/app-link.tsx'
import { call } from '../../platform/client.ts'
import { ConvertDialog } from '../details/details.public.ts'
import { listKey } from './prospects.queries.ts'

interface Props {
  readonly prospect: Prospect
  readonly onClose: () => void
}

/** Converts a prospect of the list. */
export function ConvertProspect({ prospect, onClose }: Props) {
  const { accountCode, companyName } = prospect
  const cache = useQueryClient()
  const run = async (separate: readonly string[]): Promise<void> => {
    await call('POST /api/administration/prospects/{accountId}/convert', {
      params: { accountId: accountCode },
      body: { separate: [...separate] },
    })
    toasts.show('success', prospectMessages.converted(companyName))
    await cache.invalidateQueries({ queryKey: [listKey] })
  }
  return (
    <Suspense>
      <ConvertDialog prospect={prospect} run={run} onClose={onClose}>
        <p>
          A client needs a primary contact, which you set under{' '}
          <AppLink href={`/${encodeURIComponent(accountCode)}/details`}>Account Details</AppLink>.
        </p>
      </ConvertDialog>
    </Suspense>
  )
}
