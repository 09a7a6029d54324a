import { useCallback, useEffect, useState } from 'react'
import { statusOf } from '../../platform/call-error.ts'
import { forgetLink, type InvitationLink, type RegistrationLink } from './joining-link.ts'

type Opened<Data> =
  | { readonly is: 'loading' }
  | { readonly is: 'spent' }
  | { readonly is: 'failed' }
  | { readonly is: 'open'; readonly data: Data }

/** What a link opens; invalid if it no longer works, which may only show when it is used. */
export function useOpenedLink<Data>(link: InvitationLink | RegistrationLink, load: () => Promise<Data>) {
  const [opened, setOpened] = useState<Opened<Data>>({ is: 'loading' })

  const fail = useCallback(
    (error: unknown): void => {
      if (!isSpent(error)) return setOpened({ is: 'failed' })
      forgetLink(link)
      setOpened({ is: 'spent' })
    },
    [link],
  )

  const look = useCallback(async (): Promise<void> => {
    setOpened({ is: 'loading' })
    try {
      setOpened({ is: 'open', data: await load() })
    } catch (error) {
      fail(error)
    }
  }, [load, fail])

  useEffect(() => void look(), [look])

  /** Waits for a call that uses the link up. */
  const redeem = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer
    } catch (error) {
      if (isSpent(error)) fail(error)
      throw error
    }
  }

  return { opened, look, redeem }
}

const isSpent = (error: unknown): boolean => statusOf(error) === 404
