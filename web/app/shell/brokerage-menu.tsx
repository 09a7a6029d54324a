import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs'
import { useRouter } from '@tanstack/react-router'
import { Menu } from '../../kit/overlays/menu.tsx'
import { useMenus } from './use-menus.ts'

interface Props {
  readonly user: CurrentUser
  readonly account: Account | undefined
}

/** Pages of the brokerage, for whoever works at one. */
export function BrokerageMenu({ user, account }: Props) {
  const { history } = useRouter()
  const { brokerage } = useMenus(user, account)
  if (brokerage.length === 0) return null
  return (
    <Menu
      label="Brokerage menu"
      icon={<IconBriefcase size={24} stroke={1.6} />}
      items={brokerage.map(({ label, detail, href, Icon }) => ({
        label,
        detail,
        icon: <Icon size={18} />,
        onSelect: () => history.push(href),
      }))}
    />
  )
}
