import type { AccountMember } from '@portico/contract/areas/people/person.shapes.ts'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconEdit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs'
import IconUserMinus from '@tabler/icons-react/dist/esm/icons/IconUserMinus.mjs'
import type { Column } from '../../kit/data/data-table.tsx'
import { Menu } from '../../kit/overlays/menu.tsx'
import classes from './people.module.css'
import { fullName } from '../session/session.public.ts'

type Person = Pick<AccountMember, 'firstName' | 'lastName' | 'username' | 'mayChange'>

interface Options<Member, More> {
  readonly changeLabel: string
  /** Why a person cannot be removed; undefined if they can. */
  readonly staysBecause?: (member: Member) => string | undefined
  readonly onChange: (member: Member) => void
  readonly onRemove: (member: Member) => void
  /** What else can be done about a person. */
  readonly more?: (member: Member) => readonly { readonly label: string; readonly for: More }[]
  readonly onMore?: (member: Member, what: More) => void
}

/** What can be done about each person that the user may change. */
export function actionsColumn<Member extends Person, More = never>(options: Options<Member, More>): Column<Member> {
  return {
    key: 'actions',
    header: 'Actions',
    cell: (member) => member.mayChange && <Actions member={member} {...options} />,
  }
}

function Actions<Member extends Person, More>({
  member,
  changeLabel,
  staysBecause,
  onChange,
  onRemove,
  more,
  onMore,
}: Options<Member, More> & { readonly member: Member }) {
  return (
    <div className={classes.actions}>
      <Menu
        label={`More for ${fullName(member)}`}
        icon={<IconDots size={18} />}
        small
        items={[
          { label: changeLabel, icon: <IconEdit size={18} />, onSelect: () => onChange(member) },
          ...(more?.(member) ?? []).map(({ label, for: what }) => ({ label, onSelect: () => onMore?.(member, what) })),
          {
            label: 'Remove',
            icon: <IconUserMinus size={18} />,
            onSelect: () => onRemove(member),
            danger: true,
            unavailable: staysBecause?.(member),
          },
        ]}
      />
    </div>
  )
}
