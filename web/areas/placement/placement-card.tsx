import { placementKindNames } from '@portico/contract/areas/placement/placement-kinds.ts'
import type { PlacementCheck, PlacementEntry } from '@portico/contract/areas/placement/placement.shapes.ts'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { MoreButton } from '../../kit/data/more-button.tsx'
import { moreOf } from '../../kit/data/more.ts'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { call } from '../../platform/client.ts'
import { formatMoment } from '../../platform/formats.ts'
import classes from './placement-card.module.css'
import { apiAddress } from '../../platform/files/api-address.ts'

const recordKey = 'GET /api/accounts/{accountId}/renewals/{cycleId}/placement'
const checkKey = 'GET /api/accounts/{accountId}/renewals/{cycleId}/placement/check'

interface Props {
  readonly accountId: string
  readonly cycleId: string
}

/** The record of a placement: its entries, its verification, and a download. */
export function PlacementCard({ accountId, cycleId }: Props) {
  const params = { accountId, cycleId }
  const record = useInfiniteQuery({
    queryKey: [recordKey, { params }],
    queryFn: ({ pageParam, signal }) =>
      call(recordKey, { params, query: { limit: 10, ...(pageParam !== null && { before: pageParam }) } }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  })
  const base = apiAddress(
    `/api/accounts/${encodeURIComponent(accountId)}/renewals/${encodeURIComponent(cycleId)}/placement`,
  )
  return (
    <Card
      title="Placement record"
      action={
        <a className={classes.download} href={`${base}/export`} download>
          <IconDownload size={16} aria-hidden />
          Download record
        </a>
      }
    >
      <p className={classes.lead}>A tamper-evident record of requests, quotes, and decisions, in order.</p>
      <Check {...params} />
      <Loaded query={record} failed="The record could not be loaded.">
        {({ pages }) => <Entries entries={pages.flatMap(({ entries }) => entries)} />}
      </Loaded>
      <MoreButton more={moreOf(record)}>Show earlier entries</MoreButton>
    </Card>
  )
}

/** Internal entries are shown to the insured without content: they are counted, so that the numbers have no gaps. */
function Entries({ entries }: { readonly entries: readonly PlacementEntry[] }) {
  const leftOut = entries.filter(({ content }) => content === null).length
  if (entries.length === 0) return <p>No entries yet.</p>
  return (
    <>
      <ol className={classes.entries}>
        {entries.map(
          ({ number, at, content, isInternal }) =>
            content !== null && (
              <li key={number} className={classes.entry} data-internal={isInternal}>
                <span className={classes.number}>{number}</span>
                <div>
                  <p>
                    <strong>{placementKindNames[content.kind]}</strong> · {content.what}
                  </p>
                  <p className={classes.when}>
                    <time dateTime={at}>{formatMoment(at)}</time>
                    {content.by && `, ${content.by.name}`}
                  </p>
                </div>
              </li>
            ),
        )}
      </ol>
      {leftOut > 0 && (
        <p className={classes.lead}>
          {leftOut === 1 ? '1 more entry is' : `${leftOut} more entries are`} internal to your brokerage. Verification
          includes them.
        </p>
      )}
    </>
  )
}

function Check({ accountId, cycleId }: Props) {
  const [busy, setBusy] = useState(false)
  const [found, setFound] = useState<PlacementCheck | 'failed'>()

  const check = async (): Promise<void> => {
    setBusy(true)
    try {
      setFound(await call(checkKey, { params: { accountId, cycleId } }))
    } catch {
      setFound('failed')
    }
    setBusy(false)
  }

  return (
    <div className={classes.check}>
      <Button
        kind="secondary"
        small
        busy={busy}
        icon={<IconShieldCheck size={16} aria-hidden />}
        onClick={() => void check()}
      >
        Verify the record
      </Button>
      <div role="status">{found !== undefined && <Found found={found} />}</div>
    </div>
  )
}

function Found({ found }: { readonly found: PlacementCheck | 'failed' }) {
  if (found === 'failed') return <Notice kind="error">The record could not be verified. Please try again.</Notice>
  const { isWhole, entries, brokenAt, head } = found
  if (!isWhole) return <Notice kind="error">Entry {brokenAt} has been altered.</Notice>
  return (
    <Notice kind="success">
      Record verified: {entries} {entries === 1 ? 'entry' : 'entries'}, none altered.
      {head !== '' && <span className={classes.head}> Latest hash: {head.slice(0, 16)}…</span>}
    </Notice>
  )
}
