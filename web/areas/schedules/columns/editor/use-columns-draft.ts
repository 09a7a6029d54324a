import type {
  ColumnSetting,
  ProposedColumns,
  ScheduleColumns,
} from '@portico/contract/areas/schedules/columns/column-settings.shapes.ts'
import { columnMessages } from '@portico/contract/areas/schedules/columns/column.messages.ts'
import { useState } from 'react'
import { reasonOf, refusedFields, refusedWith } from '../../../../platform/call-error.ts'
import { saveKey, useKeepSaved, useSaveColumns } from '../columns.queries.ts'
import { isOther } from './draft-columns.ts'

/** Settings on their way: what they were made from, what was decided since, and how saving them went. */
export function useColumnsDraft(brokerCode: string, current: ScheduleColumns) {
  const [base, setBase] = useState(current)
  const [settings, setSettings] = useState<readonly ColumnSetting[]>(current.settings)
  const [theirs, setTheirs] = useState<ScheduleColumns>()
  const [proposal, setProposal] = useState<ProposedColumns>()
  const [failed, setFailed] = useState<string>()
  const { mutateAsync, isPending } = useSaveColumns()
  const keepSaved = useKeepSaved(brokerCode)
  const { standard, scheduleType: type } = base
  const isDirty = isOther(standard, settings, base.settings)

  const startFrom = (from: ScheduleColumns): void => {
    setBase(from)
    setSettings(from.settings)
    setTheirs(undefined)
    setProposal(undefined)
    setFailed(undefined)
  }
  // Shows what someone else saved immediately if nothing was changed; else the save shows both.
  if (!isDirty && current.version > base.version) startFrom(current)

  const finish = (saved: ScheduleColumns): void => {
    keepSaved(saved)
    startFrom(saved)
  }
  const showBoth = (other: ScheduleColumns): void => {
    setProposal(undefined)
    setTheirs(other)
  }
  const save = async (version: number): Promise<void> => {
    setFailed(undefined)
    try {
      const answer = await mutateAsync({ params: { id: brokerCode, type }, body: { version, settings: [...settings] } })
      setTheirs(undefined)
      if ('proposalId' in answer) setProposal(answer)
      else finish(answer)
    } catch (error) {
      if (refusedWith(saveKey, error, 409)) showBoth(error.body.current)
      else setFailed(Object.values(refusedFields(error))[0] ?? reasonOf(error, columnMessages.saveFailed))
    }
  }

  return {
    type,
    standard,
    settings,
    theirs,
    proposal,
    failed,
    isDirty,
    isSaving: isPending,
    change: setSettings,
    save: () => save(base.version),
    saveOver: (other: ScheduleColumns) => save(other.version),
    undo: () => startFrom(current),
    takeTheirs: startFrom,
    finish,
    showBoth,
    giveUpProposal: () => setProposal(undefined),
  }
}
