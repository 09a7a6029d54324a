import { brokerageMessages } from '@portico/contract/areas/administration/brokerage.messages.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import { holderOfSubdomain } from './subdomain-holder.view.ts'

/** Rejects a subdomain that another brokerage has or had. */
export async function demandFreeSubdomain(tx: Tx, code: string, subdomain: string | null): Promise<void> {
  const holder = subdomain === null ? undefined : await holderOfSubdomain(tx, subdomain)
  if (holder !== undefined && holder !== code) throw unprocessable({ subdomain: brokerageMessages.subdomainTaken })
}
