import { CyclePicker } from './overview/cycle-picker.tsx'
import { useCycle } from './use-cycle.ts'

interface Props {
  readonly accountId: string
  /** The renewal that is shown. */
  readonly chosen: string
}

/** Chooses among current renewals on a page that shows one. Hidden if there is only one. */
export function CycleChooser({ accountId, chosen }: Props) {
  const { cycles, onCycle } = useCycle(accountId)
  const shown = (cycles.data ?? []).filter(({ id, isCurrent }) => isCurrent || id === chosen)
  return <CyclePicker cycles={shown} chosen={chosen} onChoose={onCycle} />
}
