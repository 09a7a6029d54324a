import { Notice } from '../../../kit/feedback/notice.tsx'
import { formatWait } from '../../../platform/formats.ts'
import type { LoginFailure } from './login-failure.ts'

/** Shows why a step failed, immediately and until it is resolved. */
export function FailureNotice({ failure: { text, wait } }: { readonly failure: LoginFailure }) {
  return (
    <Notice kind="error">
      <p>{text}</p>
      {wait !== undefined && wait > 0 && <p>You can try again in {formatWait(wait)}.</p>}
    </Notice>
  )
}
