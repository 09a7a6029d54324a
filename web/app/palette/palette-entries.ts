import { isPathWithin } from '@portico/contract/areas/session/landing.rules.ts'
import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { policyLabel, policyPath } from '@portico/contract/areas/policies/policy.rules.ts'
import type { SearchFindings } from '@portico/contract/areas/search/search.shapes.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useRecentAccounts } from '../../areas/accounts/accounts.door.ts'
import { q } from '../../platform/queries.ts'
import { userPages } from '../shell/staff-menus.ts'
import { useMenus } from '../shell/use-menus.ts'

/** A place that the palette leads to. */
export interface Entry {
  readonly label: string
  readonly detail: string
  readonly href: string
}

export interface Group {
  readonly title: string
  readonly entries: readonly Entry[]
}

const pauseMs = 200
const fewestLetters = 2
const home = (code: string) => `/${encodeURIComponent(code)}/dashboard`

/**
 * What fits the words typed: screens at once, the rest from the server after a pause. Findings are kept by their own
 * words, so that late ones never stand under newer typing. Where nothing is typed: the accounts opened last.
 */
export function usePaletteEntries(user: CurrentUser, account: Account | undefined, typed: string) {
  const words = typed.trim()
  const [asked] = useDebouncedValue(words, pauseMs)
  const isAsked = words.length >= fewestLetters
  const search = useQuery({
    ...q('GET /api/search', {
      query: { text: words, ...(account === undefined ? {} : { account: account.accountCode }) },
    }),
    enabled: isAsked && asked === words,
  })
  const opened = useRecentAccounts(user.userId)
  const lower = words.toLowerCase()
  const screens = useScreens(user, account).filter(({ label }) => label.toLowerCase().includes(lower))
  const found = isAsked ? search.data : undefined
  const groups: Group[] = [
    ...(words === '' ? [{ title: 'Recent accounts', entries: opened.map(accountEntry) }] : []),
    { title: 'Screens', entries: screens },
    { title: 'Accounts', entries: found?.accounts.map(accountEntry) ?? [] },
    { title: 'Policies', entries: policyEntries(found, account) },
    { title: 'Documents', entries: documentEntries(found, account) },
    { title: 'Tasks', entries: taskEntries(found, account) },
  ]
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isLoading: isAsked && search.isPending,
    failed: isAsked && search.isError ? search.refetch : undefined,
  }
}

/** Every screen that the menus lead to, each once, under the name it has there. */
function useScreens(user: CurrentUser, account: Account | undefined): Entry[] {
  const menus = useMenus(user, account)
  const sections = menus.account.flatMap(({ items }) => items)
  const all = [...sections, ...menus.general, ...menus.brokerage, ...menus.admin, ...userPages]
  return [...new Map(all.map(({ label, href, detail = '' }) => [href, { label, href, detail }])).values()]
}

const accountEntry = ({ accountCode, companyName }: { accountCode: string; companyName: string }): Entry => ({
  label: companyName,
  detail: accountCode,
  href: home(accountCode),
})

function policyEntries(found: SearchFindings | undefined, account: Account | undefined): Entry[] {
  if (found === undefined || account === undefined) return []
  return found.policies.map((policy) => ({
    label: policyLabel(policy),
    detail: policy.policyNumber,
    href: policyPath(account.accountCode, policy),
  }))
}

function documentEntries(found: SearchFindings | undefined, account: Account | undefined): Entry[] {
  if (found === undefined || account === undefined) return []
  const library = `/${encodeURIComponent(account.accountCode)}/documents`
  return found.documents.map(({ id, name }) => ({ label: name, detail: '', href: `${library}?document=${id}` }))
}

/** A task without a page of its own is found on the dashboard. */
function taskEntries(found: SearchFindings | undefined, account: Account | undefined): Entry[] {
  if (found === undefined || account === undefined) return []
  return found.tasks.map(({ details, link }) => ({
    label: details,
    detail: '',
    href: typeof link === 'string' && isPathWithin(link) ? link : home(account.accountCode),
  }))
}
