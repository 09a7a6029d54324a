import { useState } from 'react'
import { reasonOf } from './call-error.ts'

/** Work that a press begins: whether it is under way, and in words why it was refused. */
export function useWork() {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  /** `failure` is said where no answer came; what a refusal says at `field` comes before all else. */
  const run = async (work: () => Promise<unknown>, failure: string, field?: string): Promise<void> => {
    setBusy(true)
    setRefused(undefined)
    try {
      await work()
    } catch (error) {
      setRefused(reasonOf(error, failure, field))
    }
    setBusy(false)
  }
  return { busy, refused, run }
}
