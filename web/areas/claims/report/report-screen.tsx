import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import { type ClaimTypeCode, isClaimType } from '@portico/contract/areas/claims/claim-types.ts'
import type { ClaimOptions } from '@portico/contract/areas/claims/claim.shapes.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { RadioList } from '../../../kit/forms/radio-list.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { useWork } from '../../../platform/use-work.ts'
import classes from '../claims.module.css'
import { useClaim, useClaimCalls, useClaimOptions } from '../claims.queries.ts'
import { ReportSteps } from './report-steps.tsx'
import { typeOptions } from './type-options.ts'

/** The report of a claim: its type first, then one question at a time. The draft is in the address. */
export default function ReportScreen({ accountId }: { readonly accountId: string }) {
  const { draft, type }: { readonly draft?: unknown; readonly type?: unknown } = useSearch({ strict: false })
  const draftId = typeof draft === 'string' ? draft : ''
  const options = useClaimOptions(accountId)
  // A draft that is being discarded is not read again.
  const [isKept, setKept] = useState(true)
  const claim = useClaim(accountId, draftId, isKept)
  return (
    <Page title="Report a Claim" lead={claimMessages.notCoverage} narrow>
      <Loaded query={options} failed={claimMessages.loadFailed}>
        {(data) =>
          draftId === '' ? (
            <FirstQuestion accountId={accountId} options={data} suggested={isClaimType(type) ? type : undefined} />
          ) : (
            <Loaded query={claim} failed={claimMessages.loadFailed}>
              {(found) => (
                <ReportSteps
                  key={found.id}
                  accountId={accountId}
                  options={data}
                  claim={found}
                  onDiscard={() => setKept(false)}
                />
              )}
            </Loaded>
          )
        }
      </Loaded>
    </Page>
  )
}

interface FirstProps {
  readonly accountId: string
  readonly options: ClaimOptions
  readonly suggested: ClaimTypeCode | undefined
}

/** The first question; its answer starts the draft. */
function FirstQuestion({ accountId, options, suggested }: FirstProps) {
  const navigate = useNavigate()
  const { start, keep } = useClaimCalls(accountId)
  const work = useWork()
  const [type, setType] = useState<ClaimTypeCode>(suggested ?? options.types[0] ?? 'UNKNOWN')
  const begin = async (): Promise<void> => {
    const claim = await start(type)
    keep(claim)
    await navigate({ to: '.', search: { draft: claim.id, ...(type === 'UNKNOWN' && { at: 'type' }) }, replace: true })
  }
  return (
    <form
      className={classes.question}
      onSubmit={(event) => {
        event.preventDefault()
        void work.run(begin, claimMessages.saveFailed)
      }}
    >
      <h2>What kind of claim is it?</h2>
      {work.refused !== undefined && <Notice kind="error">{work.refused}</Notice>}
      <RadioList
        label="What kind of claim is it?"
        options={typeOptions(suggested === undefined ? options.types : [...new Set([...options.types, suggested])])}
        value={type}
        onChange={setType}
      />
      <div className={classes.actions}>
        <Button type="submit" busy={work.busy}>
          Next
        </Button>
      </div>
    </form>
  )
}
