import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { useRouter } from '@tanstack/react-router'
import { Menu } from '../../kit/overlays/menu.tsx'
import { MenuIcon } from './menus/menu-icon.tsx'
import { useMenus } from './menus/use-menus.ts'

interface Props {
  readonly user: CurrentUser
  readonly account: Account | undefined
}

/** Pages of the brokerage, for its staff. */
export function BrokerageMenu({ user, account }: Props) {
  const { history } = useRouter()
  const { brokerage } = useMenus(user, account)
  if (brokerage.length === 0) return null
  return (
    <Menu
      label="Brokerage menu"
      icon={<MenuIcon name="Briefcase" size={24} />}
      items={brokerage.map(({ label, detail, href, icon }) => ({
        label,
        detail,
        icon: <MenuIcon name={icon} />,
        onSelect: () => history.push(href),
      }))}
    />
  )
}
