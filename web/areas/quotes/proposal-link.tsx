import { DownloadLink } from '../../platform/files/download-link.tsx'

interface Props {
  readonly accountId: string
  readonly cycleId: string
}

/** The options that the client sees, as a PDF. */
export function ProposalLink({ accountId, cycleId }: Props) {
  const renewal = `/api/accounts/${encodeURIComponent(accountId)}/renewals/${encodeURIComponent(cycleId)}`
  return <DownloadLink path={`${renewal}/proposal`}>Download proposal</DownloadLink>
}
