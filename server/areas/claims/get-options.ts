import { isClaimType } from '@portico/contract/areas/claims/claim-types.ts'
import { featureDefaults } from '@portico/contract/areas/features/feature-defaults.ts'
import type { Handler } from '../../platform/context.ts'
import { todayOf } from '../../platform/dates/today.ts'
import { featuresView } from '../features/features.public.ts'
import { claimLists, claimPolicies } from './claim-options.view.ts'
import { demandReader } from './claims.access.ts'
import { contactsView } from './rules/rules.view.ts'

/** What a report of a claim chooses from. */
export const getOptions: Handler<'GET /api/accounts/{accountId}/claim-options'> = async (context) => {
  const reader = demandReader(context)
  const { account, brokerage } = context.account
  return context.read(async (tx) => {
    const [features, policies, lists, contacts] = await Promise.all([
      featuresView(tx, context.account),
      claimPolicies(tx, account),
      claimLists(tx, account, { withPeople: reader.seesClaimants }),
      contactsView(tx, brokerage),
    ])
    const shown = features.find(({ name }) => name === 'CLAIM_TYPES_TO_SHOW')?.value
    const types = (Array.isArray(shown) ? shown : featureDefaults.CLAIM_TYPES_TO_SHOW).filter(isClaimType)
    return {
      status: 200,
      body: {
        types,
        policies,
        lists,
        hotlines: contacts.flatMap(({ carrier, hotline }) => (hotline === '' ? [] : [{ carrier, hotline }])),
        today: todayOf(context),
      },
    }
  })
}
