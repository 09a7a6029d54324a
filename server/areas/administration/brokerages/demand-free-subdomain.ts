import { brokerageMessages } from '@portico/contract/areas/administration/brokerage.messages.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { unprocessable } from '../../../platform/refusal.ts'
import { brokerageOfSubdomain } from '../../brokerages/brokerages.door.ts'

/** Refuses a subdomain that another brokerage has. */
export async function demandFreeSubdomain(tx: Tx, code: string, subdomain: string | null): Promise<void> {
  const holder = subdomain === null ? undefined : await brokerageOfSubdomain(tx, subdomain)
  if (holder !== undefined && holder !== code) throw unprocessable({ subdomain: brokerageMessages.subdomainTaken })
}
