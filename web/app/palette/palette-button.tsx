import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { lazy, type RefObject, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '../../kit/controls/icon-button.tsx'
import { pagePart } from '../../platform/page-part.ts'
import classes from './palette-button.module.css'

const PaletteDialog = lazy(pagePart(async () => ({ default: (await import('./palette-dialog.tsx')).PaletteDialog })))

interface Props {
  readonly user: CurrentUser
  readonly account: Account | undefined
}

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Opens the command palette, as Ctrl K does, and ⌘ K on an Apple keyboard. */
export function PaletteButton({ user, account }: Props) {
  const [opened, setOpened] = useState(false)
  const typedAhead = useRef('')
  const close = (): void => {
    typedAhead.current = ''
    setOpened(false)
  }
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isShortcut = (isApple ? event.metaKey : event.ctrlKey) && event.key.toLowerCase() === 'k'
      if (!isShortcut || event.shiftKey || event.altKey) return
      // The browser's own search would open over the page.
      event.preventDefault()
      if (document.querySelector('dialog[open]') === null) setOpened(true)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <IconButton
        label="Search"
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        className={classes.button}
        icon={
          <>
            <IconSearch size={24} stroke={1.6} />
            <kbd className={classes.shortcut} aria-hidden>
              {isApple ? '⌘ K' : 'Ctrl K'}
            </kbd>
          </>
        }
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      />
      {opened && (
        <Suspense fallback={<TypedAhead into={typedAhead} onClose={close} />}>
          <PaletteDialog user={user} account={account} typedAhead={typedAhead} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

interface TypedAheadProps {
  readonly into: RefObject<string>
  readonly onClose: () => void
}

/** Keeps what is typed while the palette loads. */
function TypedAhead({ into, onClose }: TypedAheadProps) {
  // In the same step as the dialog takes over, so that no letter is lost in between.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey
      if (isLetter) into.current += event.key
      else if (event.key === 'Backspace') into.current = into.current.slice(0, -1)
      else if (event.key === 'Escape') onClose()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  })
  return null
}
