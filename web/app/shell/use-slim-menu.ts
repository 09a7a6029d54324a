import { useState } from 'react'
import { deviceStorage } from '../../platform/storage.ts'

const name = 'portico.slim-menu'

/** Whether the side menu shows only icons, as last chosen on this device. */
export function useSlimMenu(): readonly [boolean, (isSlim: boolean) => void] {
  const [isSlim, setSlim] = useState(() => deviceStorage.read(name) !== null)
  const choose = (next: boolean): void => {
    deviceStorage.write(name, next ? 'yes' : null)
    setSlim(next)
  }
  return [isSlim, choose]
}
