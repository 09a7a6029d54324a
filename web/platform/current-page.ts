import { useMatches } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's name in breadcrumbs, tab and links. */
    readonly title?: string
    /** Its name is that of the renewal flow, which a flag gives. */
    readonly isRenewalFlow?: true
  }
}

interface CurrentPage {
  readonly title: string
  readonly isRenewalFlow: boolean
  /** One of many of its kind: its address names which. */
  readonly isOfItem: boolean
  readonly path: string
  /** The account in the address, if the page belongs to one. */
  readonly accountId: string | undefined
}

/** Address parts that are owners rather than items. */
const owners = new Set(['accountId', 'brokerCode', 'brokerageId', 'level', '*', '_splat'])

/** The page on screen. */
export function useCurrentPage(): CurrentPage {
  const matches = useMatches()
  const last = matches.at(-1)
  const params = (last?.params ?? {}) as { readonly accountId?: string }
  const title = last?.staticData.title
  const isOfItem = Object.keys(params).some((name) => !owners.has(name))
  // Without a title it is not a page: an unknown path, whose first word is not an account.
  return {
    title: title ?? '',
    isRenewalFlow: last?.staticData.isRenewalFlow === true,
    isOfItem,
    path: last?.pathname ?? '/',
    accountId: title === undefined ? undefined : params.accountId,
  }
}
