import type { AccountMember } from '@portico/contract/areas/people/person.shapes.ts'
import type { Column } from '../../kit/data/data-table.tsx'
import { Monogram } from '../../kit/data/monogram.tsx'
import { Pill } from '../../kit/data/pill.tsx'
import { TwoLines } from '../../kit/data/two-lines.tsx'
import { formatAgo } from '../../platform/formats.ts'
import { useNow } from '../../platform/now.ts'
import { fullName } from '../session/session.public.ts'
import classes from './people.module.css'

type Person = Omit<AccountMember, 'role' | 'permissions'>

/** The person. */
export const personColumn: Column<Person> = {
  key: 'name',
  header: 'Name',
  cell: (person) => (
    <span className={classes.person}>
      <Monogram name={fullName(person)} picture={person.profilePicture} />
      <span className={classes.words}>
        <TwoLines under={person.email}>{fullName(person)}</TwoLines>
      </span>
    </span>
  ),
}

/** What an administrator looks at: how safe the login is, when it was used, and who let the person in. */
export const loginColumns: readonly Column<Person>[] = [
  {
    key: 'two-factor',
    header: 'Two-factor',
    cell: ({ tfaEnabled }) => (tfaEnabled ? <Pill tone="success">On</Pill> : <Pill>Off</Pill>),
  },
  { key: 'last-login', header: 'Last login', cell: ({ lastLogin }) => <LastLogin at={lastLogin} /> },
  { key: 'invited-by', header: 'Invited by', cell: ({ invitedBy }) => invitedBy ?? '–' },
]

function LastLogin({ at }: { readonly at: string | null }) {
  const now = useNow()
  return at === null ? 'Never' : formatAgo(at, now)
}
