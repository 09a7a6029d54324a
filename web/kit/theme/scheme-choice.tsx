import { useMantineColorScheme } from '@mantine/core'
import { Choice } from '../controls/choice.tsx'

const schemes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'Automatic' },
] as const

/** Light, dark, or as the device has it; kept on this device. */
export function SchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return <Choice label="Appearance" options={schemes} value={colorScheme} onChange={setColorScheme} />
}
