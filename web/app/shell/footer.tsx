import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { useBrand } from '../../areas/branding/branding.door.ts'
import { isBrokerageUser } from '../../areas/session/session.door.ts'
import { AppLink } from '../../platform/app-link.tsx'
import { useNow } from '../../platform/now.ts'
import classes from './footer.module.css'

/** The year and whose portal it is; brokerage staff find help here too. */
export function Footer({ user }: { readonly user: CurrentUser | null }) {
  const { name } = useBrand()
  return (
    <footer className={classes.footer}>
      <span>
        © {useNow().getFullYear()} {name}
      </span>
      {user !== null && isBrokerageUser(user) && <AppLink href="/help">Need Help?</AppLink>}
    </footer>
  )
}
