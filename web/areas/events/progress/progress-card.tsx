import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { IconButton } from '../../../kit/controls/icon-button.tsx'
import { isRunning } from './progress.ts'
import { ProgressList } from './progress-list.tsx'
import classes from './progress.module.css'
import { useProgress } from './use-progress.ts'

/** Imports and conversions in progress, in the corner of every screen until they end or the card is hidden. */
export default function ProgressCard({ userId }: { readonly userId: string }) {
  const { progress, isHidden, all } = useProgress(userId)
  const running = all.filter(isRunning)
  if (isHidden || running.length === 0) return null
  return (
    <section aria-label="In progress" className={classes.card}>
      <div className={classes.head}>
        <h2 className={classes.heading}>In progress</h2>
        <IconButton label="Hide progress" icon={<IconChevronDown size={18} />} small onClick={progress.hide} />
      </div>
      <ProgressList list={running} label="In progress" />
    </section>
  )
}
