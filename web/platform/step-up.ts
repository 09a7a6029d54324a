import { ApiError, isProblem } from './call-error.ts'

/** Asks a person to prove who they are; resolves to true once they did, false if they cancel. */
type Asker = () => Promise<boolean>

let asker: Asker | undefined
let asking: Promise<boolean> | undefined

/** Registers the screen that asks; the platform itself has none. Returns how to unregister it. */
export function answerStepUpWith(ask: Asker): () => void {
  asker = ask
  return () => {
    if (asker === ask) asker = undefined
  }
}

/** Asks once for all waiting calls. Returns false if there is no one to ask. */
export function stepUp(): Promise<boolean> {
  asking ??= (asker?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined
  })
  return asking
}

/** Whether a response requires a step-up first. */
export const asksForStepUp = (status: number, body: unknown): boolean =>
  status === 403 && isProblem(body) && body.code === 'step_up_required'

/** Whether a call failed because the person would rather not prove who they are: then nothing went wrong. */
export const isStepUpDeclined = (error: unknown): boolean =>
  error instanceof ApiError && asksForStepUp(error.status as number, error.body)
