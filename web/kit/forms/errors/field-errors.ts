import { useEffect, useRef } from 'react'

/** What is wrong with fields, by their path. */
export type FieldErrors = Readonly<Record<string, string>>

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** The first error of each field. `pathOf` names the field of an issue. */
export function firstErrors(issues: readonly Issue[], pathOf: (issue: Issue) => string): FieldErrors {
  const errors: Record<string, string> = {}
  for (const issue of issues) errors[pathOf(issue)] ??= issue.message
  return errors
}

/** Moves the focus to the first field with an error. */
export function useFirstError(errors: object) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])
  return form
}
