import { useMantineColorScheme } from '@mantine/core'
import { Choice } from '../controls/choice.tsx'

const schemes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'Automatic' },
] as const

/** Light, dark, or system; stored on this device. */
export function SchemeChoice({ labelHidden = false }: { readonly labelHidden?: boolean }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Choice
      label="Appearance"
      labelHidden={labelHidden}
      options={schemes}
      value={colorScheme}
      onChange={setColorScheme}
    />
  )
}
