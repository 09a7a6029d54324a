import type { CoverageSheet, PolicyLayer } from '@portico/contract/areas/policies/coverages/coverage-sheet.shapes.ts'
import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { change } from '../../events/events.public.ts'
import { queueCoverageChange } from '../coverage-queue.ts'
import { mayManagePolicies } from '../policy.access.ts'
import { policyDetailView } from '../policy-detail.view.ts'
import { replaceCoverages } from '../policy.store.ts'
import { policyToChange, savePolicy } from '../policy-to-change.ts'

/** Replaces the coverages of a policy with its forms, exclusions, and layer. */
export const saveCoverages: Handler<'PUT /api/accounts/{accountId}/policies/{policyId}/coverages'> = async (
  context,
  { params, body: { version, ...sheet } },
) =>
  context.write(async (tx) => {
    const { account } = context.account
    demand(mayManagePolicies(context.account), policyMessages.onlyStaff)
    const before = await policyToChange(tx, context, { id: params.policyId, version })
    const id = before.id!
    await savePolicy(tx, context, { id, version }, sheetColumns(sheet))
    await replaceCoverages(tx, account, id, sheet.coverages)
    await queueCoverageChange(tx, context)
    const after = (await policyDetailView(tx, account, { id }, todayOf(context)))!
    await tx.record({
      action: 'policy.cover',
      subject: { type: 'policy', id },
      before,
      after,
      events: [change(account, 'policies')],
    })
    return { status: 200, body: after }
  })

const sheetColumns = ({ forms, exclusions, layer }: Omit<CoverageSheet, 'coverages'>) => ({
  forms: JSON.stringify(forms),
  exclusions,
  ...layerColumns(layer),
})

/** The columns of a policy that hold its layer. */
export const layerColumns = (layer: PolicyLayer | null) => ({
  layer_kind: layer?.kind ?? null,
  attachment_cents: layer?.attachment ?? 0,
  limit_cents: layer?.limit ?? null,
  over_types: layer?.over ?? [],
})
