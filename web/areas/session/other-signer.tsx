import { Notice } from '../../kit/feedback/notice.tsx'
import { fullName, useSignedInUser } from './current-user.ts'

/** Warns a person who signs under another name than that of their login. */
export function OtherSigner({ typed }: { readonly typed: string }) {
  const own = fullName(useSignedInUser())
  if (plain(typed) === '' || plain(typed) === plain(own)) return null
  return (
    <Notice kind="warning">
      You are logged in as {own}, but this is signed by {typed.trim()}. The record shows both names. Ask {typed.trim()}{' '}
      to log in and sign, or enter your own name.
    </Notice>
  )
}

const plain = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()
