import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { Button } from '../../../kit/controls/button.tsx'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { EntryList } from '../views/agenda-view.tsx'
import { dayText } from '../calendar-days.ts'
import type { Entry } from '../calendar-entries.ts'

interface Props {
  readonly day: string
  readonly entries: readonly Entry[]
  readonly onOpen: (entry: Entry) => void
  /** Omitted for people who may only read. */
  readonly onAdd?: (() => void) | undefined
  readonly onClose: () => void
}

/** One day with all its entries. */
export function DayDialog({ day, entries, onOpen, onAdd, onClose }: Props) {
  return (
    <Dialog title={dayText(day)} onClose={onClose} size="small">
      {entries.length === 0 ? <p>No events on this day.</p> : <EntryList entries={entries} onOpen={onOpen} />}
      {onAdd !== undefined && (
        <FormActions>
          <Button icon={<IconPlus size={18} />} onClick={onAdd}>
            Add event
          </Button>
        </FormActions>
      )}
    </Dialog>
  )
}
