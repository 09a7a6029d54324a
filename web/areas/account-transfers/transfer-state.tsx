import { transferStates } from '@portico/contract/areas/account-transfers/transfer.rules.ts'
import type { AccountTransfer } from '@portico/contract/areas/account-transfers/transfer.shapes.ts'
import { Pill } from '../../kit/data/pill.tsx'

const tones: Readonly<Partial<Record<AccountTransfer['state'], 'brand' | 'warning' | 'danger' | 'success'>>> = {
  PROPOSED: 'warning',
  AGREED: 'brand',
  BLOCKED: 'danger',
  DONE: 'success',
  IN_FORCE: 'success',
}

/** How far a transfer is. */
export function TransferState({ state }: Pick<AccountTransfer, 'state'>) {
  return <Pill tone={tones[state] ?? 'neutral'}>{transferStates[state]}</Pill>
}
