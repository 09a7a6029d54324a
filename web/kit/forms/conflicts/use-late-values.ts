import { useEffect, useRef } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Shows values that arrive after a form on a page was opened, such as what someone else saved, as long as nothing is
 * typed. Afterwards the form keeps what it shows, and its save reports the conflict.
 */
export function useLateValues<Typed extends FieldValues, Context, Sent>(
  { reset, formState: { isDirty } }: UseFormReturn<Typed, Context, Sent>,
  values: DefaultValues<Typed>,
): void {
  const text = JSON.stringify(values)
  const shown = useRef(text)
  useEffect(() => {
    if (isDirty || shown.current === text) return
    shown.current = text
    reset(values)
  })
}
