import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs'
import { Button } from '../../../kit/controls/button.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { PopoverCard } from '../../../kit/overlays/popover-card.tsx'
import { isRunning } from './progress.ts'
import { ProgressList } from './progress-list.tsx'
import classes from './progress.module.css'
import { useProgress } from './use-progress.ts'

/** Opens the imports and conversions: those under way and the last that have ended. */
export default function ProgressButton({ userId }: { readonly userId: string }) {
  const { progress, isHidden, all } = useProgress(userId)
  const running = all.filter(isRunning)
  const ended = all.filter((entry) => !isRunning(entry))
  return (
    <PopoverCard label="Imports" icon={<IconFileImport size={24} stroke={1.6} />} count={running.length}>
      {(close) => (
        <>
          <div className={classes.head}>
            <h2 className={classes.heading}>Imports</h2>
            {isHidden && running.length > 0 && (
              <Button
                kind="quiet"
                small
                onClick={() => {
                  progress.show()
                  close()
                }}
              >
                Show progress
              </Button>
            )}
            {ended.length > 0 && (
              <Button kind="quiet" small onClick={progress.clear}>
                Clear history
              </Button>
            )}
          </div>
          {all.length === 0 && <EmptyState title="No recent imports." />}
          {running.length > 0 && <ProgressList list={running} label="In progress" />}
          {ended.length > 0 && <ProgressList list={ended} label="History" />}
        </>
      )}
    </PopoverCard>
  )
}
