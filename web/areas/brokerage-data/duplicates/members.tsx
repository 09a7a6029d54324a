import {
  type DuplicateKind,
  type DuplicateMember,
  type PossibleDuplicate,
  shownMembers,
} from '@portico/contract/areas/brokerage-data/duplicates/possible-duplicate.shapes.ts'
import { isScheduleType, nameOfType, scheduleTypes } from '@portico/contract/areas/schedules/schedule-types.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { rowPath } from '../../schedules/schedules.public.ts'
import classes from '../data.module.css'

interface Props {
  readonly kind: DuplicateKind
  readonly group: PossibleDuplicate
}

/** The records of a group, each linked to the page where it is corrected. */
export const Members = ({ kind, group: { members, places } }: Props) => (
  <ul className={classes.members}>
    {members.map((member) => {
      const href = hrefOf(kind, member)
      const name = member.label === '' ? member.companyName : `${member.companyName}: ${member.label}`
      return (
        <li key={`${member.account} ${member.rowId ?? member.label}`}>
          {href === undefined ? name : <AppLink href={href}>{name}</AppLink>}
          {member.scheduleType !== null && isScheduleType(member.scheduleType) && (
            <span className={classes.under}>{` ${nameOfType(member.scheduleType)}`}</span>
          )}
        </li>
      )
    })}
    {places > members.length && members.length === shownMembers && (
      <li className={classes.under}>{`The first ${shownMembers} are shown.`}</li>
    )}
  </ul>
)

function hrefOf(kind: DuplicateKind, { account, scheduleType, tabId, rowId }: DuplicateMember): string | undefined {
  const home = `/${encodeURIComponent(account)}`
  if (kind === 'ACCOUNT') return `${home}/details`
  if (kind === 'CONTACT') return `${home}/account/management`
  if (scheduleType === null || !isScheduleType(scheduleType) || tabId === null || rowId === null) return undefined
  return scheduleTypes[scheduleType].slug === null ? undefined : rowPath(account, scheduleType, { tabId, rowId })
}
