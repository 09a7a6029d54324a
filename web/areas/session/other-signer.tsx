import { Notice } from '../../kit/feedback/notice.tsx'
import { fullName, useSignedInUser } from './current-user.ts'
import { isOtherSigner } from './signer-name.ts'

/** Warns a person who signs under another name than that of their login. */
export function OtherSigner({ typed }: { readonly typed: string }) {
  const own = fullName(useSignedInUser())
  if (!isOtherSigner(typed, own)) return null
  return (
    <Notice kind="warning">
      You are logged in as {own}, but this is signed by {typed.trim()}. The record shows both names. Ask {typed.trim()}{' '}
      to log in and sign, or enter your own name.
    </Notice>
  )
}
