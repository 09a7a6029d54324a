import IconQuestionMark from '@tabler/icons-react/dist/esm/icons/IconQuestionMark.mjs'
import { lazy, Suspense, useEffect, useState } from 'react'
import { IconButton } from '../../../kit/controls/icon-button.tsx'
import { pagePart } from '../../../platform/page-part.ts'
import classes from './help-button.module.css'

const HelpDialog = lazy(pagePart(() => import('./help-dialog.tsx')))

/** What takes what is typed: there a question mark is a letter. */
const typing = 'input, textarea, select, [contenteditable], [role=grid], dialog[open]'

/** Opens help for the page on screen, as does typing a question mark outside a field. */
export default function HelpButton() {
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(typing) !== null) return
      if (document.querySelector('dialog[open]') === null) setOpened(true)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <IconButton
        label="Help with this page"
        className={classes.button}
        icon={<IconQuestionMark size={22} stroke={1.6} />}
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onClick={() => setOpened(true)}
      />
      {opened && (
        <Suspense>
          <HelpDialog onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
