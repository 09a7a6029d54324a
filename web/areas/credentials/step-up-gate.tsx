import { lazy, Suspense, useEffect, useState } from 'react'
import { answerStepUpWith } from '../../platform/step-up.ts'
import { pagePart } from '../../platform/page-part.ts'

const StepUpDialog = lazy(pagePart(() => import('./step-up-dialog.tsx')))

/** Asks the person to prove who they are when a call requires it. */
export function StepUpGate() {
  const [settle, setSettle] = useState<(proved: boolean) => void>()
  useEffect(
    () =>
      answerStepUpWith(
        () =>
          new Promise((done) => {
            setSettle(() => (proved: boolean) => {
              setSettle(undefined)
              done(proved)
            })
          }),
      ),
    [],
  )
  return (
    settle !== undefined && (
      <Suspense>
        <StepUpDialog onSettled={settle} />
      </Suspense>
    )
  )
}
