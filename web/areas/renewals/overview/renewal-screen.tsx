import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { renewalFailed, renewalQuery } from '../renewals.queries.ts'
import { useCycle } from '../use-cycle.ts'
import { useFlowName } from '../use-flow-name.ts'
import { NoRenewal } from './no-renewal.tsx'
import { RenewalView } from './renewal-view.tsx'

/** The renewal of an account, from kickoff to bound; which of several the address says. */
export default function RenewalScreen({ accountId }: { readonly accountId: string }) {
  const name = useFlowName(accountId)
  const { cycles, chosenOf, onCycle } = useCycle(accountId)
  const chosen = chosenOf(cycles.data ?? [])
  const renewal = useQuery({ ...renewalQuery(accountId, chosen?.id ?? ''), enabled: chosen !== undefined })
  if (cycles.data === undefined || (chosen !== undefined && renewal.data === undefined))
    return (
      <Page title={name}>
        <Loaded query={cycles.data === undefined ? cycles : renewal} failed={renewalFailed} lines={10}>
          {() => null}
        </Loaded>
      </Page>
    )
  if (renewal.data === undefined) return <NoRenewal accountId={accountId} title={name} />
  return <RenewalView key={renewal.data.id} name={name} renewal={renewal.data} cycles={cycles.data} onCycle={onCycle} />
}
