import { askedOf } from '@portico/contract/areas/claims/claim-questions.ts'
import { answerError } from '@portico/contract/areas/claims/claim.rules.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Draft } from './use-draft.ts'

/** Where someone is in a report: the step is in the address, so that a reload and the back button keep it. */
export function useSteps(draft: Draft, today: string) {
  const navigate = useNavigate()
  const { at }: { readonly at?: unknown } = useSearch({ strict: false })
  const { type, answers } = draft.content
  const questions = askedOf(type, answers)
  const steps = ['type', ...questions.map(({ key }) => key), ...(type === 'UNKNOWN' ? [] : ['files', 'review'])]
  // Where the report was left; answers must not move it on by themselves.
  const [left] = useState(type === 'UNKNOWN' ? 'type' : (questions.find(({ key }) => !answers[key])?.key ?? 'review'))
  const step = [at, left].find((each): each is string => typeof each === 'string' && steps.includes(each)) ?? 'type'
  const index = steps.indexOf(step)
  const question = questions.find(({ key }) => key === step)
  const error = question && answerError(question, answers, today)
  const [tried, setTried] = useState(false)
  const go = (to: string): void => {
    setTried(false)
    void draft.flush().catch(() => undefined)
    void navigate({ to: '.', search: { draft: draft.claim.id, at: to } })
  }
  return {
    questions,
    question,
    step,
    go,
    number: index + 1,
    count: steps.length,
    error: tried ? error : undefined,
    before: steps[index - 1],
    /** Goes on, unless the answer has an error. */
    next:
      step === 'review' || type === 'UNKNOWN'
        ? undefined
        : () => (error === undefined ? go(steps[index + 1]!) : setTried(true)),
  }
}

/** Moves the focus to what a new step starts with: its field, else its heading. */
export function useStepFocus(step: string) {
  const part = useRef<HTMLDivElement>(null)
  const opened = useRef(step)
  useEffect(() => {
    if (opened.current === step) return
    opened.current = step
    part.current?.querySelector<HTMLElement>('h2, input, select, textarea')?.focus()
  }, [step])
  return part
}
