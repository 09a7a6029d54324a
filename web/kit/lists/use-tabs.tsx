import { useNavigate, useSearch } from '@tanstack/react-router'
import { Choice } from '../controls/choice.tsx'

interface Tab<V extends string> {
  readonly value: V
  readonly label: string
}

/** Parts of a screen to choose from: the one that the address names, or the first; `choice` is where people choose. */
export function useTabs<V extends string>(tabs: readonly [Tab<V>, ...Tab<V>[]]) {
  const { tab: named }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const { value } = tabs.find((each) => each.value === named) ?? tabs[0]
  const choose = (tab: V): void => void navigate({ to: '.', search: { tab }, replace: true, resetScroll: false })
  return {
    tab: value,
    choice: <Choice label="What to show" labelHidden options={tabs} value={value} onChange={choose} />,
  }
}
