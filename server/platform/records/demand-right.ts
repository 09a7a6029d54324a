import type { Right } from '@portico/contract/kit/rights.ts'
import { demand } from '../error-response.ts'
import { type TenantContext, tenantOf } from './tenant.ts'

/** Ends the call with 403 unless the caller holds a right, to a record where the right depends on one. */
export function demandRight<R = undefined>(context: TenantContext, { may, error }: Right<R>, record?: R): void {
  demand(may(tenantOf(context).reader, record as R), error)
}
