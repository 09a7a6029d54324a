import '../../kit/forms/without-eval.ts'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../kit/language/texts.ts'
import { reasonOf, refusedFields } from '../../platform/call-error.ts'

type Texts = Readonly<Record<string, string>>
type FieldErrors = Readonly<Record<string, string | undefined>>

interface Checked {
  readonly success: boolean
  readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] }
}

/** The first error of each field, by its name. */
export function errorsOf({ error }: Checked): FieldErrors {
  const named = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message] as const)
  return Object.fromEntries(named.toReversed())
}

interface Options<Values extends Texts> {
  readonly start: Values
  readonly check: (values: Values) => FieldErrors
  readonly send: (values: Values) => Promise<void>
  /** Further fields whose errors are shown. */
  readonly otherFields?: readonly string[]
}

/** A form of a page outside the portal. It keeps its input, and shows every error at its field. */
export function useJoiningForm<Values extends Texts>({ start, check, send, otherFields = [] }: Options<Values>) {
  const { said } = useTexts()
  const [values, setValues] = useState(start)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refused, setRefused] = useState<string>()
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])

  const submit = async (): Promise<void> => {
    setRefused(undefined)
    const found = check(values)
    setErrors(found)
    if (Object.values(found).some((error) => error !== undefined)) return
    setBusy(true)
    try {
      await send(values)
    } catch (error) {
      const named = Object.entries(refusedFields(error)).filter(
        ([name]) => name in values || otherFields.includes(name),
      )
      if (named.length > 0) setErrors(Object.fromEntries(named))
      else setRefused(reasonOf(error, messages.unexpected))
    }
    setBusy(false)
  }

  return {
    values,
    errors,
    refused,
    busy,
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit(event: SubmitEvent): void {
        event.preventDefault()
        void submit()
      },
    },
    /** What binds a field to its value. */
    field: (name: keyof Values & string) => ({
      name,
      value: values[name],
      error: errors[name] && said(errors[name]),
      onChange: (event: { readonly currentTarget: { readonly value: string } }): void => {
        const { value } = event.currentTarget
        setValues((before) => ({ ...before, [name]: value }))
      },
    }),
  }
}
