import { useState } from 'react'
import { reasonOf } from './call-error.ts'

/** Work started by a button: whether it is running, and why it failed. */
export function useWork() {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  /** `failure` is shown if there was no response; an error message at `field` takes precedence. */
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
