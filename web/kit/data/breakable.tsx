import type { ReactNode } from 'react'

/** A text whose email address may continue on a second line after its @, so that it does not widen a table. */
export function breakable(text: string): ReactNode {
  const at = text.indexOf('@') + 1
  if (at === 0) return text
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  )
}
