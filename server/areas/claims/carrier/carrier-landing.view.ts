import type { CarrierLanding } from '@portico/contract/areas/claims/carrier/carrier-answer.shapes.ts'
import { claimTypeNames, type ClaimTypeCode } from '@portico/contract/areas/claims/claim-types.ts'
import type { ClaimPolicy } from '@portico/contract/areas/claims/claim.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { brandingView } from '../../branding/branding.public.ts'
import type { AnswerLink } from './answer-link.view.ts'

interface Row {
  readonly company: string
  readonly brokerage: string
  readonly subdomain: string | null
  readonly ourNumber: string
  readonly type: ClaimTypeCode
  readonly lossOn: string | null
  readonly policy: ClaimPolicy | null
  readonly sent: number
}

/** What a carrier sees of a claim by its link: not the person, and nothing of an injury. */
export async function carrierLanding(
  tx: Tx,
  { account, claimId, noticeId, expiresAt }: AnswerLink,
): Promise<CarrierLanding> {
  const { rows } = await sql<Row>`
    select company_name as company, brand as brokerage, subdomain, our_number as "ourNumber", type, loss_on as "lossOn",
      policy, (select count(*)::int from claim_answers where account_code = ${account} and notice_id = ${noticeId}) as sent
    from claims join account_heads on code = account_code
    where account_code = ${account} and id = ${claimId}`.execute(tx.db)
  const { subdomain, policy, type, ...row } = rows[0]!
  return {
    ...row,
    branding: await brandingView(tx, subdomain ?? ''),
    type: claimTypeNames[type],
    policyNumber: policy?.policyNumber ?? '',
    expiresAt: expiresAt.toISOString(),
  }
}
