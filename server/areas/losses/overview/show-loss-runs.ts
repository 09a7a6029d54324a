import { gridOf, yearsCovered, yearsNeeded, yearsOf } from '@portico/contract/areas/losses/loss-run-grid.ts'
import { areAdminRoles } from '@portico/contract/areas/session/roles.rules.ts'
import { accountHead } from '../../accounts/accounts.public.ts'
import type { Handler } from '../../../platform/context.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { mayManageLosses, maySignForInsured } from '../losses.access.ts'
import { requestsView } from '../requests/requests.view.ts'
import { rulesView } from '../rules/rules.view.ts'
import { agedOnView } from '../runs/aged-on.read-model.ts'
import { runsView } from '../runs/runs.view.ts'
import { termsView } from './terms.view.ts'

/** The loss runs of an account: required, requested and received ones, and their deadlines. */
export const showLossRuns: Handler<'GET /api/accounts/{accountId}/loss-runs'> = async (context) => {
  const { account, brokerage } = context.account
  const today = todayOf(context)
  const { agedOn, insured, terms, dated, requests, rules } = await context.read(async (tx) => {
    const counts = await agedOnView(tx, account, today)
    const [found, begun, came, inForce] = await Promise.all([
      accountHead(tx, account),
      termsView(tx, account, today),
      runsView(tx, account, counts),
      rulesView(tx, brokerage),
    ])
    const asked = await requestsView(tx, account, came, today)
    return { agedOn: counts, insured: found, terms: begun, dated: came, requests: asked, rules: inForce }
  })
  const runs = dated.map(({ run }) => run)
  const years = yearsOf(terms, today)
  const lines = gridOf(terms, years, { requests, runs, agedOn })
  const { isAdmin, brokerages } = context.actor
  const mayChangeRules = isAdmin || areAdminRoles(brokerages.get(brokerage) ?? [])
  return {
    status: 200,
    body: {
      today,
      companyName: insured.companyName,
      brokerCode: insured.brokerCode,
      years,
      lines,
      yearsNeeded,
      yearsCovered: yearsCovered(lines, years),
      requests,
      runs,
      rules,
      mayChange: mayManageLosses(context),
      maySign: maySignForInsured(context),
      mayChangeRules: mayChangeRules && !context.actor.isViewer,
      mayChangePlatformRules: isAdmin && !context.actor.isViewer,
    },
  }
}
