import { tabStorage } from '../../../platform/storage.ts'

const askedName = 'portico.code-asked'

/** Seconds after each request in which none can be made. */
export const codeCooldown = 30

/** Seconds until a code may be requested again; undefined if this login has not requested one. */
export function cooldownLeft(now: number): number | undefined {
  const asked = tabStorage.read(askedName)
  return asked === null ? undefined : Math.max(0, codeCooldown - (now - Number(asked)) / 1000)
}

/** Remembers, across reloads, that this login has requested a code. */
export const recordCodeRequest = (now: number): void => tabStorage.write(askedName, String(now))

/** A new login requests a new code. */
export const forgetCodeRequest = (): void => tabStorage.write(askedName, null)
