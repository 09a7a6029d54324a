import type { AccountTransferDetail } from '@portico/contract/areas/account-transfers/transfer.shapes.ts'
import { useRouter } from '@tanstack/react-router'

/** Opens what was proposed, once it is saved. */
export function useOpenProposed(): (work: Promise<AccountTransferDetail>) => Promise<void> {
  const router = useRouter()
  return async (work) => {
    const { transfer } = await work
    router.history.push(`/admin/account-brokerage-manager/${transfer.id}`)
  }
}
