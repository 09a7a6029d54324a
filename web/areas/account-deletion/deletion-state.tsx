import { type Deletion, deletionStates } from '@portico/contract/areas/account-deletion/deletion.shapes.ts'
import { Pill } from '../../kit/data/pill.tsx'

const tones: Readonly<Partial<Record<Deletion['state'], 'brand' | 'warning' | 'danger' | 'success'>>> = {
  EXPORTING: 'brand',
  FAILED: 'danger',
  CONFIRMING: 'warning',
  DELETED: 'danger',
  RESTORED: 'success',
}

/** How far a deletion is. */
export function DeletionState({ state }: Pick<Deletion, 'state'>) {
  return <Pill tone={tones[state] ?? 'neutral'}>{deletionStates[state]}</Pill>
}
