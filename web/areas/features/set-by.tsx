import { useQuery } from '@tanstack/react-query'
import { formatMoment } from '../../platform/formats.ts'
import { settingChangesQuery } from './feature-calls.ts'
import classes from './features.module.css'

/** Who set a value that holds, and when, if that is known. */
export function SetBy({ accountId, setting }: { readonly accountId: string; readonly setting: string }) {
  const { data } = useQuery(settingChangesQuery(accountId))
  const change = data?.find((each) => each.setting === setting)
  return change && <span className={classes.description}>{`${change.by}, ${formatMoment(change.at)}`}</span>
}
