import type { AccountMember } from '@portico/contract/areas/people/person.shapes.ts'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconEdit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconUserMinus from '@tabler/icons-react/dist/esm/icons/IconUserMinus.mjs'
import type { Column } from '../../kit/data/data-table.tsx'
import { Menu } from '../../kit/overlays/menu.tsx'
import classes from './people.module.css'
import { fullName } from '../session/session.public.ts'

type Person = Pick<AccountMember, 'firstName' | 'lastName' | 'username' | 'mayChange'>

interface Options<Member> {
  readonly changeLabel: string
  /** Why a person cannot be removed; undefined if they can. */
  readonly staysBecause?: (member: Member) => string | undefined
  readonly onChange: (member: Member) => void
  readonly onRemove: (member: Member) => void
  /** Views the product as a person; omitted without the right. */
  readonly onViewAs?: ((member: Member) => void) | undefined
}

/** What can be done about each person that the user may change. */
export function actionsColumn<Member extends Person>(options: Options<Member>): Column<Member> {
  return {
    key: 'actions',
    header: 'Actions',
    cell: (member) => member.mayChange && <Actions member={member} {...options} />,
  }
}

function Actions<Member extends Person>({
  member,
  changeLabel,
  staysBecause,
  onChange,
  onRemove,
  onViewAs,
}: Options<Member> & { readonly member: Member }) {
  return (
    <div className={classes.actions}>
      <Menu
        label={`More for ${fullName(member)}`}
        icon={<IconDots size={18} />}
        small
        items={[
          ...(onViewAs === undefined
            ? []
            : [{ label: 'View as user', icon: <IconEye size={18} />, onSelect: () => onViewAs(member) }]),
          { label: changeLabel, icon: <IconEdit size={18} />, onSelect: () => onChange(member) },
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
